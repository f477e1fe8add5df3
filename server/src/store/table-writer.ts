import type LibSql from 'libsql';
import {
  type LogRecord,
  type SeatRecord,
  type TableRecord,
  writeLogRow,
  writeProgress,
  writeSeat,
  writeTable,
} from './codec.ts';
import type { Change, SeatRow, StoredTable } from './store.ts';

const ADVANCE = `update tables set version = ?, last_row = ?, active = ?, progress = ?, updated_at = ?
  where id = ? and version = ?`;

type Insert<Record> = (record: Record) => void;

/** Writes tables and their changes within a transaction of the caller's. Its statements are prepared once. */
export class TableWriter {
  readonly #insertTable: Insert<TableRecord>;
  readonly #insertRow: Insert<LogRecord>;
  readonly #insertSeat: Insert<SeatRecord>;
  readonly #advance: LibSql.Statement;
  readonly #setStage: LibSql.Statement;
  readonly #clearSeats: LibSql.Statement;

  constructor(file: LibSql.Database) {
    this.#insertTable = prepareInsert(file, 'tables', [
      'id',
      'terms',
      'host',
      'open',
      'created_at',
      'stage',
      'due_at',
      'version',
      'last_row',
      'active',
      'progress',
      'updated_at',
    ]);
    this.#insertRow = prepareInsert(file, 'log_rows', [
      'table_id',
      'row',
      'at',
      'kind',
      'seat',
      'move',
      'undo_to',
      'bot',
      'reason',
    ]);
    this.#insertSeat = prepareInsert(file, 'seats', [
      'table_id',
      'seat',
      'user_id',
      'name',
      'bot',
      'colour',
      'shape',
      'ready',
      'return_hash',
      'auto',
    ]);
    this.#advance = file.prepare(ADVANCE);
    this.#setStage = file.prepare('update tables set stage = ?, due_at = ? where id = ?');
    this.#clearSeats = file.prepare('delete from seats where table_id = ?');
  }

  add(table: StoredTable): void {
    this.#insertTable(writeTable(table));
    this.#writeSeats(table.terms.id, table.seats);
  }

  /** False if the change does not follow what is stored, because somebody else was faster; then nothing is written. */
  write({ table, before, progress, rows, seats }: Change): boolean {
    const { version, row, active, updatedAt, stage, due } = progress;
    if (before.row + rows.length !== row) throw new Error(`Rows are missing at table ${table}.`);
    const values = [version, row, active, writeProgress(progress), updatedAt, table, version - 1];
    if (this.#advance.run(values).changes === 0) return false;
    let number = before.row;
    for (const entry of rows) this.#insertRow(writeLogRow(table, ++number, entry, updatedAt));
    // Both columns have an index, which SQLite would write anew even where nothing has changed.
    if (stage !== before.stage || due !== before.due) this.#setStage.run(stage, due, table);
    if (seats) this.#writeSeats(table, seats);
    return true;
  }

  #writeSeats(table: string, seats: readonly SeatRow[]): void {
    this.#clearSeats.run(table);
    for (const seat of seats) this.#insertSeat(writeSeat(table, seat));
  }
}

/** Values are given by position, because by name they take the driver twice as long. */
function prepareInsert<R extends object>(
  file: LibSql.Database,
  table: string,
  columns: readonly (keyof R & string)[],
): Insert<R> {
  const statement = file.prepare(
    `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`,
  );
  return (record) => statement.run(columns.map((column) => record[column]));
}
