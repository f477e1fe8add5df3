import { type Move, type Params, type Refusal, refusal, type Seat } from '@kontor/core';
import { REGION_NUMERALS, RESOURCES, type RegionNumeral, type Resource } from '../files/board.ts';
import { electorsDue } from '../resolve/contract.ts';
import { AT_STAKE, caravan, get, PHASE, stock } from '../state/layout.ts';
import { regionsAt } from '../state/table.ts';
import {
  CAPITAL,
  type DecisionKind,
  type MerchantsState,
  type RefusalCode,
  type RefusalParams,
} from '../state/types.ts';
import { ASKED, active, isActive } from './decision.ts';
import { electorsIn, readMove, regionsIn } from './encoding.ts';
import { isOccupied } from './legal.ts';

/** The single source of legality. */
export function refuse(state: MerchantsState, seat: Seat, move: Move): Refusal | undefined {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.table.seats)
    return refused('seat.unknown', undefined, { seat: String(seat) });
  if (active(state) === 0) return refused('game.over', undefined, {});
  if (!isActive(state, seat)) return refused('seat.inactive', undefined, { seat });
  const read = readMove(move);
  if (read === undefined) return refused('move.unknown', undefined, { move: String(move) });
  const asked = ASKED[get(state, PHASE)] as DecisionKind;
  if (read.kind !== asked) return refused('move.kind', undefined, { asked, given: read.kind });
  switch (read.kind) {
    case 'place':
      return refusePlace(state, read.value);
    case 'electors':
      return refuseElectors(state, seat, read.value);
    case 'announce':
      return refuseAnnounce(state, seat, read.value);
    case 'plot':
    case 'picks':
      // Every plot is legal, and picks are asked only if all of them are possible.
      return undefined;
  }
}

function refusePlace(state: MerchantsState, city: number): Refusal | undefined {
  if (city === CAPITAL) return refused('place.capital', 'M-S4', {});
  return isOccupied(state, city) ? refused('place.occupied', 'M-S4', { city }) : undefined;
}

function refuseElectors(state: MerchantsState, seat: Seat, distribution: number): Refusal | undefined {
  const city = get(state, caravan(seat));
  const touching = regionsAt(state.table, city);
  const outside = regionsIn(distribution).find((region) => !touching.includes(region));
  if (outside !== undefined)
    return refused('electors.region', 'M-3.8', { city, region: REGION_NUMERALS[outside] as RegionNumeral });
  const count = electorsDue(state, seat);
  return electorsIn(distribution) === count
    ? undefined
    : refused('electors.count', 'M-3.8', { city, count, given: electorsIn(distribution) });
}

function refuseAnnounce(state: MerchantsState, seat: Seat, amount: number): Refusal | undefined {
  const resource = get(state, AT_STAKE);
  const stocked = get(state, stock(seat, resource));
  return amount <= stocked
    ? undefined
    : refused('announce.stock', 'M-5.1', {
        resource: RESOURCES[resource] as Resource,
        amount,
        stock: stocked,
      });
}

/** Typed, so that a refusal has the parameters that its texts need. */
function refused<C extends RefusalCode>(
  code: C,
  rule: string | undefined,
  params: RefusalParams[C] & Params,
): Refusal {
  return refusal(code, rule, params);
}
