import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@kontor/core';
import { type CompiledQuery, Kysely, Migrator, type Selectable, SqliteDialect } from 'kysely';
import LibSql from 'libsql';
import { readTable, writeProgress, writeSeat, writeTerms } from './codec.ts';
import { lockFolder } from './lock.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema.ts';
import type { Change, SeatRow, Store, StoredChatLine, StoredTable, User } from './store.ts';

type Statement = LibSql.Statement;

/** A statement takes only so many parameters. */
const MOST_IDS = 100;

/** One statement for many rows is much quicker than many statements. */
const MOST_ROWS = 32;

const CHAT = 'select n, user_id, name, seat, text, at from chat where table_id = ? and n > ? order by n';

/** The embedded database: one file, one process. */
export class SqliteStore implements Store {
  readonly #file: LibSql.Database;
  readonly #db: Kysely<Database>;
  readonly #unlock: () => void;
  readonly #advance: Statement;
  readonly #chat: Statement;
  /** By the number of rows. */
  readonly #append = new Map<number, Statement>();

  private constructor(file: LibSql.Database, db: Kysely<Database>, unlock: () => void) {
    this.#unlock = unlock;
    this.#file = file;
    this.#db = db;
    this.#advance = file.prepare(
      `update tables set version = ?, stage = ?, row = ?, active = ?, due_at = ?, progress = ?, updated_at = ?
       where id = ? and version = ?`,
    );
    this.#chat = file.prepare(CHAT);
  }

  /** Opens the database in a folder, makes it if need be and brings it up to date. */
  static async open(folder: string): Promise<SqliteStore> {
    mkdirSync(folder, { recursive: true });
    const unlock = lockFolder(folder);
    const file = new LibSql(join(folder, 'kontor.db'));
    file.exec('pragma journal_mode = wal');
    file.exec('pragma synchronous = full');
    file.exec('pragma foreign_keys = on');
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    }).migrateToLatest();
    if (error) throw error;
    return new SqliteStore(file, db, unlock);
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
          open: terms.open ? 1 : 0,
          version: progress.version,
          stage: progress.stage,
          row: progress.row,
          active: progress.active,
          due_at: progress.due,
          progress: writeProgress(progress),
          created_at: terms.createdAt,
          updated_at: progress.updatedAt,
        }),
      );
      for (const seat of seats) this.#run(this.#db.insertInto('seats').values(writeSeat(terms.id, seat)));
    });
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return (await this.#tables([id]))[0];
  }

  async openTables(limit: number): Promise<StoredTable[]> {
    const ids = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', 'gathering')
      .where('open', '=', 1)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return this.#tables(ids.map(({ id }) => id));
  }

  async tablesOf(user: string, limit: number): Promise<StoredTable[]> {
    const ids = await this.#db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select('tables.id')
      .distinct()
      .select(({ eb }) => eb('stage', 'in', ['gathering', 'running']).as('going'))
      .select('updated_at')
      .where('seats.user_id', '=', user)
      .orderBy('going', 'desc')
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    return this.#tables(ids.map(({ id }) => id));
  }

  async runningTables(): Promise<StoredTable[]> {
    const ids = await this.#db.selectFrom('tables').select('id').where('stage', '=', 'running').execute();
    return this.#tables(ids.map(({ id }) => id));
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
    const stale: Change[] = [];
    this.#together(() => {
      const written: Change[] = [];
      for (const change of changes) (this.#advanced(change) ? written : stale).push(change);
      this.#appendRows(written);
    });
    return { stale };
  }

  /** Writes everything but the log, unless the change is stale. */
  #advanced({ table, progress, seats }: Change): boolean {
    const { version, stage, row, active, due, updatedAt } = progress;
    const moved = this.#advance.run(
      version,
      stage,
      row,
      active,
      due,
      writeProgress(progress),
      updatedAt,
      table,
      version - 1,
    );
    if (moved.changes === 0) return false;
    if (seats) this.#writeSeats(table, seats);
    return true;
  }

  #appendRows(changes: readonly Change[]): void {
    const values: (string | number)[] = [];
    for (const { table, progress, rows } of changes)
      for (const [i, entry] of rows.entries())
        values.push(table, progress.row - rows.length + 1 + i, JSON.stringify(entry), progress.updatedAt);
    for (let from = 0; from < values.length; from += 4 * MOST_ROWS) {
      const some = values.slice(from, from + 4 * MOST_ROWS);
      this.#appending(some.length / 4).run(some);
    }
  }

  #appending(count: number): Statement {
    const known = this.#append.get(count);
    if (known) return known;
    const rows = Array(count).fill('(?, ?, ?, ?)').join(', ');
    const statement = this.#file.prepare(`insert into rows (table_id, row, entry, at) values ${rows}`);
    this.#append.set(count, statement);
    return statement;
  }

  #writeSeats(table: string, seats: readonly SeatRow[]): void {
    this.#run(this.#db.deleteFrom('seats').where('table_id', '=', table));
    for (const seat of seats) this.#run(this.#db.insertInto('seats').values(writeSeat(table, seat)));
  }

  async rows(table: string): Promise<{ entry: Row; at: number }[]> {
    const found = await this.#db
      .selectFrom('rows')
      .select(['entry', 'at'])
      .where('table_id', '=', table)
      .orderBy('row')
      .execute();
    return found.map(({ entry, at }) => ({ entry: JSON.parse(entry) as Row, at: Number(at) }));
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
    await this.#db.destroy();
    this.#unlock();
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
  async #tables(ids: readonly string[]): Promise<StoredTable[]> {
    const read = new Map<string, StoredTable>();
    for (let from = 0; from < ids.length; from += MOST_IDS) {
      const some = ids.slice(from, from + MOST_IDS);
      const tables = await this.#db.selectFrom('tables').selectAll().where('id', 'in', some).execute();
      const seats = await this.#db
        .selectFrom('seats')
        .selectAll()
        .where('table_id', 'in', some)
        .orderBy('seat')
        .execute();
      for (const table of tables)
        read.set(
          table.id,
          readTable(
            table,
            seats.filter((seat) => seat.table_id === table.id),
          ),
        );
    }
    return ids.flatMap((id) => read.get(id) ?? []);
  }
}
