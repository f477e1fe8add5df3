import { BOT_NAMES } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';

/**
 * The question to a bot: how the table is made, and the view and history of its seat. It has no field for a state, a
 * seed or a record, so that nothing hidden can reach a bot.
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
    /** A move that somebody thinks of: it is valued besides those that the bot finds. */
    idea: Type.Optional(Type.String()),
    /** The seed of the bot's own chance; random if left out. */
    chance: Type.Optional(Type.String()),
    /** The time or the number of rounds it may take; by default the time of its level. */
    ms: Type.Optional(Type.Number({ minimum: 0 })),
    rounds: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
/** What a bot is asked, as plain data. */
export type BotQuestion = Static<typeof BotQuestion>;

/** The format of an answer. */
export const BotAnswer = Type.Object(
  {
    move: Type.String(),
    /** The bot's values of its moves, the best first: the expected chance to win, and how often it tried the move. */
    values: Type.Array(
      Type.Object(
        { move: Type.String(), value: Type.Number(), tries: Type.Integer() },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
/** What a bot would play, with the values of the moves that it looked at. */
export type BotAnswer = Static<typeof BotAnswer>;
