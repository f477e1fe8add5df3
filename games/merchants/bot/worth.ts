import type { Seat } from '@kontor/core';
import { regionIn } from '../rules/moves/encoding.ts';
import { MONOPOLY_WORTH, RESOURCE_KINDS } from '../rules/state/constants.ts';
import { electors, electorsLeft, get, NONE, temple, templesLeft } from '../rules/state/layout.ts';
import { contractOf, rankOf, regionsAt } from '../rules/state/table.ts';
import type { MerchantsState } from '../rules/state/types.ts';
import type { Evaluation, MarginalValues } from './evaluation.ts';

/** The values of the picks in a city as chances to win; 0 where they are not possible. */
export interface PickWorths {
  readonly keep: number;
  readonly temple: number;
  readonly electors: number;
}

export function pickWorths(
  evaluation: Evaluation,
  marginal: MarginalValues,
  state: MerchantsState,
  seat: Seat,
  city: number,
  kind: number,
): PickWorths {
  const { table } = state;
  const rank = rankOf(table, city);
  const mayBuild = get(state, temple(city)) === NONE && get(state, templesLeft(seat)) > 0;
  const most = Math.min(rank, get(state, electorsLeft(seat)));
  return {
    keep: marginal.economy * contractOf(table, kind).value,
    temple: mayBuild ? marginal.religion * evaluation.templeNow(seat, rank) : 0,
    electors: marginal.politics * electionGain(evaluation, state, seat, city, most),
  };
}

/** The value of fulfilling a contract in a city. */
export function fulfilmentWorth(
  evaluation: Evaluation,
  marginal: MarginalValues,
  state: MerchantsState,
  seat: Seat,
  city: number,
  kind: number,
): number {
  const { keep, temple: build, electors: elect } = pickWorths(evaluation, marginal, state, seat, city, kind);
  return keep + build + elect - Math.min(keep, build, elect);
}

/** How many more regions the best placing of `count` electors is expected to win. */
function electionGain(
  evaluation: Evaluation,
  state: MerchantsState,
  seat: Seat,
  city: number,
  count: number,
): number {
  let best = 0;
  for (const region of regionsAt(state.table, city))
    for (let together = 1; together <= count; together++) {
      const gain = regionGain(evaluation, state, seat, region, together);
      best = Math.max(best, (gain * count) / together);
    }
  return best;
}

/** How much the chance to control a region rises with more electors there. */
function regionGain(
  evaluation: Evaluation,
  state: MerchantsState,
  seat: Seat,
  region: number,
  more: number,
): number {
  const own = get(state, electors(seat, region));
  return evaluation.control(state, seat, region, own + more) - evaluation.control(state, seat, region, own);
}

/** How many more regions a distribution of electors is expected to win. */
export function distributionGain(
  evaluation: Evaluation,
  state: MerchantsState,
  seat: Seat,
  distribution: number,
): number {
  let gain = 0;
  let together = 0;
  for (let i = 0; regionIn(distribution, i) >= 0; i++) {
    together++;
    const region = regionIn(distribution, i);
    if (regionIn(distribution, i + 1) === region) continue;
    gain += regionGain(evaluation, state, seat, region, together);
    together = 0;
  }
  return gain;
}

/** The value of goods for the monopolies, as a chance to win. */
export function goodsWorth(
  evaluation: Evaluation,
  marginal: MarginalValues,
  state: MerchantsState,
  seat: Seat,
  goods: Int8Array,
): number {
  let influence = 0;
  for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
    const own = goods[resource] as number;
    if (own > 0) influence += MONOPOLY_WORTH * evaluation.monopoly(state, seat, resource, own);
  }
  return marginal.economy * influence;
}
