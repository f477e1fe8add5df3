import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { silentLogger } from '../log.ts';
import { UnreadableTable } from '../unreadable.ts';
import { type LogRecord, readLogRow, readTable, type SeatRecord, type TableRecord } from './codec.ts';
import { Dialect } from './dialect.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { SqliteFile } from './sqlite-file.ts';
import type { Change, ChatRange, Store, StoredChatLine, StoredRow, StoredTable, User } from './store.ts';
import { TableWriter } from './table-writer.ts';
import { whyUnusable } from './unusable.ts';

const ADD_USER = 'insert into users (id, name, created_at) values (?, ?, ?)';
const ADD_TOKEN = 'insert into tokens (hash, user_id, created_at) values (?, ?, ?)';
const REMOVE_TOKEN = 'delete from tokens where user_id = ? and hash = ?';
const RENAME_USER = 'update users set name = ? where id = ?';
const READ_USER = `select users.id, users.name, users.created_at as createdAt from tokens
  join users on users.id = tokens.user_id where tokens.hash = ?`;
const READ_TABLE = 'select * from tables where id = ?';
const READ_SEATS = 'select * from seats where table_id = ? order by seat';
const READ_LOG = 'select * from log_rows where table_id = ? order by row';
const NEXT_CHAT = 'select coalesce(max(n), 0) + 1 as n from chat where table_id = ?';
const ADD_CHAT = 'insert into chat (table_id, n, user_id, name, seat, text, at) values (?, ?, ?, ?, ?, ?, ?)';
const READ_CHAT = `select n, user_id as user, name, seat, text, at from chat where table_id = ? and n > ? and n < ?
  order by n desc limit ?`;
const SET_ALIVE = `insert into server (id, alive_at) values (1, ?)
  on conflict (id) do update set alive_at = excluded.alive_at`;

/** The embedded database: one file, one process. */
export class SqliteStore implements Store {
  readonly #file: SqliteFile;
  readonly #db: Kysely<Database>;
  readonly #unlock: () => void;
  readonly #writer: TableWriter;
  readonly #log: Logger;
  /** Tables that cannot be read; each is logged once. */
  readonly #unreadable = new Set<string>();

  private constructor(file: SqliteFile, db: Kysely<Database>, unlock: () => void, log: Logger) {
    this.#log = log;
    this.#unlock = unlock;
    this.#file = file;
    this.#db = db;
    this.#writer = new TableWriter(file);
  }

  /** Opens the database in a folder; makes it or brings it up to date if need be, wholly or not at all. */
  static async open(folder: string, log = silentLogger): Promise<SqliteStore> {
    const path = join(folder, 'kontor.db');
    let unlock = (): void => undefined;
    let file: SqliteFile | undefined;
    try {
      mkdirSync(folder, { recursive: true });
      unlock = lockFolder(folder);
      file = new SqliteFile(path);
      const db = new Kysely<Database>({ dialect: new Dialect({ database: file }) });
      await migrate(db, path);
      return new SqliteStore(file, db, unlock, log);
    } catch (error) {
      file?.close();
      unlock();
      throw whyUnusable(error, path);
    }
  }

  async addUser({ id, name, createdAt }: User, tokenHash: string): Promise<void> {
    await this.#file.write(() => {
      this.#file.statement(ADD_USER).run(id, name, createdAt);
      this.#file.statement(ADD_TOKEN).run(tokenHash, id, createdAt);
    });
  }

  async addToken(user: string, tokenHash: string, createdAt: number): Promise<void> {
    await this.#file.write(() => this.#file.statement(ADD_TOKEN).run(tokenHash, user, createdAt));
  }

  async tokensOf(user: string): Promise<{ hash: string; createdAt: number }[]> {
    return this.#db
      .selectFrom('tokens')
      .select(['hash', 'created_at as createdAt'])
      .where('user_id', '=', user)
      .orderBy('created_at', 'desc')
      .execute();
  }

  async removeToken(user: string, tokenHash: string): Promise<void> {
    await this.#file.write(() => this.#file.statement(REMOVE_TOKEN).run(user, tokenHash));
  }

  async userByToken(tokenHash: string): Promise<User | undefined> {
    const found = this.#file.statement(READ_USER).get(tokenHash) as User | undefined;
    // The driver adds a field of its own.
    return found && { id: found.id, name: found.name, createdAt: found.createdAt };
  }

  async renameUser(id: string, name: string): Promise<void> {
    await this.#file.write(() => this.#file.statement(RENAME_USER).run(name, id));
  }

  async addTable(table: StoredTable): Promise<void> {
    await this.#file.write(() => this.#writer.add(table));
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
    return {
      stale: await this.#file.write(() => changes.filter((change) => !this.#writer.write(change))),
    };
  }

  async rows(table: string): Promise<StoredRow[]> {
    const records = this.#file.statement(READ_LOG).all(table) as LogRecord[];
    return this.#decode(table, () => records.map(readLogRow));
  }

  async addChat(table: string, line: Omit<StoredChatLine, 'n'>): Promise<StoredChatLine> {
    const { user, name, seat, text, at } = line;
    const n = await this.#file.write(() => {
      const next = this.#file.statement(NEXT_CHAT).get(table) as { n: number };
      this.#file.statement(ADD_CHAT).run(table, next.n, user, name, seat, text, at);
      return next.n;
    });
    return { ...line, n };
  }

  async chat(
    table: string,
    { after = 0, before = Number.MAX_SAFE_INTEGER, limit }: ChatRange,
  ): Promise<StoredChatLine[]> {
    const found = this.#file.statement(READ_CHAT).all(table, after, before, limit) as StoredChatLine[];
    return found.reverse();
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
    await this.#file.write(() => this.#file.statement(SET_ALIVE).run(at));
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    this.#file.close();
    this.#unlock();
  }

  /** In the order of the ids, without those that cannot be read. */
  #tables(ids: readonly { readonly id: string }[]): StoredTable[] {
    return ids.flatMap(({ id }) => {
      try {
        return this.#table(id) ?? [];
      } catch (error) {
        if (error instanceof UnreadableTable) return [];
        throw error;
      }
    });
  }

  #table(id: string): StoredTable | undefined {
    const found = this.#file.statement(READ_TABLE).get(id) as TableRecord | undefined;
    if (!found) return undefined;
    const seats = this.#file.statement(READ_SEATS).all(id) as SeatRecord[];
    return this.#decode(id, () => readTable(found, seats));
  }

  /** One table that is damaged must not keep the others from being read. */
  #decode<T>(table: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!this.#unreadable.has(table)) {
        this.#unreadable.add(table);
        this.#log.error({ table, reason: String(error) }, 'a table is set aside because it cannot be read');
      }
      throw new UnreadableTable(error);
    }
  }
}
