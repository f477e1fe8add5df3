import type { SharedFault } from '../market/placing.ts';
import {
  acted,
  addCash,
  at,
  bag,
  cash,
  hasStation,
  held,
  merchant,
  NOBODY,
  ON,
  price,
  ready,
  setActed,
  setBag,
  setHeld,
  setMerchant,
  setOwed,
  setReady,
  setSharedPlaced,
  setSharedReady,
  setStationsAt,
  setStep,
  setSupply,
  setTurn,
  sharedColour,
  sharedPlaced,
  sharedReady,
  start,
  stationsAt,
  supply,
  turn,
} from '../state/layout.ts';
import { placeName, productName, tileName, wayBetween } from '../state/names.ts';
import type { HermagorState } from '../state/types.ts';
import type { EmitEvent } from '../view/events.ts';
import { bestOfVillage, completeRegions } from './regions.ts';

/* Phase 3: travelling and selling (H-3.1 to H-3.11), and the shared stations of the two-player game (H-5.4, H-5.7). */

export type GoalFault = 'village.here' | 'station.own';
export type SaleFault =
  | 'station.own'
  | 'sale.castle'
  | 'product.missing'
  | 'shortcut.missing'
  | 'cash.short'
  | 'cash.uncovered';
export type StationFault = SharedFault | 'station.shared' | 'product.missing';

/** Sum of the roads from the merchant to a village. */
export function tollTo(s: HermagorState, seat: number, village: number): number {
  return at(s.table.distance, merchant(s, seat) * s.table.villages + village);
}

/** H-3.4, H-3.10: half the sum, rounded down. */
export function half(toll: number): number {
  return toll >> 1;
}

/** H-3.7: whether the seat has a tile with the village's product. */
export function holdsProduct(s: HermagorState, seat: number, village: number): boolean {
  return (held(s, seat) & at(s.table.tilesAt, village)) !== 0;
}

export function holdsSpecial(s: HermagorState, seat: number, special: 'shortcut' | 'black-market'): boolean {
  return ((held(s, seat) >> s.table.special[special]) & 1) === 1;
}

/** H-3.6: why the merchant may not end its way in a village. */
export function goalFault(s: HermagorState, seat: number, village: number): GoalFault | undefined {
  if (merchant(s, seat) === village) return 'village.here';
  return hasStation(s, village, seat) ? 'station.own' : undefined;
}

/** H-3.4: whether a move without a sale can be paid; `goalFault` is checked before. */
export function halfTollFault(s: HermagorState, seat: number, village: number): 'cash.short' | undefined {
  return half(tollTo(s, seat, village)) > cash(s, seat) ? 'cash.short' : undefined;
}

/** H-3.2, H-3.10: why a sale is not possible; `goalFault` is checked before. */
export function saleFault(
  s: HermagorState,
  seat: number,
  village: number,
  shortcut: boolean,
): SaleFault | undefined {
  if (shortcut && !holdsSpecial(s, seat, 'shortcut')) return 'shortcut.missing';
  if (!holdsProduct(s, seat, village)) return 'product.missing';
  const sum = tollTo(s, seat, village);
  return tollFault(s, seat, village, shortcut ? half(sum) : sum);
}

/** H-3.2, H-3.11: whether the seat can pay the way, if the table allows it also from what the sale will bring. */
export function tollFault(
  s: HermagorState,
  seat: number,
  village: number,
  toll: number,
): 'cash.short' | 'cash.uncovered' | undefined {
  const missing = toll - cash(s, seat);
  if (missing <= 0) return undefined;
  if (!s.table.after) return 'cash.short';
  const earned = price(s, at(s.table.productOf, village)) + bestOfVillage(s, seat, village);
  return missing > earned ? 'cash.uncovered' : undefined;
}

/** H-3.3: a sale where the merchant stands. */
export function sellFault(s: HermagorState, seat: number): SaleFault | undefined {
  const village = merchant(s, seat);
  if (village === s.table.castle) return 'sale.castle';
  if (hasStation(s, village, seat)) return 'station.own';
  return holdsProduct(s, seat, village) ? undefined : 'product.missing';
}

/** H-5.4: why no shared station may be placed this turn at all. */
export function sharedStationsFault(s: HermagorState, seat: number): SharedFault | undefined {
  if (!s.table.twoPlayers) return 'shared.two-players';
  if (sharedPlaced(s)) return 'shared.once';
  return sharedReady(s, seat) === 0 ? 'shared.none-left' : undefined;
}

export function stationFault(s: HermagorState, seat: number, village: number): StationFault | undefined {
  const fault = sharedStationsFault(s, seat);
  if (fault) return fault;
  if (hasStation(s, village, sharedColour(s.table))) return 'station.shared';
  return holdsProduct(s, seat, village) ? undefined : 'product.missing';
}

export function beginActions(s: HermagorState): void {
  setStep(s, ON.action);
  // `endAction` then finds the start player as the next one.
  setTurn(s, (start(s) + s.table.seats - 1) % s.table.seats);
  endAction(s);
}

/** Makes all forced moves; returns whether somebody must be asked. If not, all stations are used. */
export function askAction(s: HermagorState, emit: EmitEvent): boolean {
  while (turn(s) !== NOBODY) {
    const seat = turn(s);
    if (canPlaceShared(s, seat)) return true;
    if (acted(s)) endAction(s);
    else if (canAct(s, seat)) return true;
    else rest(s, seat, emit, true);
  }
  return false;
}

