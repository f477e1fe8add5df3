import type { Stage } from '@kontor/protocol';
import type { Selectable } from 'kysely';
import type { Value } from './many-rows.ts';
import type { Database } from './schema.ts';
import type { SeatRow, StoredTable, TableProgress, TableTerms } from './store.ts';

export type TableRecord = Selectable<Database['tables']> & Selectable<Database['progress']>;
export type SeatRecord = Selectable<Database['seats']>;

type OwnColumns = 'version' | 'stage' | 'row' | 'active' | 'due' | 'updatedAt';

/** What has a column of its own is not repeated in the JSON beside it. */
export function writeTerms(terms: TableTerms): string {
  const { id, open, host, createdAt, ...rest } = terms;
  return JSON.stringify(rest);
}

/** Adds what one row in `progress` holds. */
export function addProgressValues(to: Value[], table: string, progress: TableProgress): void {
  const { version, row, active, updatedAt } = progress;
  to.push(table, version, row, active, writeProgress(progress), updatedAt);
}

function writeProgress(progress: TableProgress): string {
  const { entropy, pending, clocks, deadline, proposals, bots, recent, result, rematch } = progress;
  return JSON.stringify({
    entropy,
    pending,
    clocks,
    deadline,
    proposals,
    bots,
    recent,
    result,
    rematch,
  } satisfies Omit<TableProgress, OwnColumns>);
}

export function readTable(table: TableRecord, seats: readonly SeatRecord[]): StoredTable {
  return {
    terms: {
      ...(JSON.parse(table.terms) as Omit<TableTerms, 'id' | 'open' | 'host' | 'createdAt'>),
      id: table.id,
      open: table.open === 1,
      host: table.host,
      createdAt: Number(table.created_at),
    },
    progress: {
      ...readProgress(table.rest),
      version: table.version,
      stage: table.stage as Stage,
      row: table.row,
      active: table.active,
      due: table.due_at === null ? null : Number(table.due_at),
      updatedAt: Number(table.updated_at),
    },
    seats: seats.map(readSeat),
  };
}

function readProgress(rest: string): Omit<TableProgress, OwnColumns> {
  const progress = JSON.parse(rest) as Omit<TableProgress, OwnColumns>;
  const { clocks, proposals } = progress;
  // Clocks did not always count turns, and once only one could be missing.
  return {
    ...progress,
    clocks: clocks && { ...clocks, turns: clocks.turns ?? clocks.left.map(() => 0) },
    proposals: { ...proposals, alsoMissing: proposals.alsoMissing ?? [] },
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
