import { buyFault, sharedBuyersFault, sharedBuyFault } from '../market/placing.ts';
import { raiseFault } from '../market/settling.ts';
import { SPACES } from '../market/spaces.ts';
import {
  goalFault,
  half,
  holdsProduct,
  holdsSpecial,
  sellFault,
  sharedStationsFault,
  stationFault,
  tollFault,
  tollTo,
} from '../selling/actions.ts';
import { buildFault, declineFault, rowsOf } from '../selling/regions.ts';
import { PRODUCT_ROWS } from '../state/constants.ts';
import { acted, cash, isPending, ON, sharedColour, sharedPlaced, step, turn } from '../state/layout.ts';
import type { HermagorState } from '../state/types.ts';
import {
  buildMove,
  buyMove,
  DECLARE,
  DONE,
  DRAW,
  declineMove,
  goMove,
  KEEP,
  moveMove,
  PASS,
  REST,
  raiseMove,
  SELL,
  SKIP,
  sharedBuyMove,
  shareMove,
  shortcutMove,
  startMove,
} from './encoding.ts';

/** Lists exactly the moves that `refuse` allows. */
export function legalMoves(s: HermagorState, seat: number, out: Int32Array): number {
  if (seat !== turn(s)) return 0;
  switch (step(s)) {
    case ON.declare:
      return two(out, DECLARE, PASS);
    case ON.officer:
    case ON.start:
      return listSeats(s, out);
    case ON.buyer:
      return listSpaces(s, seat, out);
    case ON.raise:
      return listProducts(s, out);
    case ON.search:
      return two(out, DRAW, SKIP);
    case ON.action:
      return listActions(s, seat, out);
    case ON.build:
      return listBuildings(s, seat, true, out);
    case ON['shared-build']:
      return listBuildings(s, sharedColour(s.table), false, out);
    default:
      return 0;
  }
}

function two(out: Int32Array, first: number, second: number): number {
  out[0] = first;
  out[1] = second;
  return 2;
}

function listSeats(s: HermagorState, out: Int32Array): number {
  for (let seat = 0; seat < s.table.seats; seat++) out[seat] = startMove(seat);
  return s.table.seats;
}

function listSpaces(s: HermagorState, seat: number, out: Int32Array): number {
  let count = 0;
  if (!acted(s))
    for (let space = 0; space < SPACES; space++)
      if (buyFault(s, seat, space) === undefined) out[count++] = buyMove(space);
  if (sharedBuyersFault(s) === undefined)
    for (let space = 0; space < SPACES; space++)
      if (sharedBuyFault(s, seat, space) === undefined) out[count++] = sharedBuyMove(space);
  if (acted(s)) out[count++] = DONE;
  else if (!sharedPlaced(s)) out[count++] = PASS;
  return count;
}

function listProducts(s: HermagorState, out: Int32Array): number {
  let count = 0;
  for (let product = 0; product < PRODUCT_ROWS; product++)
    if (raiseFault(s, product) === undefined) out[count++] = raiseMove(product);
  out[count++] = KEEP;
  return count;
}

function listActions(s: HermagorState, seat: number, out: Int32Array): number {
  const { villages } = s.table;
  let count = 0;
  if (!acted(s)) {
    const shortcut = holdsSpecial(s, seat, 'shortcut');
    const purse = cash(s, seat);
    if (sellFault(s, seat) === undefined) out[count++] = SELL;
    for (let village = 0; village < villages; village++) {
      if (goalFault(s, seat, village) !== undefined) continue;
      const toll = tollTo(s, seat, village);
      if (holdsProduct(s, seat, village)) {
        if (tollFault(s, seat, village, toll) === undefined) out[count++] = goMove(village);
        if (shortcut && tollFault(s, seat, village, half(toll)) === undefined)
          out[count++] = shortcutMove(village);
      }
      if (half(toll) <= purse) out[count++] = moveMove(village);
    }
  }
  if (sharedStationsFault(s, seat) === undefined)
    for (let village = 0; village < villages; village++)
      if (stationFault(s, seat, village) === undefined) out[count++] = shareMove(village);
  out[count++] = acted(s) ? DONE : REST;
  return count;
}

function listBuildings(s: HermagorState, colour: number, mayDecline: boolean, out: Int32Array): number {
  let count = 0;
  for (let region = 0; region < s.table.regions; region++) {
    if (!isPending(s, region)) continue;
    for (const row of rowsOf(s, region))
      if (buildFault(s, colour, region, row) === undefined) out[count++] = buildMove(region, row);
    if (mayDecline && declineFault(s, colour, region) === undefined) out[count++] = declineMove(region);
  }
  return count;
}
