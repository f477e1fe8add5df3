import type { Static } from 'typebox';
import * as Type from 'typebox';

const closed = { additionalProperties: false };
const SeatSchema = Type.Integer({ minimum: 0, maximum: 31 });
const RowNumber = Type.Integer({ minimum: 1 });
const ShortText = Type.String({ maxLength: 200 });

/** One entry of the log that is the game. Row numbers start at 1: row 0 is the set-up. */
export const RowSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('move'),
      seat: SeatSchema,
      move: ShortText,
      /** Why the seat did not choose it itself: its time was up, or a bot has the seat for now. */
      by: Type.Optional(Type.Enum(['time', 'bot'])),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('undo'),
      seat: SeatSchema,
      /** The game goes on from before this row. */
      to: RowNumber,
      /** `own`: no new information was lost; `consent`: all agreed; `takeBack`: a game against bots only. */
      by: Type.Enum(['own', 'consent', 'takeBack']),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('control'),
      seat: SeatSchema,
      /** The level of the bot that takes the seat, or null when a person has it again. */
      bot: Type.Union([ShortText, Type.Null()]),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('timeout'), seat: SeatSchema }, closed),
]);
export type Row = Static<typeof RowSchema>;
