import type { Decision, Seat } from '@kontor/core';
import {
  acted,
  at,
  NOBODY,
  ON,
  owed,
  pointer,
  price,
  raising,
  ready,
  sharedPlaced,
  sharedReady,
  step,
  turn,
} from './layout.ts';
import { sharedBuyersFault } from './market.ts';
import { productName, spaceName, tileName } from './names.ts';
import { sharedStationsFault } from './selling.ts';
import { lowestTile } from './settle.ts';
import type { DecisionKind, DecisionParams, HermagorState } from './types.ts';

/** What the player on turn is asked. Nothing hidden is told. */
export function decisionOf(s: HermagorState, seat: Seat): Decision | undefined {
  return seat === turn(s) ? describe(s, seat) : undefined;
}

function decision<K extends DecisionKind>(kind: K, rule: string, params: DecisionParams[K]): Decision {
  return { kind, rule, params };
}

function describe(s: HermagorState, seat: Seat): Decision | undefined {
  switch (step(s)) {
    case ON.declare:
      return decision('declare', 'H-6.1', {});
    case ON.officer:
      return decision('officer', 'H-6.1', {});
    case ON.buyer:
      return buyerDecision(s);
    case ON.raise:
      return raiseDecision(s);
    case ON.search:
      return decision('search', 'H-2.8', {});
    case ON.start:
      return decision('start', 'H-2.9', { tile: s.table.tileName[lowestTile(s)?.tile ?? 0] as number });
    case ON.action:
      return actionDecision(s, seat);
    case ON.build:
      return decision('build', 'H-3.13', { toll: owed(s) });
    case ON['shared-build']:
      return decision('shared-build', 'H-5.5', {});
    default:
      return undefined;
  }
}

/** `shared` says whether a shared piece may come along. */
function buyerDecision(s: HermagorState): Decision {
  if (acted(s)) return decision('shared-buyer', 'H-5.2', {});
  if (sharedPlaced(s)) return decision('buyer-after-shared', 'H-5.2', {});
  return decision('buyer', 'H-1.3', { shared: sharedBuyersFault(s) === undefined ? 1 : 0 });
}

function actionDecision(s: HermagorState, seat: Seat): Decision {
  if (acted(s)) return decision('shared-station', 'H-5.4', { left: sharedReady(s, seat) });
  if (sharedPlaced(s)) return decision('action-after-shared', 'H-5.4', { left: ready(s, seat) });
  return decision('action', 'H-3.1', {
    left: ready(s, seat),
    shared: sharedStationsFault(s, seat) === undefined ? 1 : 0,
  });
}

function raiseDecision(s: HermagorState): Decision {
  const tile = raising(s);
  const product = at(s.table.singleProduct, tile);
  const booth = spaceName(pointer(s));
  if (product === NOBODY) return decision('raise-any', 'H-2.5', { booth });
  return decision('raise', 'H-2.4', {
    booth,
    tile: tileName(s.table, tile),
    product: productName(product),
    price: price(s, product),
  });
}
