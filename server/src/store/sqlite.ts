import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import LibSql from 'libsql';
import { type LogRecord, readLogRow, readTable, type SeatRecord, type TableRecord } from './codec.ts';
import { Dialect } from './dialect.ts';
import { lockFolder } from './lock.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema.ts';
import type { Change, ChatRange, Store, StoredChatLine, StoredRow, StoredTable, User } from './store.ts';
import { TableWriter } from './table-writer.ts';

/** The embedded database: one file, one process. */
export class SqliteStore implements Store {
  readonly #file: LibSql.Database;
  readonly #db: Kysely<Database>;
  readonly #unlock: () => void;
  readonly #writer: TableWriter;
  readonly #readTable: LibSql.Statement;
  readonly #readSeats: LibSql.Statement;
  readonly #readLog: LibSql.Statement;

  private constructor(file: LibSql.Database, db: Kysely<Database>, unlock: () => void) {
    this.#unlock = unlock;
    this.#file = file;
    this.#db = db;
    this.#writer = new TableWriter(file);
    this.#readTable = file.prepare('select * from tables where id = ?');
    this.#readSeats = file.prepare('select * from seats where table_id = ? order by seat');
    this.#readLog = file.prepare('select * from log_rows where table_id = ? order by row');
  }

  /** Opens the database in a folder; makes it or brings it up to date if need be, wholly or not at all. */
  static async open(folder: string): Promise<SqliteStore> {
    mkdirSync(folder, { recursive: true });
    const unlock = lockFolder(folder);
    const file = new LibSql(join(folder, 'kontor.db'));
    file.exec('pragma journal_mode = wal');
    file.exec('pragma synchronous = full');
    file.exec('pragma foreign_keys = on');
    // The same pages change with every move; by default each would be copied to the main file every few batches.
    file.exec('pragma wal_autocheckpoint = 10000');
    const db = new Kysely<Database>({ dialect: new Dialect({ database: file }) });
    try {
      const { error } = await new Migrator({
        db,
        provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
      }).migrateToLatest();
      if (error) throw error;
      return new SqliteStore(file, db, unlock);
    } catch (error) {
      await db.destroy();
      unlock();
      throw error;
    }
  }

  async addUser({ id, name, createdAt }: User, tokenHash: string): Promise<void> {
    this.#transaction(() => {
      this.#file
        .prepare('insert into users (id, name, created_at) values (?, ?, ?)')
        .run(id, name, createdAt);
      this.#file.prepare('insert into tokens (hash, user_id) values (?, ?)').run(tokenHash, id);
    });
  }

  async addToken(user: string, tokenHash: string): Promise<void> {
    await this.#db.insertInto('tokens').values({ hash: tokenHash, user_id: user }).execute();
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

  async renameUser(id: string, name: string): Promise<void> {
    await this.#db.updateTable('users').set({ name }).where('id', '=', id).execute();
  }

  async addTable(table: StoredTable): Promise<void> {
    this.#transaction(() => this.#writer.add(table));
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return this.#table(id);
  }

  async openTables(stage: 'gathering' | 'running', limit: number, skip = 0): Promise<StoredTable[]> {
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
    return this.#tables(ids);
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

  async tablesOf(user: string, limit: number): Promise<StoredTable[]> {
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
    return this.#tables(ids);
  }

  async runningTables(): Promise<StoredTable[]> {
    const ids = await this.#db.selectFrom('tables').select('id').where('stage', '=', 'running').execute();
    return this.#tables(ids);
  }

  async dueTables(now: number, limit: number): Promise<string[]> {
    const found = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return found.map(({ id }) => id);
  }

  async seatByReturn(hash: string): Promise<{ table: string; seat: number } | undefined> {
    const found = await this.#db
      .selectFrom('seats')
      .select(['table_id', 'seat'])
      .where('return_hash', '=', hash)
      .executeTakeFirst();
    return found && { table: found.table_id, seat: found.seat };
  }

  async commit(changes: readonly Change[]): Promise<{ stale: Change[] }> {
    return { stale: this.#transaction(() => changes.filter((change) => !this.#writer.write(change))) };
  }

  async rows(table: string): Promise<StoredRow[]> {
    return (this.#readLog.all(table) as LogRecord[]).map(readLogRow);
  }

  async addChat(table: string, line: Omit<StoredChatLine, 'n'>): Promise<StoredChatLine> {
    const { user, name, seat, text, at } = line;
    const { n } = await this.#db
      .insertInto('chat')
      .values(({ selectFrom }) => ({
        table_id: table,
        n: selectFrom('chat')
          .select(({ fn, eb }) => eb(fn.coalesce(fn.max('n'), eb.lit(0)), '+', eb.lit(1)).as('n'))
          .where('table_id', '=', table),
        user_id: user,
        name,
        seat,
        text,
        at,
      }))
      .returning('n')
      .executeTakeFirstOrThrow();
    return { ...line, n };
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

  async setAlive(at: number): Promise<void> {
    await this.#db
      .insertInto('server')
      .values({ id: 1, alive_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
      .execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    this.#unlock();
  }

  /**
   * Runs statements in a transaction, without waiting in between: there is one connection, and what somebody else writes
   * meanwhile must not get into it.
   */
  #transaction<T>(work: () => T): T {
    this.#file.exec('begin immediate');
    try {
      const result = work();
      this.#file.exec('commit');
      return result;
    } catch (error) {
      this.#file.exec('rollback');
      throw error;
    }
  }

  /** In the order of the ids. */
  #tables(ids: readonly { readonly id: string }[]): StoredTable[] {
    return ids.flatMap(({ id }) => this.#table(id) ?? []);
  }

  #table(id: string): StoredTable | undefined {
    const found = this.#readTable.get(id) as TableRecord | undefined;
    return found && readTable(found, this.#readSeats.all(id) as SeatRecord[]);
  }
}
