import type { Decision, Seat, SeatMask } from '@kontor/core';
import { sharedBuyersFault } from '../market/placing.ts';
import { lowestTile } from '../market/settling.ts';
import { sharedStationsFault } from '../selling/actions.ts';
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
} from '../state/layout.ts';
import { productName, spaceName, tileName } from '../state/names.ts';
import type { DecisionKind, DecisionParams, HermagorState } from '../state/types.ts';

export function active(s: HermagorState): SeatMask {
  return step(s) === ON.over ? 0 : 1 << turn(s);
}

/** What the player on turn is asked; it shows nothing hidden, because others may see it. */
export function decision(s: HermagorState, seat: Seat): Decision | undefined {
  return seat === turn(s) ? describe(s, seat) : undefined;
}

function question<K extends DecisionKind>(kind: K, rule: string, params: DecisionParams[K]): Decision {
  return { kind, rule, params };
}

function describe(s: HermagorState, seat: Seat): Decision | undefined {
  switch (step(s)) {
    case ON.declare:
      return question('declare', 'H-6.1', {});
    case ON.officer:
      return question('officer', 'H-6.1', {});
    case ON.buyer:
      return buyerDecision(s);
    case ON.raise:
      return raiseDecision(s);
    case ON.search:
      return question('search', 'H-2.8', {});
    case ON.start:
      return question('start', 'H-2.9', { tile: s.table.tileName[lowestTile(s)?.tile ?? 0] as number });
    case ON.action:
      return actionDecision(s, seat);
    case ON.build:
      return question('build', 'H-3.13', { toll: owed(s), ...(s.table.neverDecline && { must: 1 }) });
    case ON['shared-build']:
      return question('shared-build', 'H-5.5', {});
    default:
      return undefined;
  }
}

/** `shared` says whether a shared piece may be placed, too. */
function buyerDecision(s: HermagorState): Decision {
  if (acted(s)) return question('shared-buyer', 'H-5.2', {});
  if (sharedPlaced(s)) return question('buyer-after-shared', 'H-5.2', {});
  return question('buyer', 'H-1.3', { shared: sharedBuyersFault(s) === undefined ? 1 : 0 });
}

function actionDecision(s: HermagorState, seat: Seat): Decision {
  if (acted(s)) return question('shared-station', 'H-5.4', { left: sharedReady(s, seat) });
  if (sharedPlaced(s)) return question('action-after-shared', 'H-5.4', { left: ready(s, seat) });
  return question('action', 'H-3.1', {
    left: ready(s, seat),
    shared: sharedStationsFault(s, seat) === undefined ? 1 : 0,
  });
}

function raiseDecision(s: HermagorState): Decision {
  const tile = raising(s);
  const product = at(s.table.singleProduct, tile);
  const booth = spaceName(pointer(s));
  if (product === NOBODY) return question('raise-any', 'H-2.5', { booth });
  return question('raise', 'H-2.4', {
    booth,
    tile: tileName(s.table, tile),
    product: productName(product),
    price: price(s, product),
  });
}
