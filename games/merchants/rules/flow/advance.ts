import type { Emit, Rng, Seat } from '@kontor/core';
import { REGION_NUMERALS, type RegionNumeral } from '../files/board.ts';
import { formatPlot } from '../resolve/plot.ts';
import { resolve } from '../resolve/resolve.ts';
import { PLACES, REGIONS } from '../state/constants.ts';
import {
  ACTION,
  add,
  DIE_WINNER,
  electors,
  FIRST,
  get,
  NONE,
  OFFSET,
  OVER,
  PHASE,
  PLOTTING,
  plot,
  served,
  set,
  TURN,
} from '../state/layout.ts';
import { type MerchantsState, STEPS } from '../state/types.ts';
import type { MerchantsEvent } from '../view/events.ts';
import { throwForHighest } from './dice.ts';
import { openMonopoly, SCORING_INTERVAL } from './monopoly.ts';
import { breakdown, controller } from './score.ts';
import { supply } from './supply.ts';

/** M-1.1: the next player becomes first player, then everyone plots. */
export function startTurn(state: MerchantsState, emit?: Emit<MerchantsEvent>): void {
  add(state, TURN, 1);
  set(state, FIRST, (get(state, FIRST) + 1) % state.table.seats);
  set(state, PHASE, PLOTTING);
  set(state, OFFSET, 0);
  emit?.({ type: 'turnStarted', turn: get(state, TURN), first: get(state, FIRST) });
}

/** M-7.1: all plots are laid and become public. */
export function revealPlots(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  rng.reveal();
  emit?.({
    type: 'plotsRevealed',
    plots: Array.from({ length: state.table.seats }, (_, seat) => formatPlot(get(state, plot(seat)))),
  });
  resume(state, rng, emit);
}

/** Resolution continues with the next seat after a seat has made its choice. */
export function resumeAfterChoice(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  add(state, OFFSET, 1);
  resume(state, rng, emit);
}

function resume(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  if (!resolve(state, rng, emit)) return;
  set(state, ACTION, 0);
  for (let seat = 0; seat < state.table.seats; seat++) set(state, plot(seat), NONE);
  for (let city = 0; city < PLACES; city++) set(state, served(city), 0);
  supply(state, rng, emit);
  if (get(state, TURN) % SCORING_INTERVAL === 0) openMonopoly(state, 0, emit);
  else startTurn(state, emit);
}

/** After the last announcement comes the next turn or the end. */
export function afterMonopolies(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  if (get(state, TURN) < state.table.turns) startTurn(state, emit);
  else finish(state, rng, emit);
}

/** M-6: screens are lifted and electors turned up. */
function finish(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): void {
  rng.reveal();
  set(state, PHASE, OVER);
  const account = breakdown(state);
  if (emit) emitEnd(state, account, emit);
  let winners = account.survivors;
  if (state.table.tieByDie && winners.length > 1) {
    const winner = throwForHighest(winners, 'tie', rng, emit);
    set(state, DIE_WINNER, winner);
    winners = [winner];
  }
  emit?.({ type: 'ended', winners });
}

function emitEnd(
  state: MerchantsState,
  { tallies, eliminations, undecided }: ReturnType<typeof breakdown>,
  emit: Emit<MerchantsEvent>,
): void {
  for (let region = 0; region < REGIONS; region++) {
    const leader = controller(state, region);
    emit({
      type: 'regionScored',
      region: REGION_NUMERALS[region] as RegionNumeral,
      controller: leader === NONE ? null : leader,
      electors: tallies.map((_, seat: Seat) => get(state, electors(seat, region))),
    });
  }
  tallies.forEach((tally, seat) => {
    emit({ type: 'influences', seat, tally });
  });
  for (const step of STEPS) {
    for (const gone of eliminations) if (gone.step === step) emit({ type: 'eliminated', ...gone });
    for (const open of undecided) if (open.step === step) emit({ type: 'undecided', ...open });
  }
}