function canPlaceShared(s: HermagorState, seat: number): boolean {
  if (sharedStationsFault(s, seat)) return false;
  for (let village = 0; village < s.table.villages; village++)
    if (stationFault(s, seat, village) === undefined) return true;
  return false;
}

/** Whether there is anything to do but rest. */
function canAct(s: HermagorState, seat: number): boolean {
  if (sellFault(s, seat) === undefined) return true;
  if (!s.table.after && half(at(s.table.nearest, merchant(s, seat))) > cash(s, seat)) return false;
  for (let village = 0; village < s.table.villages; village++) {
    if (goalFault(s, seat, village) !== undefined) continue;
    if (halfTollFault(s, seat, village) === undefined) return true;
    // Moving for half the toll earns nothing, but a sale may pay for its way (H-3.11).
    if (!s.table.after) continue;
    if (saleFault(s, seat, village, false) === undefined) return true;
    if (saleFault(s, seat, village, true) === undefined) return true;
  }
  return false;
}

/** The turn goes to the next player with stations to use, or to nobody. */
export function endAction(s: HermagorState): void {
  const { seats } = s.table;
  setActed(s, false);
  setSharedPlaced(s, false);
  for (let i = 1; i <= seats; i++) {
    const seat = (turn(s) + i) % seats;
    if (ready(s, seat) > 0) {
      setTurn(s, seat);
      return;
    }
  }
  setTurn(s, NOBODY);
}

function travel(
  s: HermagorState,
  seat: number,
  village: number,
  shortcut: boolean,
  selling: boolean,
  emit: EmitEvent,
): number {
  const from = merchant(s, seat);
  const sum = tollTo(s, seat, village);
  const toll = shortcut || !selling ? half(sum) : sum;
  setMerchant(s, seat, village);
  emit?.({ type: 'travelled', seat, way: wayBetween(s.table, from, village), sum, toll, shortcut, selling });
  return toll;
}

function pay(s: HermagorState, seat: number, toll: number, emit: EmitEvent): void {
  if (toll === 0) return;
  addCash(s, seat, -toll);
  emit?.({ type: 'paid', seat, cash: toll });
}

/** H-3.2: move and sell. */
export function go(
  s: HermagorState,
  seat: number,
  village: number,
  shortcut: boolean,
  emit: EmitEvent,
): void {
  const toll = travel(s, seat, village, shortcut, true, emit);
  if (s.table.after) setOwed(s, toll);
  else pay(s, seat, toll, emit);
  if (shortcut) {
    const tile = s.table.special.shortcut;
    setHeld(s, seat, held(s, seat) & ~(1 << tile));
    setBag(s, bag(s) | (1 << tile));
    emit?.({ type: 'returned', tile: tileName(s.table, tile), colour: seat });
  }
  sell(s, seat, emit);
}

/** H-3.8: the sale where the merchant stands, up to completed regions. */
export function sell(s: HermagorState, seat: number, emit: EmitEvent): void {
  const village = merchant(s, seat);
  const product = at(s.table.productOf, village);
  const earned = price(s, product);
  const blackMarket = holdsSpecial(s, seat, 'black-market');
  addCash(s, seat, earned);
  setReady(s, seat, ready(s, seat) - 1);
  setStationsAt(s, village, stationsAt(s, village) | (1 << seat));
  setActed(s, true);
  emit?.({
    type: 'sold',
    seat,
    village: placeName(s.table, village),
    product: productName(product),
    price: earned,
    blackMarket,
  });
  if (!blackMarket) payOthers(s, seat, village, emit);
  completeRegions(s, seat, seat, village, emit);
}

/** H-3.8; with two players the shared station doubles the opponent's share (H-5.7). */
function payOthers(s: HermagorState, seat: number, village: number, emit: EmitEvent): void {
  const { twoPlayers, seats } = s.table;
  const share = twoPlayers && hasStation(s, village, sharedColour(s.table)) ? 2 : 1;
  for (let other = 0; other < seats; other++) {
    if (other === seat || !hasStation(s, village, other)) continue;
    addCash(s, other, share);
    emit?.({ type: 'shared-in', seat: other, village: placeName(s.table, village), cash: share });
  }
}

/** H-3.4: moves without a sale. */
export function move(s: HermagorState, seat: number, village: number, emit: EmitEvent): void {
  pay(s, seat, travel(s, seat, village, false, false, emit), emit);
  takeBack(s, seat);
}

/** H-3.5: rests. */
export function rest(s: HermagorState, seat: number, emit: EmitEvent, forced = false): void {
  emit?.({ type: 'rested', seat, ...(forced && { forced }) });
  takeBack(s, seat);
}

/** The station of an action without a sale goes back to the supply. */
function takeBack(s: HermagorState, seat: number): void {
  setReady(s, seat, ready(s, seat) - 1);
  setSupply(s, seat, supply(s, seat) + 1);
  setActed(s, true);
}

/** H-5.4: places a shared station. */
export function placeStation(s: HermagorState, seat: number, village: number, emit: EmitEvent): void {
  const colour = sharedColour(s.table);
  setSharedReady(s, seat, sharedReady(s, seat) - 1);
  setSharedPlaced(s, true);
  setStationsAt(s, village, stationsAt(s, village) | (1 << colour));
  emit?.({ type: 'station', seat, village: placeName(s.table, village) });
  completeRegions(s, seat, colour, village, emit);
}
