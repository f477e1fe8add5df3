import type { Static } from 'typebox';
import * as Type from 'typebox';

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
  /** The seat is shown what a bot would do: whoever runs the match notes it in the record. */
  Type.Object({ kind: Type.Literal('hint') }, closed),
  Type.Object({ kind: Type.Literal('requestUndo'), to: Type.Integer({ minimum: 1 }) }, closed),
  Type.Object(
    { kind: Type.Literal('answerUndo'), to: Type.Integer({ minimum: 1 }), yes: Type.Boolean() },
    closed,
  ),
]);
/** One of these commands. */
export type Command = Static<typeof CommandSchema>;
