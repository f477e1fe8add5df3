import type { Command } from './command-schema.ts';
import type { Seat, Table } from './game.ts';
import { noteHint } from './hints.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { Row } from './row.ts';

/**
 * Whether a command was given for a situation that no longer exists; `row` is the last row that its sender had seen.
 * Drafts concern only their own seat, so rows of other seats do not make them stale.
 */
export function isStale(rows: readonly Row[], row: number, seat: Seat, { kind }: Command): boolean {
  if (row === rows.length) return false;
  if (row > rows.length) return true;
  // Notes change nothing in the game.
  const since = rows.slice(row).filter((other) => other.kind !== 'hint');
  if (since.length === 0) return false;
  switch (kind) {
    case 'draft':
    case 'ready':
    case 'unready':
      return since.some((other) => other.kind === 'undo' || (other.kind === 'move' && other.seat === seat));
    case 'answerUndo':
      return since.some((other) => other.kind === 'undo' || other.kind === 'move');
    default:
      return true;
  }
}

/** Carries out a command of a seat. */
export function applyCommand<T extends Table, S, V, E, P>(
  match: Match<T, S, V, E, P>,
  seat: Seat,
  command: Command,
): Outcome {
  switch (command.kind) {
    case 'play':
      return match.play(seat, command.move, { hold: command.hold });
    case 'confirm':
      return match.confirm(seat);
    case 'undo':
      return match.undo(seat, command.reach);
    case 'redo':
      return match.redo(seat, { hold: command.hold });
    case 'takeBack':
      return match.takeBack(seat);
    case 'hint':
      return noteHint(match, seat);
    case 'draft':
      return match.draft(seat, command.move);
    case 'ready':
      return match.ready(seat);
    case 'unready':
      return match.unready(seat);
    case 'requestUndo':
      return match.requestUndo(seat, command.to);
    case 'answerUndo':
      return match.answerUndo(seat, command.to, command.yes);
  }
}
