import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledQuery, Kysely, Migrator, type Selectable } from 'kysely';
import LibSql from 'libsql';
import {
  addProgressValues,
  readTable,
  type SeatRecord,
  type TableRecord,
  writeSeat,
  writeTerms,
} from './codec.ts';
import { Dialect } from './dialect.ts';
import { Journal } from './journal.ts';
import { lockFolder } from './lock.ts';
import { ManyRows, type Value } from './many-rows.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema.ts';
import type {
  Change,
  SeatRow,
  Store,
  StoredChatLine,
  StoredRow,
  StoredTable,
  TableProgress,
  User,
} from './store.ts';

type Statement = LibSql.Statement;

const PROGRESS = 'insert into progress (table_id, version, row, active, rest, updated_at)';

const FOLLOW = `on conflict (table_id) do update set version = excluded.version, row = excluded.row,
  active = excluded.active, rest = excluded.rest, updated_at = excluded.updated_at`;

const HEAD = 'select n, version, row from progress where table_id = ?';
const CHAPTERS =
  'select rows from chapters where log = (select n from progress where table_id = ?) order by row';

const TABLE = 'select * from tables join progress on table_id = id where id = ?';
const SEATS = 'select * from seats where table_id = ? order by seat';
const CHAT = 'select n, user_id, name, seat, text, at from chat where table_id = ? and n > ? order by n';

/** When there are so many changes in the journal they are put in their places. */
const LONGEST_JOURNAL = 5000;

/** How many tables' heads are kept in memory. */
const MOST_HEADS = 1000;

/** The number of a table's log, and how far the table has come. */
type Head = Pick<TableProgress, 'version' | 'row'> & { readonly n: number };

/** The embedded database: one file, one process. */
export class SqliteStore implements Store {
  readonly #file: LibSql.Database;
  readonly #db: Kysely<Database>;
  readonly #unlock: () => void;
  // What tables wake with is read by statements that are there already.
  readonly #readTable: Statement;
  readonly #readSeats: Statement;
  readonly #readHead: Statement;
  readonly #readChapters: Statement;
  readonly #restage: Statement;
  readonly #chat: Statement;
  readonly #advance: ManyRows;
  readonly #append: ManyRows;
  readonly #journal: Journal;
  /** Of the tables at which something has happened lately, so that they need not be read again and again. */
  readonly #heads = new Map<string, Head>();

  private constructor(file: LibSql.Database, db: Kysely<Database>, unlock: () => void) {
    this.#unlock = unlock;
    this.#file = file;
    this.#db = db;
    this.#readTable = file.prepare(TABLE);
    this.#readSeats = file.prepare(SEATS);
    this.#readHead = file.prepare(HEAD);
    this.#readChapters = file.prepare(CHAPTERS);
    this.#restage = file.prepare('update tables set stage = ?, due_at = ? where id = ?');
    this.#chat = file.prepare(CHAT);
    this.#advance = new ManyRows(file, PROGRESS, ['?', '?', '?', '?', '?', '?'], FOLLOW);
    this.#append = new ManyRows(file, 'insert into chapters (log, row, rows)', ['?', '?', '?']);
    this.#journal = new Journal(file);
    this.#journal.recover((table) => this.#table(table)?.progress);
    this.#settle();
  }

  /** Opens the database in a folder, makes it if need be and brings it up to date, wholly or not at all. */
  static async open(folder: string): Promise<SqliteStore> {
    mkdirSync(folder, { recursive: true });
    const unlock = lockFolder(folder);
    const file = new LibSql(join(folder, 'kontor.db'));
    file.exec('pragma journal_mode = wal');
    file.exec('pragma synchronous = full');
    file.exec('pragma foreign_keys = on');
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
    this.#together(() => {
      this.#run(this.#db.insertInto('users').values({ id, name, created_at: createdAt }));
      this.#run(this.#db.insertInto('tokens').values({ hash: tokenHash, user_id: id }));
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
    return found && { id: found.id, name: found.name, createdAt: Number(found.created_at) };
  }

  async renameUser(id: string, name: string): Promise<void> {
    await this.#db.updateTable('users').set({ name }).where('id', '=', id).execute();
  }

