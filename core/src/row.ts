import type { Static } from 'typebox';
import * as Type from 'typebox';

const closed = { additionalProperties: false };
const SeatSchema = Type.Integer({ minimum: 0, maximum: 31 });
const RowNumber = Type.Integer({ minimum: 1 });
const ShortText = Type.String({ maxLength: 200 });

/** One entry of the append-only log of a game. Row numbers start at 1; row 0 is the set-up. */
export const RowSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('move'),
      seat: SeatSchema,
      move: ShortText,
      /** Set if the seat did not choose the move itself: its time was up, or a bot plays the seat for now. */
      by: Type.Optional(Type.Enum(['time', 'bot'])),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('undo'),
      seat: SeatSchema,
      /** This row and all after it are undone. */
      to: RowNumber,
      /** `own`: nothing was revealed since; `consent`: all agreed; `takeBack`: in a game against bots only. */
      by: Type.Enum(['own', 'consent', 'takeBack']),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('control'),
      seat: SeatSchema,
      /** The level of the bot that takes the seat, or null when a person plays it again. */
      bot: Type.Union([ShortText, Type.Null()]),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('timeout'), seat: SeatSchema }, closed),
  /** The seat was shown what a bot would do; its next move is made after a hint. */
  Type.Object({ kind: Type.Literal('hint'), seat: SeatSchema }, closed),
]);
/** A row of the log: a move, an undo, a change of who has the seat, a lost clock or a hint. */
export type Row = Static<typeof RowSchema>;
