import type { Static } from 'typebox';
import * as Type from 'typebox';

const closed = { additionalProperties: false };
const Seats = Type.Array(Type.Integer({ minimum: 0 }));

/** What has been entered but not yet played: it is no part of the log, and whoever runs the match must store it beside it. */
export const PendingMovesSchema = Type.Object(
  {
    /** A move that would end its seat's turn, until the seat confirms it. */
    held: Type.Union([Type.Null(), Type.Object({ seat: Type.Integer(), move: Type.String() }, closed)]),
    /** Answers to a simultaneous decision, by seat; they may be changed until all are ready. */
    drafts: Type.Array(Type.Union([Type.Null(), Type.String()])),
    ready: Seats,
    /** Moves that their seat took back and may play again, the next one last. */
    redo: Type.Union([
      Type.Null(),
      Type.Object({ seat: Type.Integer(), moves: Type.Array(Type.String()) }, closed),
    ]),
    /** A request to undo even though something was revealed since; all other people must agree. */
    undoRequest: Type.Union([
      Type.Null(),
      Type.Object({ seat: Type.Integer(), to: Type.Integer({ minimum: 1 }), yes: Seats }, closed),
    ]),
  },
  closed,
);
/** Held moves, drafts, who is ready, and a proposal to undo. */
export type PendingMoves = Static<typeof PendingMovesSchema>;