  async addTable({ terms, progress, seats }: StoredTable): Promise<void> {
    this.#together(() => {
      this.#run(
        this.#db.insertInto('tables').values({
          id: terms.id,
          terms: writeTerms(terms),
          host: terms.host,
          open: terms.open ? 1 : 0,
          stage: progress.stage,
          due_at: progress.due,
          created_at: terms.createdAt,
        }),
      );
      const values: Value[] = [];
      addProgressValues(values, terms.id, progress);
      this.#advance.run(values);
      for (const seat of seats) this.#run(this.#db.insertInto('seats').values(writeSeat(terms.id, seat)));
    });
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return this.#table(id);
  }

  async openTables(stage: 'gathering' | 'running', limit: number): Promise<StoredTable[]> {
    this.#settle();
    const ids = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', stage)
      .where('open', '=', 1)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return this.#tables(ids);
  }

  async tablesOf(user: string, limit: number): Promise<StoredTable[]> {
    this.#settle();
    const ids = await this.#db
      .selectFrom('tables')
      .innerJoin('progress', 'progress.table_id', 'tables.id')
      .select('tables.id')
      .select(({ eb }) => eb('stage', 'in', ['gathering', 'running']).as('going'))
      .select('updated_at')
      .where(({ or, and, eb, selectFrom }) =>
        or([
          eb('tables.id', 'in', selectFrom('seats').select('table_id').where('user_id', '=', user)),
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
    this.#settle();
    const ids = await this.#db.selectFrom('tables').select('id').where('stage', '=', 'running').execute();
    return this.#tables(ids);
  }

  async dueTables(now: number, limit: number): Promise<string[]> {
    this.#settle();
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
    if (this.#journal.size >= LONGEST_JOURNAL) this.#settle();
    const { following, stale, heads } = this.#sort(changes);
    // One statement is a transaction by itself.
    if (following.some(({ seats }) => seats)) this.#together(() => this.#write(following));
    else if (following.length > 0) this.#write(following);
    this.#journal.note(following);
    for (const [table, head] of heads) this.#heads.set(table, head);
    return { stale };
  }

  /** Those that follow what there is, where that leads, and those that do not because somebody else was faster. */
  #sort(changes: readonly Change[]): { following: Change[]; stale: Change[]; heads: Map<string, Head> } {
    const following: Change[] = [];
    const stale: Change[] = [];
    const heads = new Map<string, Head>();
    for (const change of changes) {
      const { table, progress, rows } = change;
      const head = heads.get(table) ?? this.#head(table);
      if (head?.version !== progress.version - 1) stale.push(change);
      else if (head.row + rows.length !== progress.row)
        throw new Error(`Rows are missing at table ${table}.`);
      else {
        following.push(change);
        heads.set(table, { n: head.n, version: progress.version, row: progress.row });
      }
    }
    return { following, stale, heads };
  }

  #write(changes: readonly Change[]): void {
    this.#journal.write(changes);
    for (const { table, seats } of changes) if (seats) this.#writeSeats(table, seats);
  }

  /** Puts everything in its place that is only in the journal. Lists of tables are made of what is in its place. */
  #settle(): void {
    if (this.#journal.size === 0) return;
    this.#together(() => {
      const heads: Value[] = [];
      const appended: Value[] = [];
      for (const [table, { before, progress, rows }] of this.#journal.all()) {
        addProgressValues(heads, table, progress);
        if (rows.length > 0) appended.push((this.#head(table) as Head).n, progress.row, JSON.stringify(rows));
        if (progress.stage !== before.stage || progress.due !== before.due)
          this.#restage.run(progress.stage, progress.due, table);
      }
      this.#advance.run(heads);
      this.#append.run(appended);
      this.#journal.clear();
    });
    this.#journal.forget();
    if (this.#heads.size > MOST_HEADS) this.#heads.clear();
  }

  /** Of a table whose changes are all in their place, or that has changed lately. */
  #head(table: string): Head | undefined {
    return this.#heads.get(table) ?? (this.#readHead.get(table) as Head | undefined);
  }

  #writeSeats(table: string, seats: readonly SeatRow[]): void {
    this.#run(this.#db.deleteFrom('seats').where('table_id', '=', table));
    for (const seat of seats) this.#run(this.#db.insertInto('seats').values(writeSeat(table, seat)));
  }

  async rows(table: string): Promise<StoredRow[]> {
    const found = this.#readChapters.all(table) as Pick<Selectable<Database['chapters']>, 'rows'>[];
    const placed = found.flatMap(({ rows }) => JSON.parse(rows) as StoredRow[]);
    return [...placed, ...(this.#journal.of(table)?.rows ?? [])];
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

  async chat(table: string, after: number): Promise<StoredChatLine[]> {
    const found = this.#chat.all(table, after) as Selectable<Database['chat']>[];
    return found.map(({ n, user_id, name, seat, text, at }) => ({
      n,
      user: user_id,
      name,
      seat,
      text,
      at: Number(at),
    }));
  }

  async aliveAt(): Promise<number | undefined> {
    const found = await this.#db.selectFrom('server').select('alive_at').executeTakeFirst();
    return found && Number(found.alive_at);
  }

  async setAlive(at: number): Promise<void> {
    await this.#db
      .insertInto('server')
      .values({ id: 1, alive_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
      .execute();
  }

  async close(): Promise<void> {
    try {
      this.#settle();
    } finally {
      await this.#db.destroy();
      this.#unlock();
    }
  }

  /**
   * A transaction. It never waits in between: the connection is one for all, and what somebody else writes meanwhile must
   * not get into it.
   */
  #together(work: () => void): void {
    this.#file.exec('begin immediate');
    try {
      work();
      this.#file.exec('commit');
    } catch (error) {
      this.#file.exec('rollback');
      throw error;
    }
  }

  #run(query: { compile(): CompiledQuery }): void {
    const { sql, parameters } = query.compile();
    this.#file.prepare(sql).run(...parameters);
  }

  /** In the order of the ids. */
  #tables(ids: readonly { readonly id: string }[]): StoredTable[] {
    return ids.flatMap(({ id }) => this.#table(id) ?? []);
  }

  #table(id: string): StoredTable | undefined {
    const found = this.#readTable.get(id) as TableRecord | undefined;
    if (!found) return undefined;
    const table = readTable(found, this.#readSeats.all(id) as SeatRecord[]);
    return { ...table, progress: this.#journal.of(id)?.progress ?? table.progress };
  }
}
