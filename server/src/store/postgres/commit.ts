import { seatsOf } from '@kontor/core';
import {
  type LogRecord,
  type SeatRecord,
  type TableRecord,
  writeLogRow,
  writeProgress,
  writeSeat,
} from '../codec.ts';
import type { Change, TableProgress } from '../store.ts';

/**
 * Stores the changes of several tables, at most one of each, in one statement and so in one round trip. `$1` are the tables,
 * `$2` their new rows and `$3` their seats, all as JSON. It gives the ids of the tables whose version was the expected one;
 * nothing of the others is stored.
 */
export const COMMIT = `
  with changed as (
    select * from json_to_recordset($1) as c(id text, version integer, last_row integer, active integer,
      progress text, updated_at bigint, stage text, due_at bigint, bot_next boolean)
  ), advanced as (
    update tables set version = changed.version, last_row = changed.last_row, active = changed.active,
      progress = changed.progress, updated_at = changed.updated_at, stage = changed.stage, due_at = changed.due_at,
      bot_next = changed.bot_next
    from changed where tables.id = changed.id and tables.version = changed.version - 1
    returning tables.id
  ), logged as (
    insert into log_rows (table_id, row, at, kind, seat, move, undo_to, bot, reason)
    select table_id, row, at, kind, seat, move, undo_to, bot, reason
    from json_to_recordset($2) as r(table_id text, row integer, at bigint, kind text, seat integer, move text,
      undo_to integer, bot text, reason text)
    join advanced on id = table_id
  ), given as (
    select s.* from json_to_recordset($3) as s(table_id text, seat integer, user_id text, name text, bot text,
      colour text, shape text, ready integer, return_hash text, auto text)
    join advanced on id = table_id
  ), removed as (
    delete from seats where table_id in (select table_id from given)
      and (table_id, seat) not in (select table_id, seat from given)
  ), seated as (
    insert into seats (table_id, seat, user_id, name, bot, colour, shape, ready, return_hash, auto)
    select table_id, seat, user_id, name, bot, colour, shape, ready, return_hash, auto from given
    on conflict (table_id, seat) do update set user_id = excluded.user_id, name = excluded.name,
      bot = excluded.bot, colour = excluded.colour, shape = excluded.shape, ready = excluded.ready,
      return_hash = excluded.return_hash, auto = excluded.auto
  )
  select id from advanced`;

/** The changes in as few groups as possible, each with at most one change of a table, in their order. */
export function roundsOf(changes: readonly Change[]): Change[][] {
  const rounds: Change[][] = [];
  const count = new Map<string, number>();
  for (const change of changes) {
    const round = count.get(change.table) ?? 0;
    count.set(change.table, round + 1);
    const group = rounds[round];
    if (group) group.push(change);
    else rounds.push([change]);
  }
  return rounds;
}

/** What a change can change of a table, and a column that PostgreSQL alone has. */
type ChangedTable = Omit<TableRecord, 'terms' | 'host' | 'open' | 'created_at'> & {
  readonly bot_next: boolean;
};

/** The values of `COMMIT`. */
export function commitValues(changes: readonly Change[]): [tables: string, rows: string, seats: string] {
  const tables: ChangedTable[] = [];
  const rows: LogRecord[] = [];
  const seats: SeatRecord[] = [];
  for (const { table, before, progress, rows: added, seats: given } of changes) {
    const { version, row, active, updatedAt, stage, due } = progress;
    if (before.row + added.length !== row) throw new Error(`Rows are missing at table ${table}.`);
    tables.push({
      id: table,
      version,
      last_row: row,
      active,
      progress: writeProgress(progress),
      updated_at: updatedAt,
      stage,
      due_at: due,
      bot_next: isBotNext(progress),
    });
    for (const [i, entry] of added.entries())
      rows.push(writeLogRow(table, before.row + 1 + i, entry, updatedAt));
    for (const seat of given ?? []) seats.push(writeSeat(table, seat));
  }
  return [JSON.stringify(tables), JSON.stringify(rows), JSON.stringify(seats)];
}

export function isBotNext({ stage, active, bots }: TableProgress): boolean {
  return stage === 'running' && seatsOf(active).some((seat) => (bots[seat] ?? null) !== null);
}
