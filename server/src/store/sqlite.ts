import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@kontor/core';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import LibSql from 'libsql';
import { readTable, writeProgress, writeSeat, writeTerms } from './codec.ts';
import { lockFolder } from './lock.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema.ts';
import type { Change, ChatLine, Receipt, SeatRow, Store, StoredTable, TableProgress, User } from './store.ts';

type Statement = LibSql.Statement;

/** The embedded database: one file, one process. */
export class SqliteStore implements Store {
  readonly #file: LibSql.Database;
  readonly #db: Kysely<Database>;
  readonly #unlock: () => void;
  readonly #appendRow: Statement;
  readonly #advance: Statement;
  readonly #addReceipt: Statement;

  private constructor(file: LibSql.Database, db: Kysely<Database>, unlock: () => void) {
    this.#unlock = unlock;
    this.#file = file;
    this.#db = db;
    this.#appendRow = file.prepare('insert into rows (table_id, row, entry, at) values (?, ?, ?, ?)');
    this.#advance = file.prepare(
      'update tables set stage = ?, row = ?, active = ?, progress = ?, updated_at = ? where id = ? and row = ?',
    );
    this.#addReceipt = file.prepare('insert into receipts (table_id, client_id, answer) values (?, ?, ?)');
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

  async addUser(user: User, tokenHash: string): Promise<void> {
    await this.#db
      .insertInto('users')
      .values({ id: user.id, name: user.name, token_hash: tokenHash, created_at: user.createdAt })
      .execute();
  }

  async userByToken(tokenHash: string): Promise<User | undefined> {
    const found = await this.#db
      .selectFrom('users')
      .select(['id', 'name', 'created_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return found && { id: found.id, name: found.name, createdAt: Number(found.created_at) };
  }

  async renameUser(id: string, name: string): Promise<void> {
    await this.#db.updateTable('users').set({ name }).where('id', '=', id).execute();
  }

  async addTable({ terms, progress, seats }: StoredTable): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('tables')
        .values({
          id: terms.id,
          terms: writeTerms(terms),
          open: terms.open ? 1 : 0,
          stage: progress.stage,
          row: progress.row,
          active: progress.active,
          progress: writeProgress(progress),
          created_at: terms.createdAt,
          updated_at: progress.updatedAt,
        })
        .execute();
      await transaction
        .insertInto('seats')
        .values(seats.map((seat) => writeSeat(terms.id, seat)))
        .execute();
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

  async runningTables(): Promise<string[]> {
    const found = await this.#db.selectFrom('tables').select('id').where('stage', '=', 'running').execute();
    return found.map(({ id }) => id);
  }

  async saveSeat(table: string, seat: SeatRow): Promise<void> {
    const { table_id, seat: number, ...values } = writeSeat(table, seat);
    await this.#db
      .updateTable('seats')
      .set(values)
      .where('table_id', '=', table_id)
      .where('seat', '=', number)
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

  async saveProgress(table: string, progress: TableProgress): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({
        stage: progress.stage,
        active: progress.active,
        progress: writeProgress(progress),
        updated_at: progress.updatedAt,
      })
      .where('id', '=', table)
      .where('row', '=', progress.row)
      .execute();
  }

  // The one hot path: prepared statements, one transaction for all that came in together.
  async commit(changes: readonly Change[]): Promise<{ stale: Change[] }> {
    const stale: Change[] = [];
    this.#file.exec('begin immediate');
    try {
      for (const change of changes) if (!this.#write(change)) stale.push(change);
      this.#file.exec('commit');
    } catch (error) {
      this.#file.exec('rollback');
      throw error;
    }
    return { stale };
  }

  #write({ table, rows, progress, receipt }: Change): boolean {
    const { stage, row, active, updatedAt } = progress;
    const before = row - rows.length;
    const moved = this.#advance.run(stage, row, active, writeProgress(progress), updatedAt, table, before);
    if (moved.changes === 0) return false;
    for (const { row: number, entry, at } of rows)
      this.#appendRow.run(table, number, JSON.stringify(entry), at);
    if (receipt) this.#addReceipt.run(table, receipt.clientId, JSON.stringify(receipt.answer));
    return true;
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

  async receipts(table: string): Promise<Receipt[]> {
    const found = await this.#db
      .selectFrom('receipts')
      .select(['client_id', 'answer'])
      .where('table_id', '=', table)
      .execute();
    return found.map(({ client_id, answer }) => ({ clientId: client_id, answer: JSON.parse(answer) }));
  }

  async addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    return this.#db.transaction().execute(async (transaction) => {
      const last = await transaction
        .selectFrom('chat')
        .select(({ fn }) => fn.max('n').as('n'))
        .where('table_id', '=', table)
        .executeTakeFirst();
      const n = (last?.n ?? 0) + 1;
      const { user, name, text, at } = line;
      await transaction
        .insertInto('chat')
        .values({ table_id: table, n, user_id: user, name, text, at })
        .execute();
      return { ...line, n };
    });
  }

  async chat(table: string, after: number): Promise<ChatLine[]> {
    const found = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return found.map(({ n, user_id, name, text, at }) => ({ n, user: user_id, name, text, at: Number(at) }));
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    this.#unlock();
  }

  /** In the order of the ids. */
  async #tables(ids: readonly string[]): Promise<StoredTable[]> {
    if (ids.length === 0) return [];
    const tables = await this.#db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    const read = tables.map((table) =>
      readTable(
        table,
        seats.filter((seat) => seat.table_id === table.id),
      ),
    );
    return ids.flatMap((id) => read.filter((table) => table.terms.id === id));
  }
}
