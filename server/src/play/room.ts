import {
  type AnyMatch,
  cachedTable,
  fairChance,
  Match,
  type MatchRecord,
  type Row,
  readTable,
  type Seat,
  seatsOf,
} from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import type { SeatRow, StoredTable, TableFile } from '../store/store.ts';
import { UnknownBoard, UnreadableTable } from '../unreadable.ts';

/** A table in memory. It can be dropped at any time and read from the store again. */
export interface Room {
  stored: StoredTable;
  /** There is none while the table gathers people. */
  match: AnyMatch | undefined;
}

/** Builds a table from what is stored. */
export function loadRoom(stored: StoredTable, rows: readonly Row[]): Room {
  const match = stored.progress.stage === 'gathering' ? undefined : openMatch(stored, rows);
  return { stored, match };
}

/** The match of a table whose game has begun. */
export function openMatch(stored: StoredTable, rows: readonly Row[]): AnyMatch | undefined {
  const { terms, progress, seats } = stored;
  const game = findGame(terms.game);
  if (!game) throw new UnknownBoard(`There is no game ${terms.game}.`);
  const record = recordOf(stored, rows);
  const { options, board, pieces } = record;
  const key = { seats: seats.length, options, board: board.hash, pieces: pieces.hash };
  const table = cachedTable(game, key, () => readTable(game, seats.length, { options, board, pieces }));
  const match = table.ok ? Match.fromRecord(game, record, progress.pending ?? undefined, table.value) : table;
  if (match.ok) return match.value;
  // A table that was cancelled before the game has seats without players.
  if (progress.stage !== 'running' && rows.length === 0) return undefined;
  const problems = JSON.stringify(match.problems);
  throw table.ok ? new UnreadableTable(problems) : new UnknownBoard(problems);
}

function recordOf({ terms, progress, seats }: StoredTable, rows: readonly Row[]): MatchRecord {
  const chance = fairChance(terms.secret, progress.entropy);
  if (chance.kind !== 'fair') throw new Error('Online tables are always fair.');
  return {
    kontor: 1,
    game: terms.game,
    version: terms.version,
    board: fileOf(terms.board),
    pieces: fileOf(terms.pieces),
    options: { ...terms.options },
    players: seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
    chance: { ...chance, entropy: [...chance.entropy] },
    rows: [...rows],
  };
}

function fileOf({ id, hash, own, file }: TableFile): MatchRecord['board'] {
  return own ? { id, hash, file } : { id, hash };
}

export function seatOf(stored: StoredTable, user: string | null): SeatRow | undefined {
  return user === null ? undefined : stored.seats.find((seat) => seat.user === user);
}

/** The seats that the game waits for: of a held move its owner, else everybody who has not answered yet. */
export function seatsToAct(match: AnyMatch): readonly Seat[] {
  const { held, ready } = match.pending;
  if (held) return [held.seat];
  const active = seatsOf(match.game.active(match.timeline.state));
  return ready.length === 0 ? active : active.filter((seat) => !ready.includes(seat));
}
