import type { PendingMoves } from './pending-moves-schema.ts';

/** Nothing is entered: neither held moves nor drafts. */
export function noPendingMoves(seats: number): PendingMoves {
  return {
    held: null,
    drafts: Array.from({ length: seats }, () => null),
    ready: [],
    redo: null,
    undoRequest: null,
  };
}
