import type { Emit, Seat } from '@kontor/core';
import { RESOURCES, type Resource } from '../files/board.ts';
import { RESOURCE_KINDS } from '../state/constants.ts';
import {
  ANNOUNCING,
  AT_STAKE,
  add,
  announced,
  get,
  monopolies,
  NONE,
  OFFSET,
  PHASE,
  set,
  TURN,
} from '../state/layout.ts';
import type { MerchantsState } from '../state/types.ts';
import type { MerchantsEvent } from '../view/events.ts';

/** M-5.1: every third turn. */
export const SCORING_INTERVAL = 3;

/** M-5.1: the first player is asked for the amount of a resource. */
export function openMonopoly(state: MerchantsState, resource: number, emit?: Emit<MerchantsEvent>): void {
  set(state, PHASE, ANNOUNCING);
  set(state, AT_STAKE, resource);
  set(state, OFFSET, 0);
  emit?.({ type: 'announceOpened', turn: get(state, TURN), resource: RESOURCES[resource] as Resource });
}

/** M-5.1: one seat's amount; returns true after the last amount of the last resource. */
export function announce(
  state: MerchantsState,
  seat: Seat,
  amount: number,
  emit?: Emit<MerchantsEvent>,
): boolean {
  const resource = get(state, AT_STAKE);
  set(state, announced(seat), amount);
  emit?.({ type: 'announced', seat, resource: RESOURCES[resource] as Resource, amount });
  add(state, OFFSET, 1);
  if (get(state, OFFSET) < state.table.seats) return false;
  scoreMonopoly(state, emit);
  if (resource + 1 < RESOURCE_KINDS) {
    openMonopoly(state, resource + 1, emit);
    return false;
  }
  set(state, AT_STAKE, 0);
  set(state, OFFSET, 0);
  return true;
}

/** M-5.1: whoever has strictly the most wins a card. */
function scoreMonopoly(state: MerchantsState, emit?: Emit<MerchantsEvent>): void {
  const { seats } = state.table;
  let most = 0;
  let winner = NONE;
  for (let seat = 0; seat < seats; seat++) {
    const amount = get(state, announced(seat));
    if (amount > most) {
      most = amount;
      winner = seat;
    } else if (amount === most) winner = NONE;
  }
  emit?.({
    type: 'monopolyScored',
    resource: RESOURCES[get(state, AT_STAKE)] as Resource,
    winner: winner === NONE ? null : winner,
    amounts: Array.from({ length: seats }, (_, seat) => get(state, announced(seat))),
  });
  if (winner !== NONE) add(state, monopolies(winner), 1);
  for (let seat = 0; seat < seats; seat++) set(state, announced(seat), NONE);
}
