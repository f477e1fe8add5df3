import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { seatsOf } from '@kontor/core';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { silentLogger } from '../log.ts';
import { AccountStore } from './accounts.ts';
import {
  hasOwnFiles,
  type LogRecord,
  readLogRow,
  readTable,
  type SeatRecord,
  type TableRecord,
  withFiles,
} from './codec.ts';
import { Dialect } from './dialect.ts';
import { HostStore } from './host-store.ts';
import { lockFolder } from './lock.ts';
import { MannersStore } from './manners.ts';
import { migrate } from './migrate.ts';
import { SQLITE_MIGRATIONS } from './migrations/index.ts';
import { NoticeStore } from './notices.ts';
import { OpenMark } from './open-mark.ts';
import { PersonalData } from './personal-data.ts';
import { Queries } from './queries.ts';
import type { Database } from './schema.ts';
import { SqliteFile } from './sqlite-file.ts';
import type {
  Change,
  ChatRange,
  PlayedFilter,
  Store,
  StoredChatLine,
  StoredDevice,
  StoredRow,
  StoredTable,
  TablePosition,
  TableVersion,
  User,
} from './store.ts';
import { TableDecoder } from './table-decoder.ts';
import { TableWriter } from './table-writer.ts';
import { whyUnusable } from './unusable.ts';
import { VacationStore } from './vacations.ts';
import { sqliteWrite } from './write.ts';

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
  readonly nodes = undefined;
  readonly accounts: AccountStore;
  readonly hosting: HostStore;
  readonly notices: NoticeStore;
  readonly manners: MannersStore;
  readonly vacations: VacationStore;
  readonly personal: PersonalData;
  readonly #file: SqliteFile;
  readonly #db: Kysely<Database>;
  readonly #queries: Queries;
  readonly #unlock: () => void;
  readonly #mark: OpenMark;
  readonly #writer: TableWriter;
  readonly #decoder: TableDecoder;

  private constructor(
    file: SqliteFile,
    db: Kysely<Database>,
    mark: OpenMark,
    unlock: () => void,
    log: Logger,
  ) {
    this.#mark = mark;
    this.#decoder = new TableDecoder(log);
    this.#unlock = unlock;
    this.#file = file;
    this.#db = db;
    this.#queries = new Queries(db);
    this.#writer = new TableWriter(file);
    const write = sqliteWrite(file);
    this.accounts = new AccountStore(db, write);
    this.personal = new PersonalData(db, write);
    this.hosting = new HostStore(db, write);
    this.notices = new NoticeStore(db, write);
    this.manners = new MannersStore(db, write);
    this.vacations = new VacationStore(db, write);
  }

  /**
   * Opens the database in a folder; makes it or brings it up to date if need be, wholly or not at all. `opened`: this process has had
   * it open before, and has checked it then. To read the file past SQLite and close it again would take the process's locks from
   * it, and other programs would take it for unused.
   */
  static async open(folder: string, log = silentLogger, opened = false): Promise<SqliteStore> {
    const path = join(folder, 'kontor.db');
    let unlock = (): void => undefined;
    let file: SqliteFile | undefined;
    try {
      mkdirSync(folder, { recursive: true });
      unlock = lockFolder(folder);
      const mark = new OpenMark(path);
      if (!opened) mark.refuseCopy();
      file = new SqliteFile(path);
      const db = new Kysely<Database>({ dialect: new Dialect({ database: file }) });
      await migrate(db, path, SQLITE_MIGRATIONS);
      await mark.set(file);
      return new SqliteStore(file, db, mark, unlock, log);
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

  tokensOf(user: string): Promise<StoredDevice[]> {
    return this.#queries.tokensOf(user);
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
    const found = this.#table(id);
    if (!found || !hasOwnFiles(found)) return found;
    const files = await this.#queries.files(id);
    return this.#decoder.decode(id, () => withFiles(found, files));
  }

  async openTables(stage: 'gathering' | 'running', limit: number, skip = 0): Promise<StoredTable[]> {
    return this.#tables(await this.#queries.openTableIds(stage, limit, skip));
  }

  openTableCount(stage: 'gathering' | 'running'): Promise<number> {
    return this.#queries.openTableCount(stage);
  }

  async tablesOf(user: string, limit: number): Promise<StoredTable[]> {
    return this.#tables(await this.#queries.tableIdsOf(user, limit));
  }

  async playedTables(user: string, filter: PlayedFilter, limit: number, skip = 0): Promise<StoredTable[]> {
    return this.#tables(await this.#queries.playedTableIds(user, filter, limit, skip));
  }

  playedTableCount(user: string, filter: PlayedFilter): Promise<number> {
    return this.#queries.playedTableCount(user, filter);
  }

  async runningTables(): Promise<StoredTable[]> {
    return this.#tables(await this.#queries.runningTableIds());
  }

  /** Those where an automatic answer is next count as well, so that they go on after a start. */
  async botTables(limit: number): Promise<TableVersion[]> {
    const tables = (await this.runningTables()).filter(({ progress, seats }) =>
      seatsOf(progress.active).some(
        (seat) => progress.bots[seat] !== null || (seats[seat]?.auto.length ?? 0) > 0,
      ),
    );
    return tables.slice(0, limit).map(({ terms, progress }) => ({ id: terms.id, version: progress.version }));
  }

  dueTables(now: number, limit: number): Promise<string[]> {
    return this.#queries.dueTableIds(now, limit);
  }

  seatByReturn(hash: string): Promise<{ table: string; seat: number } | undefined> {
    return this.#queries.seatByReturn(hash);
  }

  async commit(changes: readonly Change[]): Promise<{ stale: Change[] }> {
    return {
      stale: await this.#file.write(() => changes.filter((change) => !this.#writer.write(change))),
    };
  }

  async rows(table: string): Promise<StoredRow[]> {
    const records = this.#file.statement(READ_LOG).all(table) as LogRecord[];
    return this.#decoder.decode(table, () => records.map(readLogRow));
  }

  positions(tables: readonly string[]): Promise<TablePosition[]> {
    return this.#queries.positions(tables);
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

  chatCount(table: string, user: string): Promise<{ all: number; own: number }> {
    return this.#queries.chatCount(table, user);
  }

  aliveAt(): Promise<number | undefined> {
    return this.#queries.aliveAt();
  }

  async setAlive(at: number): Promise<void> {
    await this.#file.write(() => this.#file.statement(SET_ALIVE).run(at));
  }

  async close(): Promise<void> {
    await this.#mark.clear(this.#file);
    await this.#db.destroy();
    this.#file.close();
    this.#mark.remove();
    this.#unlock();
  }

  #tables(ids: readonly string[]): StoredTable[] {
    return this.#decoder.decodeAll(ids, (id) => this.#table(id));
  }

  #table(id: string): StoredTable | undefined {
    const found = this.#file.statement(READ_TABLE).get(id) as TableRecord | undefined;
    if (!found) return undefined;
    const seats = this.#file.statement(READ_SEATS).all(id) as SeatRecord[];
    return this.#decoder.decode(id, () => readTable(found, seats));
  }
}
