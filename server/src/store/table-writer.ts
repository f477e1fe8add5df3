import type LibSql from 'libsql';
import { writeLogRow, writeProgress, writeSeat, writeTable } from './codec.ts';
import type { Change, SeatRow, StoredTable } from './store.ts';

const INSERT_TABLE = `insert into tables
  (id, terms, host, open, created_at, stage, due_at, version, last_row, active, progress, updated_at)
  values (@id, @terms, @host, @open, @created_at, @stage, @due_at, @version, @last_row, @active, @progress, @updated_at)`;

const ADVANCE = `update tables
  set version = @version, last_row = @row, active = @active, progress = @progress, updated_at = @updatedAt
  where id = @table and version = @version - 1`;

const APPEND = `insert into log_rows (table_id, row, at, kind, seat, move, undo_to, bot, reason)
  values (@table_id, @row, @at, @kind, @seat, @move, @undo_to, @bot, @reason)`;

const INSERT_SEAT = `insert into seats
  (table_id, seat, user_id, name, bot, colour, shape, ready, return_hash, auto)
  values (@table_id, @seat, @user_id, @name, @bot, @colour, @shape, @ready, @return_hash, @auto)`;

/** Writes tables and their changes within a transaction of the caller's. Its statements are prepared once. */
export class TableWriter {
  readonly #insertTable: LibSql.Statement;
  readonly #advance: LibSql.Statement;
  readonly #append: LibSql.Statement;
  readonly #setStage: LibSql.Statement;
  readonly #clearSeats: LibSql.Statement;
  readonly #insertSeat: LibSql.Statement;

  constructor(file: LibSql.Database) {
    this.#insertTable = file.prepare(INSERT_TABLE);
    this.#advance = file.prepare(ADVANCE);
    this.#append = file.prepare(APPEND);
    this.#setStage = file.prepare('update tables set stage = ?, due_at = ? where id = ?');
    this.#clearSeats = file.prepare('delete from seats where table_id = ?');
    this.#insertSeat = file.prepare(INSERT_SEAT);
  }

  add(table: StoredTable): void {
    this.#insertTable.run(writeTable(table));
    this.#writeSeats(table.terms.id, table.seats);
  }

  /** False if the change does not follow what is stored, because somebody else was faster; then nothing is written. */
  write({ table, before, progress, rows, seats }: Change): boolean {
    const { version, row, active, updatedAt, stage, due } = progress;
    if (before.row + rows.length !== row) throw new Error(`Rows are missing at table ${table}.`);
    const head = { table, version, row, active, updatedAt, progress: writeProgress(progress) };
    if (this.#advance.run(head).changes === 0) return false;
    for (const [i, entry] of rows.entries())
      this.#append.run(writeLogRow(table, before.row + 1 + i, entry, updatedAt));
    // Both columns have an index, which SQLite would write anew even where nothing has changed.
    if (stage !== before.stage || due !== before.due) this.#setStage.run(stage, due, table);
    if (seats) this.#writeSeats(table, seats);
    return true;
  }

  #writeSeats(table: string, seats: readonly SeatRow[]): void {
    this.#clearSeats.run(table);
    for (const seat of seats) this.#insertSeat.run(writeSeat(table, seat));
  }
}
