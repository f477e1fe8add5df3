import type { Emit, Move, Rng, Seat } from '@kontor/core';
import { afterMonopolies, resumeAfterChoice, revealPlots, startTurn } from '../flow/advance.ts';
import { announce } from '../flow/monopoly.ts';
import { applyPicks, placeElectors } from '../resolve/contract.ts';
import { add, caravan, get, NONE, OFFSET, PHASE, plot, set } from '../state/layout.ts';
import type { MerchantsState } from '../state/types.ts';
import type { MerchantsEvent } from '../view/events.ts';
import { ASKED } from './decision.ts';
import { moveValue } from './encoding.ts';

/** Applies a legal move and runs on to the next question. */
export function apply(
  state: MerchantsState,
  seat: Seat,
  move: Move,
  rng: Rng,
  emit?: Emit<MerchantsEvent>,
): void {
  const kind = ASKED[get(state, PHASE)];
  if (kind === undefined) return;
  const value = moveValue(kind, move);
  switch (kind) {
    case 'place':
      placeCaravan(state, seat, value, emit);
      break;
    case 'plot':
      layPlot(state, seat, value, rng, emit);
      break;
    case 'picks':
      if (!applyPicks(state, seat, value, true, emit)) resumeAfterChoice(state, rng, emit);
      break;
    case 'electors':
      placeElectors(state, seat, value, emit);
      resumeAfterChoice(state, rng, emit);
      break;
    case 'announce':
      if (announce(state, seat, value, emit)) afterMonopolies(state, rng, emit);
      break;
  }
}

/** M-S4: clockwise until everyone has placed. */
function placeCaravan(state: MerchantsState, seat: Seat, city: number, emit?: Emit<MerchantsEvent>): void {
  set(state, caravan(seat), city);
  emit?.({ type: 'caravanPlaced', seat, city });
  add(state, OFFSET, 1);
  if (get(state, OFFSET) === state.table.seats) startTurn(state, emit);
}

/** M-2.1: plots are laid face down; the last one reveals all. */
function layPlot(
  state: MerchantsState,
  seat: Seat,
  value: number,
  rng: Rng,
  emit?: Emit<MerchantsEvent>,
): void {
  set(state, plot(seat), value);
  emit?.({ type: 'plotLaid', seat });
  for (let other = 0; other < state.table.seats; other++) if (get(state, plot(other)) === NONE) return;
  revealPlots(state, rng, emit);
}
