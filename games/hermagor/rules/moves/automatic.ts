import type { AutomaticAnswer, Move } from '@kontor/core';
import { declineFault, freeSquare, rowsOf, squareValue } from '../selling/regions.ts';
import { acted, at, isPending, NOBODY, ON, owed, raising, sharedPlaced, step } from '../state/layout.ts';
import type { HermagorState } from '../state/types.ts';
import { declineMove, FIRST, raiseMove } from './encoding.ts';

/** Standing orders for games by turns; all of them follow from what is public. */
export const automatic: readonly AutomaticAnswer<HermagorState>[] = [
  {
    name: 'pass-market',
    passing: true,
    answer(s) {
      if (step(s) !== ON.buyer) return undefined;
      if (acted(s)) return FIRST.done;
      // After a shared buyer an own one must follow (H-5.2).
      return sharedPlaced(s) ? undefined : FIRST.pass;
    },
  },
  {
    name: 'always-raise',
    // The Floating Market leaves a choice of products (H-2.5), so the player is asked.
    answer(s) {
      if (step(s) !== ON.raise) return undefined;
      const product = at(s.table.singleProduct, raising(s));
      return product === NOBODY ? undefined : raiseMove(product);
    },
  },
  {
    name: 'never-raise',
    answer: (s) => (step(s) === ON.raise ? FIRST.keep : undefined),
  },
  { name: 'decline-worthless', answer: (s, seat) => declineWorthless(s, seat) },
];

/** Declines a region (H-3.13) if none of its squares earns anything. */
function declineWorthless(s: HermagorState, seat: number): Move | undefined {
  if (step(s) !== ON.build || owed(s) > 0) return undefined;
  for (let region = 0; region < s.table.regions; region++) {
    if (!isPending(s, region) || declineFault(s, seat, region) !== undefined) continue;
    const worth = rowsOf(s, region).some((row) => {
      const square = freeSquare(s, row);
      return square !== NOBODY && squareValue(row, square) > 0;
    });
    if (!worth) return declineMove(region);
  }
  return undefined;
}
