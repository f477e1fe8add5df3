import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { SeatRow, Stage, StoredTable, TableProgress, TableTerms } from './store.ts';

type TableRecord = Selectable<Database['tables']>;
type SeatRecord = Selectable<Database['seats']>;

/** What has a column of its own is not repeated in the JSON beside it. */
export function writeTerms(terms: TableTerms): string {
  const { id, open, createdAt, ...rest } = terms;
  return JSON.stringify(rest);
}

export function writeProgress(progress: TableProgress): string {
  const { stage, row, active, updatedAt, ...rest } = progress;
  return JSON.stringify(rest);
}

export function readTable(table: TableRecord, seats: readonly SeatRecord[]): StoredTable {
  return {
    terms: {
      ...(JSON.parse(table.terms) as Omit<TableTerms, 'id' | 'open' | 'createdAt'>),
      id: table.id,
      open: table.open === 1,
      createdAt: Number(table.created_at),
    },
    progress: {
      ...(JSON.parse(table.progress) as Omit<TableProgress, 'stage' | 'row' | 'active' | 'updatedAt'>),
      stage: table.stage as Stage,
      row: table.row,
      active: table.active,
      updatedAt: Number(table.updated_at),
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
    auto: JSON.parse(seat.auto),
    seen: seat.seen,
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
    seen: seat.seen,
  };
}
