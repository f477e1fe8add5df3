import { type Move, type Rng, type Seat, UNLISTED } from '@kontor/core';
import { CITIES } from '../files/board.ts';
import { electorsDue } from '../resolve/contract.ts';
import { PLOTS } from '../resolve/plot.ts';
import { AT_STAKE, caravan, get, PHASE, stock } from '../state/layout.ts';
import { electorsMoves } from '../state/table.ts';
import type { MerchantsState } from '../state/types.ts';
import { ASKED, isActive } from './decision.ts';
import { announceMove, PICKS_MOVES, placeMove, plotMove } from './encoding.ts';

/** Lists exactly the moves that `refuse` allows; plots are too many to list. */
export function legalMoves(state: MerchantsState, seat: Seat, out: Int32Array): number {
  if (!isActive(state, seat)) return 0;
  switch (ASKED[get(state, PHASE)]) {
    case 'place':
      return listCities(state, out);
    case 'plot':
      return UNLISTED;
    case 'picks':
      out.set(PICKS_MOVES);
      return PICKS_MOVES.length;
    case 'electors': {
      const moves = electorsMoves(state.table, get(state, caravan(seat)), electorsDue(state, seat));
      out.set(moves);
      return moves.length;
    }
    case 'announce':
      return listAmounts(get(state, stock(seat, get(state, AT_STAKE))), out);
    default:
      return 0;
  }
}

function listCities(state: MerchantsState, out: Int32Array): number {
  let count = 0;
  for (let city = 1; city <= CITIES; city++) if (!isOccupied(state, city)) out[count++] = placeMove(city);
  return count;
}

/** M-S4: does a caravan stand there already? */
export function isOccupied(state: MerchantsState, city: number): boolean {
  for (let seat = 0; seat < state.table.seats; seat++) if (get(state, caravan(seat)) === city) return true;
  return false;
}

function listAmounts(most: number, out: Int32Array): number {
  for (let amount = 0; amount <= most; amount++) out[amount] = announceMove(amount);
  return most + 1;
}

/** M-2.1: any plot; all are equally likely. */
export function drawMove(_: MerchantsState, __: Seat, rng: Rng): Move {
  return plotMove(rng.int(PLOTS));
}
