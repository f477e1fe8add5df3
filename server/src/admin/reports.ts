import { readTable } from '../store/codec.ts';
import { COLUMNS } from '../store/columns.ts';
import { StoreUnusable } from '../store/unusable.ts';
import type { DataSource } from './database.ts';

const time = (ms: number): string => new Date(ms).toISOString();

export async function statistics({ db }: DataSource): Promise<object> {
  const count = async (table: 'users' | 'log_rows' | 'chat'): Promise<number> => {
    const found = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return found.count;
  };
  const stages = await db
    .selectFrom('tables')
    .select(['stage', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('stage')
    .orderBy('stage')
    .execute();
  return {
    users: await count('users'),
    ...Object.fromEntries(stages.map(({ stage, count: tables }) => [stage, tables])),
    rows: await count('log_rows'),
    chat: await count('chat'),
  };
}

export async function listTables(
  { db }: DataSource,
  stage: string | undefined,
  limit: number,
): Promise<object[]> {
  const found = await db
    .selectFrom('tables')
    .select(['id', 'terms', 'stage', 'last_row', 'updated_at'])
    .$if(stage !== undefined, (query) => query.where('stage', '=', stage ?? ''))
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ id, terms, stage: now, last_row, updated_at }) => ({
    id,
    game: gameOf(terms),
    stage: now,
    rows: last_row,
    changed: time(updated_at),
  }));
}

/** Also a table that is damaged is listed. */
function gameOf(terms: string): string {
  try {
    return (JSON.parse(terms) as { game: string }).game;
  } catch {
    return '?';
  }
}

export async function listUsers({ db }: DataSource, limit: number): Promise<object[]> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'name', 'created_at'])
    .select(({ selectFrom }) =>
      selectFrom('seats')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('user_id', '=', 'users.id')
        .as('tables'),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ id, name, created_at, tables }) => ({ id, name, tables, since: time(created_at) }));
}

/** Everything that is stored of a table but what must stay secret. */
export async function inspectTable({ db }: DataSource, id: string): Promise<object> {
  const table = await db.selectFrom('tables').select(COLUMNS.tables).where('id', '=', id).executeTakeFirst();
  if (!table) throw new StoreUnusable(`There is no table ${id}.`);
  const seats = await db
    .selectFrom('seats')
    .select(COLUMNS.seats)
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  const { terms, progress, seats: rows } = readTable(table, seats);
  const { secret: _, ...open } = terms;
  return { terms: open, progress, seats: rows.map(({ returnHash: _hash, ...seat }) => seat) };
}
