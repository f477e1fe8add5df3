import {
  type AnyGame,
  type Command,
  carryOut,
  fairChance,
  Match,
  type MatchRecord,
  type Outcome,
  type Parsed,
  parsed,
  problem,
  type Row,
  refusal,
  type Seat,
  type Table,
} from '@kontor/core';
import { findGame } from '@kontor/games';
import type { Change, Receipt, StoredTable, TableProgress } from '../store/store.ts';

export type AnyMatch = Match<Table, unknown, unknown, unknown, unknown>;

/** A running table with its match in memory. All of it can be thrown away at any time and read again. */
export interface Room {
  stored: StoredTable;
  readonly match: AnyMatch;
  /** Answers already given, by the client's id of the command. */
  readonly receipts: Map<string, unknown>;
}

/** Wakes a table from what is stored. */
export function wakeRoom(
  stored: StoredTable,
  rows: readonly { readonly entry: Row }[],
  receipts: readonly Receipt[],
): Parsed<Room> {
  const game = findGame(stored.terms.game);
  if (!game) return problem('game.unknown', `There is no game ${stored.terms.game}.`);
  const match = Match.fromRecord(
    game,
    recordOf(
      game,
      stored,
      rows.map(({ entry }) => entry),
    ),
    stored.progress.desk ?? undefined,
  );
  if (!match.ok) return match;
  return parsed({
    stored,
    match: match.value,
    receipts: new Map(receipts.map(({ clientId, answer }) => [clientId, answer])),
  });
}

function recordOf(game: AnyGame, { terms, progress, seats }: StoredTable, rows: Row[]): MatchRecord {
  const chance = fairChance(terms.secret, progress.entropy);
  if (chance.kind !== 'fair') throw new Error('online tables are always fair');
  return {
    kontor: 1,
    game: game.id,
    version: terms.version,
    board: terms.board,
    pieces: terms.pieces,
    options: { ...terms.options },
    players: seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
    chance: { ...chance, entropy: [...chance.entropy] },
    rows,
  };
}

/** Commands on what lies before oneself alone: what others have done meanwhile never makes them stale. */
const OWN_AFFAIRS: readonly Command['kind'][] = ['draft', 'ready', 'unready', 'answerUndo'];

/** Carries out a command in memory. Nobody may hear of it before the change it leads to is durable. */
export function obey(match: AnyMatch, seat: Seat, command: Command, row: number): Outcome {
  if (row !== match.timeline.rows.length && !OWN_AFFAIRS.includes(command.kind))
    return { ok: false, refused: refusal('move.stale', undefined, { row }) };
  return carryOut(match, seat, command);
}

/** What has to be stored after rows were added to a match, or its desk changed. */
export function changeOf(room: Room, since: number, at: number, receipt?: Receipt): Change {
  const { match, stored } = room;
  const { rows } = match.timeline;
  const { result } = match;
  const progress: TableProgress = {
    ...stored.progress,
    stage: result ? 'finished' : stored.progress.stage,
    row: rows.length,
    active: match.game.active(match.timeline.state),
    desk: match.desk,
    result: result ?? null,
    updatedAt: at,
  };
  return {
    table: stored.terms.id,
    rows: rows.slice(since).map((entry, i) => ({ row: since + i + 1, entry, at })),
    progress,
    ...(receipt ? { receipt } : {}),
  };
}
