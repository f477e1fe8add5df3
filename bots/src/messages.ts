import type { Static } from 'typebox';
import * as Type from 'typebox';
import { BOT_NAMES } from './settings.ts';

/**
 * What a bot's worker is asked: how the table is made, and what the seat sees and has heard. Nothing that would tell
 * more has a place in it: no state, no seed of the game, no record.
 */
export const BotQuestion = Type.Object(
  {
    game: Type.String(),
    seats: Type.Integer(),
    options: Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
    /** The id of a published file, or a whole file. */
    board: Type.Unknown(),
    pieces: Type.Unknown(),
    seat: Type.Integer({ minimum: 0 }),
    bot: Type.Enum([...BOT_NAMES]),
    view: Type.Unknown(),
    history: Type.Unsafe<readonly unknown[]>(Type.Array(Type.Unknown())),
    /** The bot's own chance; a fresh one if it is left out. */
    chance: Type.Optional(Type.String()),
    /** How long it may think, or how many rounds; else as long as its level does. */
    ms: Type.Optional(Type.Number({ minimum: 0 })),
    rounds: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type BotQuestion = Static<typeof BotQuestion>;

export const BotAnswer = Type.Object(
  {
    move: Type.String(),
    /** What the bot thinks of its moves, the best first: the chance to win, and how often it tried the move. */
    values: Type.Array(
      Type.Object(
        { move: Type.String(), value: Type.Number(), tries: Type.Integer() },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type BotAnswer = Static<typeof BotAnswer>;
