import type { Rng, Seat } from '@kontor/core';
import { EMPTY_PLOT, extend, PLOTS, TRANSACTION } from '../resolve/plot.ts';
import { LABELS, RESOURCE_KINDS } from '../state/constants.ts';
import { caravan, get, NONE, offer, pile, stock } from '../state/layout.ts';
import { contractOf, roadFrom } from '../state/table.ts';
import { type MerchantsState, PLOT_LENGTH } from '../state/types.ts';

/** One plot in so many is drawn from all plots, so that no plot is ruled out. */
const ANY_ONE_IN = 16;

/**
 * A plausible plot: it walks along existing roads and transacts where that has an effect. A plot of random letters
 * would do next to nothing.
 */
export function likelyPlot(state: MerchantsState, seat: Seat, rng: Rng): number {
  if (rng.int(ANY_ONE_IN) === 0) return rng.int(PLOTS);
  for (let resource = 0; resource < RESOURCE_KINDS; resource++)
    goods[resource] = get(state, stock(seat, resource));
  let visited = 0;
  let city = get(state, caravan(seat));
  let drawn = EMPTY_PLOT;
  for (let i = 0; i < PLOT_LENGTH; i++) {
    if (!((visited >> city) & 1) && wouldTransact(state, city)) {
      visited |= 1 << city;
      drawn = extend(drawn, TRANSACTION);
      continue;
    }
    const label = drawRoad(state, city, rng);
    city = roadFrom(state.table, city, label);
    drawn = extend(drawn, label);
  }
  return drawn;
}

/** The stock during the walk; reused by every call. */
const goods = new Int16Array(RESOURCE_KINDS);

/** Whether a transaction would have an effect; if so, updates the stock. */
function wouldTransact(state: MerchantsState, city: number): boolean {
  const kind = get(state, offer(city));
  if (kind !== NONE) {
    const { asks } = contractOf(state.table, kind);
    for (let resource = 0; resource < RESOURCE_KINDS; resource++)
      if ((goods[resource] as number) < (asks[resource] as number)) return false;
    for (let resource = 0; resource < RESOURCE_KINDS; resource++)
      goods[resource] = (goods[resource] as number) - (asks[resource] as number);
    return true;
  }
  for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
    if (get(state, pile(city, resource)) === 0) continue;
    goods[resource] = (goods[resource] as number) + 1;
    return true;
  }
  return false;
}

function drawRoad(state: MerchantsState, city: number, rng: Rng): number {
  let roads = 0;
  for (let label = 0; label < LABELS; label++) if (roadFrom(state.table, city, label) >= 0) roads++;
  let nth = rng.int(roads);
  for (let label = 0; label < LABELS; label++)
    if (roadFrom(state.table, city, label) >= 0 && nth-- === 0) return label;
  return 0;
}
