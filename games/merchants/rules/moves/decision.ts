import type { Decision, Seat, SeatMask } from '@kontor/core';
import { RESOURCES, type Resource } from '../files/board.ts';
import { electorsDue } from '../resolve/contract.ts';
import {
  AT_STAKE,
  caravan,
  current,
  FULFILLED,
  get,
  NONE,
  OVER,
  PHASE,
  PLOTTING,
  plot,
  TURN,
} from '../state/layout.ts';
import { contractOf } from '../state/table.ts';
import type { DecisionKind, MerchantsState } from '../state/types.ts';

/** The decision of each phase of `layout.ts`; there is none once the game is over. */
export const ASKED: readonly DecisionKind[] = ['place', 'plot', 'picks', 'electors', 'announce'];

export function active(state: MerchantsState): SeatMask {
  const phase = get(state, PHASE);
  if (phase === OVER) return 0;
  if (phase !== PLOTTING) return 1 << current(state);
  let mask = 0;
  for (let seat = 0; seat < state.table.seats; seat++) if (get(state, plot(seat)) === NONE) mask |= 1 << seat;
  return mask;
}

export function isActive(state: MerchantsState, seat: Seat): boolean {
  return (
    Number.isInteger(seat) && seat >= 0 && seat < state.table.seats && ((active(state) >> seat) & 1) === 1
  );
}

export function decision(state: MerchantsState, seat: Seat): Decision | undefined {
  if (!isActive(state, seat)) return undefined;
  const { table } = state;
  const kind = ASKED[get(state, PHASE)] as DecisionKind;
  const city = get(state, caravan(seat));
  switch (kind) {
    case 'place':
      return { kind, rule: 'M-S4', params: {} };
    case 'plot':
      return {
        kind,
        rule: 'M-2.1',
        params: { turn: get(state, TURN) },
        simultaneous: true,
        fallback: 'plot -',
        ...(table.plotTimer > 0 ? { seconds: table.plotTimer } : {}),
        ...(table.noSecrets ? { open: true } : {}),
      };
    case 'picks':
      return { kind, rule: 'M-3.5', params: { city, contract: contractOf(table, get(state, FULFILLED)).id } };
    case 'electors':
      return { kind, rule: 'M-3.8', params: { city, count: electorsDue(state, seat) } };
    case 'announce':
      // The stock is not part of the decision, because other seats may see it.
      return { kind, rule: 'M-5.1', params: { resource: RESOURCES[get(state, AT_STAKE)] as Resource } };
  }
}
