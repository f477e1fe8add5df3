import { PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed, Id, SeatNumber, Timestamp } from './parts.ts';

/** Somebody who sat at a table, and how the game ended for them; nothing is known of that if it was broken off. */
const PlayedSeat = Type.Object(
  {
    name: Type.String(),
    bot: Type.Boolean({ description: 'A bot from the start' }),
    colour: Type.Enum([...PLAYER_COLOURS]),
    shape: Type.Enum([...PLAYER_SHAPES]),
    rank: Type.Union([Type.Integer(), Type.Null()]),
    score: Type.Union([Type.Number(), Type.Null()]),
  },
  closed,
);

/** A game that is over. */
export const PlayedGame = Type.Object(
  {
    id: Id,
    game: Type.String(),
    stage: Type.Enum(['finished', 'cancelled', 'expired']),
    seats: Type.Array(PlayedSeat),
    mine: SeatNumber,
    rows: Type.Integer({ description: 'Rows in the log' }),
    endedAt: Timestamp,
  },
  closed,
);
export type PlayedGame = Static<typeof PlayedGame>;

/** A page of the asker's games that are over. */
export const PlayedGames = Type.Object(
  { games: Type.Array(PlayedGame), pages: Type.Integer(), count: Type.Integer() },
  closed,
);
export type PlayedGames = Static<typeof PlayedGames>;

/** How many scores of a game the statistics show. */
export const MAX_SCORES = 30;

/** How many favourites of each kind the statistics name, and how many of the last games they are taken from. */
export const MAX_FAVOURITES = 5;
export const MAX_REPLAYED = 20;

const Counted = Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }, closed), {
  description: `Up to ${MAX_FAVOURITES}, the most frequent first`,
});

/** How somebody has played one of the games; only games that were played to their end count. */
export const GameStatistics = Type.Object(
  {
    game: Type.String(),
    games: Type.Integer(),
    places: Type.Array(Type.Integer(), { description: 'How often first, second and so on' }),
    scores: Type.Array(Type.Object({ score: Type.Number(), at: Timestamp }, closed), {
      description: `The last ${MAX_SCORES}, the oldest first`,
    }),
    favourites: Type.Optional(
      Type.Object(
        { games: Type.Integer(), products: Counted, cities: Counted },
        {
          ...closed,
          description: `What one has dealt in, and where, in so many of one's last ${MAX_REPLAYED} games; only of games that tell it`,
        },
      ),
    ),
  },
  closed,
);
export type GameStatistics = Static<typeof GameStatistics>;
