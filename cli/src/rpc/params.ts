import { BOT_NAMES } from '@kontor/core';
import Type from 'typebox';

/* The parameters of each method. Unknown members are refused, because they are likely mistakes. */

const closed = { additionalProperties: false };
const MatchId = Type.String({ maxLength: 200 });
const SeatNumber = Type.Integer();
const ViewerNumber = Type.Union([SeatNumber, Type.Null()]);
const Seed = Type.String({ maxLength: 1000 });

export const Nothing = Type.Object({}, closed);

export const New = Type.Object(
  {
    game: Type.String(),
    players: Type.Integer(),
    options: Type.Optional(Type.Unknown()),
    seed: Type.Optional(Seed),
    board: Type.Optional(Type.Unknown()),
    pieces: Type.Optional(Type.Unknown()),
  },
  closed,
);

export const Load = Type.Object(
  { game: Type.String(), position: Type.Unknown(), seed: Type.Optional(Seed) },
  closed,
);

export const Replay = Type.Object({ record: Type.Unknown() }, closed);

export const OfMatch = Type.Object({ match: MatchId }, closed);
export const OfSeat = Type.Object({ match: MatchId, seat: SeatNumber }, closed);
export const OfViewer = Type.Object({ match: MatchId, seat: ViewerNumber }, closed);
export const History = Type.Object(
  { match: MatchId, seat: ViewerNumber, since: Type.Optional(Type.Integer()) },
  closed,
);
export const OfMove = Type.Object({ match: MatchId, seat: SeatNumber, move: Type.String() }, closed);
export const Bot = Type.Object(
  {
    match: MatchId,
    seat: SeatNumber,
    level: Type.Enum([...BOT_NAMES]),
    ms: Type.Optional(Type.Number({ minimum: 1, maximum: 600_000 })),
  },
  closed,
);
export const Undo = Type.Object(
  {
    match: MatchId,
    seat: Type.Optional(SeatNumber),
    reach: Type.Optional(Type.Enum(['step', 'turn'])),
  },
  closed,
);
