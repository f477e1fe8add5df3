import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { executedMigrations, numberOf } from '../store/executed.ts';
import type { Database } from '../store/schema.ts';
import type { DataSource } from './database.ts';
import { removeTables } from './end-table.ts';
import { type BackupRow, writeBackup } from './format.ts';
import { layoutOf } from './layout.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many tables are read or removed at once: few, so that the server is not slowed down. */
const BATCH = 100;

/** For how many days something is kept; undefined for ever. Finished games are always kept. */
export interface RetentionTerms {
  /** Tables at which no game began, and which nobody waits at any more. */
  readonly unbegunDays: number | undefined;
  /** Games that were cancelled, or that nobody went on with. */
  readonly abandonedDays: number | undefined;
  /** What was said at tables that are over. */
  readonly chatDays: number | undefined;
  /** Where what is removed is written first, if anywhere. */
  readonly archive: string | undefined;
}

export function isLimited({ unbegunDays, abandonedDays, chatDays }: RetentionTerms): boolean {
  return [unbegunDays, abandonedDays, chatDays].some((days) => days !== undefined);
}

export interface Pruned {
  readonly tables: number;
  readonly lines: number;
  /** Where it was written before. */
  readonly file: string | undefined;
}

/** Removes what is older than the host wants to keep it; results, records and seats of finished games stay. */
export async function prune(data: DataSource, terms: RetentionTerms, now: number): Promise<Pruned> {
  const { db } = data;
  const ids = [
    ...(await oldTables(db, '=', terms.unbegunDays, now)),
    ...(await oldTables(db, '>', terms.abandonedDays, now)),
  ];
  const before = terms.chatDays === undefined ? undefined : now - terms.chatDays * DAY_MS;
  const lines = before === undefined ? 0 : await countLines(db, before);
  if (ids.length === 0 && lines === 0) return { tables: 0, lines: 0, file: undefined };
  const file = terms.archive === undefined ? undefined : await archive(data, terms.archive, ids, before, now);
  for (let i = 0; i < ids.length; i += BATCH)
    await db.transaction().execute((transaction) => removeTables(transaction, ids.slice(i, i + BATCH)));
  if (before !== undefined) await db.deleteFrom('chat').where(isOldLine(before)).execute();
  return { tables: ids.length, lines, file };
}

/** Tables that are over without a result, with rows in their log or without. */
async function oldTables(
  db: Kysely<Database>,
  rows: '=' | '>',
  days: number | undefined,
  now: number,
): Promise<string[]> {
  if (days === undefined) return [];
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('stage', 'in', ['cancelled', 'expired'])
    .where('last_row', rows, 0)
    .where('updated_at', '<', now - days * DAY_MS)
    .execute();
  return found.map(({ id }) => id);
}

function isOldLine(before: number) {
  return (eb: ExpressionBuilder<Database, 'chat'>) =>
    eb.and([
      eb('at', '<', before),
      eb(
        'table_id',
        'in',
        eb.selectFrom('tables').select('id').where('stage', 'not in', ['gathering', 'running']),
      ),
    ]);
}

async function countLines(db: Kysely<Database>, before: number): Promise<number> {
  const found = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOldLine(before))
    .executeTakeFirstOrThrow();
  return found.count;
}

/** The lines have the form of a back-up. */
async function archive(
  { db }: DataSource,
  folder: string,
  ids: readonly string[],
  before: number | undefined,
  now: number,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const time = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const file = join(folder, `kontor-${time}-removed.gz`);
  const schema = numberOf((await executedMigrations(db)).at(-1) ?? '');
  const header = { kontor: 'archive', format: 1, schema, createdAt: now } as const;
  await writeBackup(file, header, removedRows(db, ids, before));
  return file;
}

async function* removedRows(
  db: Kysely<Database>,
  ids: readonly string[],
  before: number | undefined,
): AsyncGenerator<BackupRow> {
  for (const [table, columns] of await layoutOf(db)) {
    const key = table === 'tables' ? 'id' : columns.find((column) => column === 'table_id');
    if (key === undefined) continue;
    const list = sql.join(columns.map((column) => sql.ref(column)));
    for (let i = 0; i < ids.length; i += BATCH) {
      const { rows } = await sql<Record<string, unknown>>`select ${list} from ${sql.table(table)}
        where ${sql.ref(key)} in (${sql.join(ids.slice(i, i + BATCH))})`.execute(db);
      for (const row of rows) yield [table, row];
    }
  }
  if (before === undefined) return;
  const kept = await db.selectFrom('chat').selectAll().where(isOldLine(before)).execute();
  for (const row of kept) if (!ids.includes(row.table_id)) yield ['chat', row];
}
