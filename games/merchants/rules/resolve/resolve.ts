import type { Emit, Rng, Seat } from '@kontor/core';
import { RESOURCES, type Resource, ROAD_LABELS, type RoadLabel } from '../files/board.ts';
import { RESOURCE_KINDS } from '../state/constants.ts';
import {
  ACTION,
  add,
  caravan,
  get,
  NONE,
  OFFSET,
  offer,
  pile,
  pileSize,
  plot,
  RESOURCE_MARKER,
  seatAt,
  served,
  set,
  stock,
} from '../state/layout.ts';
import { contractOf, roadFrom } from '../state/table.ts';
import {
  type CityNumber,
  type IgnoredReason,
  type MerchantsState,
  PLOT_LENGTH,
  TRANSACT,
} from '../state/types.ts';
import type { MerchantsEvent } from '../view/events.ts';
import { canFulfil, fulfil } from './contract.ts';
import { actionOf, NO_ACTION, TRANSACTION } from './plot.ts';

/** M-3.1: continues with the seat at `OFFSET`; returns false if that seat must first make a choice. */
export function resolve(state: MerchantsState, rng: Rng, emit?: Emit<MerchantsEvent>): boolean {
  const { seats } = state.table;
  for (let action = get(state, ACTION); action < PLOT_LENGTH; action++) {
    set(state, ACTION, action);
    for (let offset = get(state, OFFSET); offset < seats; offset++) {
      set(state, OFFSET, offset);
      if (resolveAction(state, seatAt(state, offset), action, rng, emit)) return false;
    }
    set(state, OFFSET, 0);
  }
  return true;
}

/** One action of one seat; returns true if it leads to a choice. */
function resolveAction(
  state: MerchantsState,
  seat: Seat,
  index: number,
  rng: Rng,
  emit?: Emit<MerchantsEvent>,
): boolean {
  const action = actionOf(get(state, plot(seat)), index);
  if (action === NO_ACTION) return false;
  if (action === TRANSACTION) return transact(state, seat, index, rng, emit);
  const from = get(state, caravan(seat));
  const to = roadFrom(state.table, from, action);
  const road = ROAD_LABELS[action] as RoadLabel;
  if (to < 0) {
    emit?.({ type: 'ignored', seat, action: index + 1, act: road, city: from, reason: 'noRoad' });
    return false;
  }
  set(state, caravan(seat), to);
  emit?.({ type: 'moved', seat, action: index + 1, road, from, to });
  return false;
}

function transact(
  state: MerchantsState,
  seat: Seat,
  index: number,
  rng: Rng,
  emit?: Emit<MerchantsEvent>,
): boolean {
  const city = get(state, caravan(seat));
  const kind = get(state, offer(city));
  // Whether the seat can deliver reveals something about its stock.
  if (kind !== NONE) rng.reveal();
  const reason = whyIgnored(state, seat, city);
  if (reason !== undefined) {
    emit?.({
      type: 'ignored',
      seat,
      action: index + 1,
      act: TRANSACT,
      city,
      reason,
      ...(reason === 'tooLate' && { by: servedIn(state, city) }),
    });
    return false;
  }
  set(state, served(city), get(state, served(city)) | (1 << seat));
  if (kind === NONE) {
    takeLeast(state, seat, city, index, emit);
    return false;
  }
  emit?.({ type: 'fulfilled', seat, action: index + 1, city, contract: contractOf(state.table, kind).id });
  return fulfil(state, seat, emit);
}

function servedIn(state: MerchantsState, city: CityNumber): Seat[] {
  const here = get(state, served(city));
  return Array.from({ length: state.table.seats }, (_, seat) => seat).filter((seat) => (here >> seat) & 1);
}

/** M-3.3, M-3.5: why a transaction here has no effect for this seat. */
function whyIgnored(state: MerchantsState, seat: Seat, city: CityNumber): IgnoredReason | undefined {
  const kind = get(state, offer(city));
  if (kind !== NONE) return canFulfil(state, seat, kind) ? undefined : 'missingResources';
  const here = get(state, served(city));
  if ((here >> seat) & 1) return 'alreadyServed';
  if (pileSize(state, city) > 0) return undefined;
  return here === 0 ? 'nothingHere' : 'tooLate';
}

/** M-3.3, M-3.4: takes the least valuable resource. */
function takeLeast(
  state: MerchantsState,
  seat: Seat,
  city: CityNumber,
  index: number,
  emit?: Emit<MerchantsEvent>,
): void {
  let resource = 0;
  while (resource < RESOURCE_KINDS && get(state, pile(city, resource)) === 0) resource++;
  add(state, pile(city, resource), -1);
  add(state, stock(seat, resource), 1);
  const left = pileSize(state, city);
  emit?.({
    type: 'took',
    seat,
    action: index + 1,
    city,
    resource: RESOURCES[resource] as Resource,
    left,
  });
  if (left > 0) return;
  add(state, RESOURCE_MARKER, 1);
  emit?.({ type: 'markerAdvanced', track: 'resources', steps: get(state, RESOURCE_MARKER) });
}
