import type { Row } from '@kontor/core';
import type { Stage } from '@kontor/protocol';
import type { Database } from './schema.ts';
import type { SeatRow, StoredRow, StoredTable, TableFile, TableProgress, TableTerms } from './store.ts';

export type TableRecord = Database['tables'];
export type SeatRecord = Database['seats'];
export type LogRecord = Database['log_rows'];
export type FileRecord = Database['table_files'];

type ColumnTerms = 'id' | 'open' | 'host' | 'createdAt';
type ColumnProgress = 'version' | 'stage' | 'row' | 'active' | 'due' | 'updatedAt';

/** What older versions have not stored. */
const NOT_NOTED_FORMERLY: Partial<TableProgress> = { awaitedSince: [], vacations: [] };

export function writeTable({ terms, progress }: StoredTable): TableRecord {
  const { id, open, host, createdAt, ...rest } = terms;
  const stored: Omit<TableTerms, ColumnTerms> = {
    ...rest,
    board: withoutFile(rest.board),
    pieces: withoutFile(rest.pieces),
  };
  return {
    id,
    terms: JSON.stringify(stored),
    host,
    open: open ? 1 : 0,
    created_at: createdAt,
    stage: progress.stage,
    due_at: progress.due,
    version: progress.version,
    last_row: progress.row,
    active: progress.active,
    progress: writeProgress(progress),
    updated_at: progress.updatedAt,
  };
}

function withoutFile({ file: _, ...reference }: TableFile): TableFile {
  return reference;
}

const FILE_KINDS = ['board', 'pieces'] as const;

/** The files of a table that are not published. */
export function writeFiles({ terms }: StoredTable): FileRecord[] {
  return FILE_KINDS.filter((kind) => terms[kind].own).map((kind) => ({
    table_id: terms.id,
    kind,
    file: JSON.stringify(terms[kind].file),
  }));
}

export function hasOwnFiles({ terms }: StoredTable): boolean {
  return FILE_KINDS.some((kind) => terms[kind].own);
}

/** A table together with its own files. */
export function withFiles(stored: StoredTable, files: readonly FileRecord[]): StoredTable {
  const whole = (kind: (typeof FILE_KINDS)[number]): TableFile => {
    const found = files.find((each) => each.kind === kind);
    return found ? { ...stored.terms[kind], file: JSON.parse(found.file) as unknown } : stored.terms[kind];
  };
  return { ...stored, terms: { ...stored.terms, board: whole('board'), pieces: whole('pieces') } };
}

export function writeProgress(progress: TableProgress): string {
  const { version, stage, row, active, due, updatedAt, ...rest } = progress;
  return JSON.stringify(rest satisfies Omit<TableProgress, ColumnProgress>);
}

export function readTable(table: TableRecord, seats: readonly SeatRecord[]): StoredTable {
  return {
    terms: {
      ...(JSON.parse(table.terms) as Omit<TableTerms, ColumnTerms>),
      id: table.id,
      open: table.open === 1,
      host: table.host,
      createdAt: table.created_at,
    },
    progress: {
      ...NOT_NOTED_FORMERLY,
      ...(JSON.parse(table.progress) as Omit<TableProgress, ColumnProgress>),
      version: table.version,
      stage: table.stage as Stage,
      row: table.last_row,
      active: table.active,
      due: table.due_at,
      updatedAt: table.updated_at,
    },
    seats: seats.map(readSeat),
  };
}

function readSeat(seat: SeatRecord): SeatRow {
  return {
    seat: seat.seat,
    user: seat.user_id,
    name: seat.name,
    bot: seat.bot,
    colour: seat.colour,
    shape: seat.shape,
    ready: seat.ready === 1,
    returnHash: seat.return_hash,
    auto: JSON.parse(seat.auto) as string[],
  };
}

export function writeSeat(table: string, seat: SeatRow): SeatRecord {
  return {
    table_id: table,
    seat: seat.seat,
    user_id: seat.user,
    name: seat.name,
    bot: seat.bot,
    colour: seat.colour,
    shape: seat.shape,
    ready: seat.ready ? 1 : 0,
    return_hash: seat.returnHash,
    auto: JSON.stringify(seat.auto),
  };
}

export function writeLogRow(table: string, number: number, row: Row, at: number): LogRecord {
  const { kind, seat } = row;
  return {
    table_id: table,
    row: number,
    at,
    kind,
    seat,
    move: kind === 'move' ? row.move : null,
    undo_to: kind === 'undo' ? row.to : null,
    bot: kind === 'control' ? row.bot : null,
    reason: kind === 'move' || kind === 'undo' ? (row.by ?? null) : null,
  };
}

export function readLogRow(record: LogRecord): StoredRow {
  return { entry: readEntry(record), at: record.at };
}

function readEntry({ kind, seat, move, undo_to, bot, reason }: LogRecord): Row {
  switch (kind) {
    case 'move':
      return { kind, seat, move: move ?? '', ...(reason === null ? {} : { by: reason as 'time' | 'bot' }) };
    case 'undo':
      return { kind, seat, to: undo_to ?? 0, by: reason as 'own' | 'consent' | 'takeBack' };
    case 'control':
      return { kind, seat, bot };
    case 'timeout':
    case 'hint':
      return { kind, seat };
    default:
      throw new Error(`There is no log row of the kind ${kind}.`);
  }
}
