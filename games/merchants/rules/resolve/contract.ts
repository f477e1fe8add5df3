import type { Emit, Seat } from '@kontor/core';
import { REGION_NUMERALS, type RegionNumeral } from '../files/board.ts';
import { distribute, electorsIn, regionIn, regionsIn } from '../moves/encoding.ts';
import { RESOURCE_KINDS } from '../state/constants.ts';
import {
  add,
  bag,
  CONTRACT_MARKER,
  caravan,
  contractBag,
  ELECTING,
  electors,
  electorsLeft,
  FULFILLED,
  get,
  kept,
  NONE,
  offer,
  PHASE,
  PICKING,
  set,
  stock,
  temple,
  templesLeft,
} from '../state/layout.ts';
import { contractOf, rankOf, regionsAt } from '../state/table.ts';
import { type MerchantsState, PICKS, type Pick } from '../state/types.ts';
import type { MerchantsEvent } from '../view/events.ts';

/** Picks are masks of these; `PICKS` names them in the same order. */
export const KEEP = 1;
export const TEMPLE = 2;
export const ELECTORS = 4;
const ALL_PICKS = KEEP | TEMPLE | ELECTORS;

/** M-3.5: whether the seat has all that the contract asks for. */
export function canFulfil(state: MerchantsState, seat: Seat, kind: number): boolean {
  const { asks } = contractOf(state.table, kind);
  for (let resource = 0; resource < RESOURCE_KINDS; resource++)
    if (get(state, stock(seat, resource)) < (asks[resource] as number)) return false;
  return true;
}

/** M-3.5: delivers in the city of the caravan; returns true if the seat must now choose. */
export function fulfil(state: MerchantsState, seat: Seat, emit?: Emit<MerchantsEvent>): boolean {
  const city = get(state, caravan(seat));
  const kind = get(state, offer(city));
  const { asks } = contractOf(state.table, kind);
  for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
    add(state, stock(seat, resource), -(asks[resource] as number));
    add(state, bag(resource), asks[resource] as number);
  }
  set(state, offer(city), NONE);
  set(state, FULFILLED, kind);
  add(state, CONTRACT_MARKER, 1);
  emit?.({ type: 'markerAdvanced', track: 'contracts', steps: get(state, CONTRACT_MARKER) });
  const possible = possiblePicks(state, seat);
  if (possible === ALL_PICKS) {
    set(state, PHASE, PICKING);
    return true;
  }
  return applyPicks(state, seat, possible, false, emit);
}

/** M-3.7, M-3.8: which of the three picks are possible where the caravan stands. */
function possiblePicks(state: MerchantsState, seat: Seat): number {
  const city = get(state, caravan(seat));
  const mayBuild = get(state, temple(city)) === NONE && get(state, templesLeft(seat)) > 0;
  const mayElect = get(state, electorsLeft(seat)) > 0 && regionsAt(state.table, city).length > 0;
  return KEEP | (mayBuild ? TEMPLE : 0) | (mayElect ? ELECTORS : 0);
}

/** M-3.5–M-3.9: carries out the picks; returns true if the seat must now distribute electors. */
export function applyPicks(
  state: MerchantsState,
  seat: Seat,
  picks: number,
  asked: boolean,
  emit?: Emit<MerchantsEvent>,
): boolean {
  const { table } = state;
  const city = get(state, caravan(seat));
  const kind = get(state, FULFILLED);
  emit?.({ type: 'picked', seat, city, picks: namePicks(picks), asked });
  set(state, FULFILLED, NONE);
  if (picks & KEEP) {
    add(state, kept(table, seat, kind), 1);
    emit?.({ type: 'contractKept', seat, contract: contractOf(table, kind).id });
  } else {
    add(state, contractBag(kind), 1);
    emit?.({ type: 'contractReturned', seat, contract: contractOf(table, kind).id });
  }
  if (picks & TEMPLE) {
    set(state, temple(city), seat);
    add(state, templesLeft(seat), -1);
    const left = get(state, templesLeft(seat));
    emit?.({ type: 'templeBuilt', seat, city, rank: rankOf(table, city), left });
  }
  if (!(picks & ELECTORS)) return false;
  const regions = regionsAt(table, city);
  if (regions.length > 1) {
    set(state, PHASE, ELECTING);
    return true;
  }
  const only = Array<number>(electorsDue(state, seat)).fill(regions[0] as number);
  placeElectors(state, seat, distribute(only), emit);
  return false;
}

/** M-3.8: as many as the rank of the city, fewer only if the supply is short. */
export function electorsDue(state: MerchantsState, seat: Seat): number {
  return Math.min(rankOf(state.table, get(state, caravan(seat))), get(state, electorsLeft(seat)));
}

/** M-3.8: places electors face down as the distribution says. */
export function placeElectors(
  state: MerchantsState,
  seat: Seat,
  distribution: number,
  emit?: Emit<MerchantsEvent>,
): void {
  const count = electorsIn(distribution);
  for (let i = 0; i < count; i++) add(state, electors(seat, regionIn(distribution, i)), 1);
  add(state, electorsLeft(seat), -count);
  emit?.({
    type: 'electorsPlaced',
    seat,
    city: get(state, caravan(seat)),
    regions: countRegions(regionsIn(distribution)),
    left: get(state, electorsLeft(seat)),
  });
}

export function namePicks(picks: number): Pick[] {
  return PICKS.filter((_, index) => (picks >> index) & 1);
}

function countRegions(regions: readonly number[]): Partial<Record<RegionNumeral, number>> {
  const counts: Partial<Record<RegionNumeral, number>> = {};
  REGION_NUMERALS.forEach((numeral, index) => {
    const count = regions.filter((region) => region === index).length;
    if (count > 0) counts[numeral] = count;
  });
  return counts;
}
