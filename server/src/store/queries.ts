import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { PARTS } from '../nodes/parts.ts';
import type { FileRecord } from './codec.ts';
import type { Database } from './schema.ts';
import type { ChatRange, PlayedFilter, StoredChatLine, StoredDevice, TablePosition, User } from './store.ts';

/** What drivers ask in the same words. Tables are found by their ids; each driver reads them in its own way. */
export class Queries {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async tokensOf(user: string): Promise<StoredDevice[]> {
    return this.#db
      .selectFrom('tokens')
      .select(['hash', 'created_at as createdAt', 'browser', 'system', 'used_at as usedAt'])
      .where('user_id', '=', user)
      .orderBy('created_at', 'desc')
      .execute();
  }

  async userByToken(tokenHash: string): Promise<User | undefined> {
    const found = await this.#db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select(['users.id', 'users.name', 'users.created_at'])
      .where('tokens.hash', '=', tokenHash)
      .executeTakeFirst();
    return found && { id: found.id, name: found.name, createdAt: found.created_at };
  }

  async openTableIds(stage: 'gathering' | 'running', limit: number, skip = 0): Promise<string[]> {
    const ids = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', stage)
      .where('open', '=', 1)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(skip)
      .execute();
    return ids.map(({ id }) => id);
  }

  async openTableCount(stage: 'gathering' | 'running'): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('stage', '=', stage)
      .where('open', '=', 1)
      .executeTakeFirstOrThrow();
    return count;
  }

  async tableIdsOf(user: string, limit: number): Promise<string[]> {
    const ids = await this.#db
      .selectFrom('tables')
      .select('id')
      .select(({ eb }) => eb('stage', 'in', ['gathering', 'running']).as('going'))
      .select('updated_at')
      .where(({ or, and, eb, selectFrom }) =>
        or([
          eb('id', 'in', selectFrom('seats').select('table_id').where('user_id', '=', user)),
          and([eb('host', '=', user), eb('stage', '=', 'gathering')]),
        ]),
      )
      .orderBy('going', 'desc')
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    return ids.map(({ id }) => id);
  }

  async playedTableIds(user: string, filter: PlayedFilter, limit: number, skip = 0): Promise<string[]> {
    const found = await this.#played(user, filter)
      .select('id')
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(skip)
      .execute();
    return found.map(({ id }) => id);
  }

  async playedTableCount(user: string, filter: PlayedFilter): Promise<number> {
    const { count } = await this.#played(user, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The games of a user that have begun and are over. */
  #played(user: string, { game, search }: PlayedFilter) {
    return this.#db
      .selectFrom('tables')
      .where(({ eb, selectFrom }) =>
        eb('id', 'in', selectFrom('seats').select('table_id').where('user_id', '=', user)),
      )
      .where('stage', 'in', ['finished', 'cancelled', 'expired'])
      .where('last_row', '>', 0)
      .$if(game !== undefined, (query) =>
        query.where(contains('terms', JSON.stringify({ game }).slice(1, -1))),
      )
      .$if(search !== undefined, (query) =>
        query.where(({ eb, selectFrom }) =>
          eb(
            'id',
            'in',
            selectFrom('seats')
              .select('table_id')
              .where(({ or }) =>
                or([contains('name', search ?? ''), contains('name', (search ?? '').toLowerCase(), true)]),
              ),
          ),
        ),
      );
  }

  async runningTableIds(): Promise<string[]> {
    const ids = await this.#db.selectFrom('tables').select('id').where('stage', '=', 'running').execute();
    return ids.map(({ id }) => id);
  }

  async dueTableIds(now: number, limit: number, parts?: readonly number[]): Promise<string[]> {
    const found = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<=', now)
      .$if(parts !== undefined, (query) => query.where(isInParts(parts ?? [])))
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return found.map(({ id }) => id);
  }

  async files(table: string): Promise<FileRecord[]> {
    return this.#db.selectFrom('table_files').selectAll().where('table_id', '=', table).execute();
  }

  async positions(tables: readonly string[]): Promise<TablePosition[]> {
    if (tables.length === 0) return [];
    return this.#db
      .selectFrom('tables')
      .select(['id', 'version'])
      .select(({ selectFrom }) =>
        selectFrom('chat')
          .select(({ fn, val }) => fn.coalesce(fn.max('n'), val(0)).as('n'))
          .whereRef('table_id', '=', 'tables.id')
          .$asScalar()
          .$notNull()
          .as('chat'),
      )
      .where('id', 'in', tables)
      .execute();
  }

  async seatByReturn(hash: string): Promise<{ table: string; seat: number } | undefined> {
    const found = await this.#db
      .selectFrom('seats')
      .select(['table_id', 'seat'])
      .where('return_hash', '=', hash)
      .executeTakeFirst();
    return found && { table: found.table_id, seat: found.seat };
  }

  async chat(table: string, { after = 0, before, limit }: ChatRange): Promise<StoredChatLine[]> {
    const found = await this.#db
      .selectFrom('chat')
      .select(['n', 'user_id', 'name', 'seat', 'text', 'at'])
      .where('table_id', '=', table)
      .where('n', '>', after)
      .$if(before !== undefined, (query) => query.where('n', '<', before ?? 0))
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return found.reverse().map(({ user_id, ...line }) => ({ ...line, user: user_id }));
  }

  async chatCount(table: string, user: string): Promise<{ all: number; own: number }> {
    const { all, own } = await this.#db
      .selectFrom('chat')
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere('user_id', '=', user).as('own'),
      ])
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    return { all, own };
  }

  async aliveAt(): Promise<number | undefined> {
    const found = await this.#db.selectFrom('server').select('alive_at').executeTakeFirst();
    return found?.alive_at;
  }
}

/** Whether a column holds a text, which may have any characters. */
function contains(column: string, text: string, lower = false): RawBuilder<SqlBool> {
  const value = lower ? sql`lower(${sql.ref(column)})` : sql.ref(column);
  return sql<SqlBool>`${value} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

/** Only PostgreSQL is asked for parts, because only there others have the rest. */
export function isInParts(parts: readonly number[]): RawBuilder<SqlBool> {
  return parts.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`ascii(id) % ${sql.lit(PARTS)} in (${sql.join(parts)})`;
}
