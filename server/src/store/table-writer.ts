import {
  type FileRecord,
  type LogRecord,
  type SeatRecord,
  type TableRecord,
  writeFiles,
  writeLogRow,
  writeProgress,
  writeSeat,
  writeTable,
} from './codec.ts';
import { COLUMNS } from './columns.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Change, SeatRow, StoredTable } from './store.ts';

const ADVANCE = `update tables set version = ?, last_row = ?, active = ?, progress = ?, updated_at = ?
  where id = ? and version = ?`;
const SET_STAGE = 'update tables set stage = ?, due_at = ? where id = ?';
const CLEAR_SEATS = 'delete from seats where table_id = ?';

type Insert<Record> = (record: Record) => void;

/** Writes tables and their changes within a transaction of the caller's. */
export class TableWriter {
  readonly #insertTable: Insert<TableRecord>;
  readonly #insertRow: Insert<LogRecord>;
  readonly #insertSeat: Insert<SeatRecord>;
  readonly #insertFile: Insert<FileRecord>;
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#insertTable = prepareInsert(file, 'tables', COLUMNS.tables);
    this.#insertRow = prepareInsert(file, 'log_rows', COLUMNS.log_rows);
    this.#insertSeat = prepareInsert(file, 'seats', COLUMNS.seats);
    this.#insertFile = prepareInsert(file, 'table_files', COLUMNS.table_files);
  }

  add(table: StoredTable): void {
    this.#insertTable(writeTable(table));
    this.#writeSeats(table.terms.id, table.seats);
    for (const file of writeFiles(table)) this.#insertFile(file);
  }

  /** False if the change does not follow what is stored, because somebody else was faster; then nothing is written. */
  write({ table, before, progress, rows, seats }: Change): boolean {
    const { version, row, active, updatedAt, stage, due } = progress;
    if (before.row + rows.length !== row) throw new Error(`Rows are missing at table ${table}.`);
    const values = [version, row, active, writeProgress(progress), updatedAt, table, version - 1];
    if (this.#file.statement(ADVANCE).run(values).changes === 0) return false;
    let number = before.row;
    for (const entry of rows) this.#insertRow(writeLogRow(table, ++number, entry, updatedAt));
    // Both columns have an index, which SQLite would write anew even where nothing has changed.
    if (stage !== before.stage || due !== before.due) this.#file.statement(SET_STAGE).run(stage, due, table);
    if (seats) this.#writeSeats(table, seats);
    return true;
  }

  #writeSeats(table: string, seats: readonly SeatRow[]): void {
    this.#file.statement(CLEAR_SEATS).run(table);
    for (const seat of seats) this.#insertSeat(writeSeat(table, seat));
  }
}

/** Values are given by position, because by name they take the driver twice as long. */
function prepareInsert<R extends object>(
  file: SqliteFile,
  table: string,
  columns: readonly (keyof R & string)[],
): Insert<R> {
  const insert = `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`;
  return (record) => file.statement(insert).run(columns.map((column) => record[column]));
}
