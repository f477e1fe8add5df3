import type { Static } from 'typebox';
import * as Type from 'typebox';
import type { Seat, Table } from './game.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { Row } from './row.ts';

const closed = { additionalProperties: false };
const MoveText = Type.String({ minLength: 1, maxLength: 200 });

/** What a person can ask of whoever runs the match, this device or a server. */
export const CommandSchema = Type.Union([
  Type.Object({ kind: Type.Literal('play'), move: MoveText, hold: Type.Boolean() }, closed),
  Type.Object({ kind: Type.Literal('confirm') }, closed),
  Type.Object({ kind: Type.Literal('undo'), reach: Type.Enum(['step', 'turn']) }, closed),
  Type.Object({ kind: Type.Literal('redo'), hold: Type.Boolean() }, closed),
  Type.Object({ kind: Type.Literal('takeBack') }, closed),
  Type.Object({ kind: Type.Literal('draft'), move: MoveText }, closed),
  Type.Object({ kind: Type.Literal('ready') }, closed),
  Type.Object({ kind: Type.Literal('unready') }, closed),
  Type.Object({ kind: Type.Literal('requestUndo'), to: Type.Integer({ minimum: 1 }) }, closed),
  Type.Object(
    { kind: Type.Literal('answerUndo'), to: Type.Integer({ minimum: 1 }), yes: Type.Boolean() },
    closed,
  ),
]);
export type Command = Static<typeof CommandSchema>;

/**
 * Whether a command was given for a situation that no longer exists; `row` is the last row that its sender had seen.
 * Drafts concern only their own seat, so rows of other seats do not make them stale.
 */
export function isStale(rows: readonly Row[], row: number, seat: Seat, { kind }: Command): boolean {
  if (row === rows.length) return false;
  if (row > rows.length) return true;
  const since = rows.slice(row);
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
