import type { Static } from 'typebox';
import * as Type from 'typebox';
import type { Seat, Table } from './game.ts';
import type { Match, Outcome } from './match.ts';

const closed = { additionalProperties: false };
const MoveText = Type.String({ minLength: 1, maxLength: 200 });

/** What a person at a table can tell whoever runs the match, this device or a server. */
export const CommandSchema = Type.Union([
  Type.Object({ kind: Type.Literal('play'), move: MoveText, hold: Type.Boolean() }, closed),
  Type.Object({ kind: Type.Literal('confirm') }, closed),
  Type.Object({ kind: Type.Literal('undo'), reach: Type.Enum(['step', 'turn']) }, closed),
  Type.Object({ kind: Type.Literal('redo'), hold: Type.Boolean() }, closed),
  Type.Object({ kind: Type.Literal('takeBack') }, closed),
  Type.Object({ kind: Type.Literal('draft'), move: MoveText }, closed),
  Type.Object({ kind: Type.Literal('ready') }, closed),
  Type.Object({ kind: Type.Literal('unready') }, closed),
  Type.Object({ kind: Type.Literal('askUndo'), to: Type.Integer({ minimum: 1 }) }, closed),
  Type.Object({ kind: Type.Literal('answerUndo'), yes: Type.Boolean() }, closed),
]);
export type Command = Static<typeof CommandSchema>;

export function carryOut<T extends Table, S, V, E, P>(
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
    case 'askUndo':
      return match.askUndo(seat, command.to);
    case 'answerUndo':
      return match.answerUndo(seat, command.yes);
  }
}
