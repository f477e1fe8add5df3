import type { Rng } from '@kontor/core';
import { countBits, lowestBit, memberOf } from '../state/bits.ts';
import { HIGHEST_PRICE, PRODUCT_ROWS } from '../state/constants.ts';
import {
  addCash,
  at,
  bag,
  held,
  MARKET,
  NOBODY,
  ON,
  pointer,
  price,
  raising,
  setBag,
  setHeld,
  setPointer,
  setPrice,
  setRaising,
  setStart,
  setStep,
  setTileIn,
  setTurn,
  sharedColour,
  start,
  tileIn,
} from '../state/layout.ts';
import { colourName, productName, spaceName, tileName, tileNames } from '../state/names.ts';
import type { HermagorState, LineName } from '../state/types.ts';
import type { EmitEvent } from '../view/events.ts';
import { dropSharedBuyers } from './placing.ts';
import { BOOTHS, BUZZ, LINE_NAMES, LINES } from './spaces.ts';
import { buyersOnLine, describeCounts, settleBooth } from './tally.ts';

/* Phase 2: buzz, tiles, prices, the search in the bag and the new start player. */

/** H-2.6: what Good Deal pays. */
const GOOD_DEAL = 5;

export type RaiseFault = 'raise.other' | 'raise.top';

/** H-2.1, clockwise from the start player; the shared colour earns none (H-5.3). */
export function payBuzz(s: HermagorState, emit: EmitEvent): void {
  for (let i = 0; i < s.table.seats; i++) {
    const seat = (start(s) + i) % s.table.seats;
    for (let line = 0; line < LINES; line++) {
      const buyers = buyersOnLine(s.cells, MARKET, seat, line);
      const cash = at(BUZZ, buyers);
      if (cash === 0) continue;
      addCash(s, seat, cash);
      emit?.({ type: 'buzz', seat, line: LINE_NAMES[line] as LineName, buyers, cash });
    }
  }
}

export function beginSettling(s: HermagorState): void {
  setStep(s, ON.raise);
  if (s.table.twoPlayers) dropSharedBuyers(s);
  setPointer(s, 0);
  setRaising(s, NOBODY);
}

/** H-2.2: settles one tile after the other; returns whether a winner must be asked about a price. */
export function askRaise(s: HermagorState, emit: EmitEvent): boolean {
  while (pointer(s) < BOOTHS) {
    if (raising(s) !== NOBODY) return true;
    if (tileIn(s, pointer(s)) !== NOBODY) settleTile(s, pointer(s), emit);
    if (raising(s) === NOBODY) setPointer(s, pointer(s) + 1);
  }
  return false;
}

function settleTile(s: HermagorState, booth: number, emit: EmitEvent): void {
  const { table } = s;
  const tile = tileIn(s, booth);
  const { winner, reason } = settleBooth(s.cells, MARKET, booth);
  if (reason === 'tie' || reason === 'nobody') {
    emit?.({
      type: 'stayed',
      booth: spaceName(booth),
      tile: tileName(table, tile),
      reason,
      counts: describeCounts(table, s.cells, MARKET, booth),
    });
    return;
  }
  setTileIn(s, booth, NOBODY);
  emit?.({
    type: 'won',
    booth: spaceName(booth),
    tile: tileName(table, tile),
    colour: colourName(table, winner),
    reason,
    counts: describeCounts(table, s.cells, MARKET, booth),
  });
  if (table.twoPlayers && winner === sharedColour(table)) sharedWins(s, tile, emit);
  else playerWins(s, winner, tile, emit);
}

function playerWins(s: HermagorState, seat: number, tile: number, emit: EmitEvent): void {
  const { special, singleProduct } = s.table;
  if (tile === special['good-deal']) {
    addCash(s, seat, GOOD_DEAL);
    emit?.({ type: 'good-deal', seat, cash: GOOD_DEAL });
    putBack(s, seat, tile, emit);
  } else if (tile === special['floating-market']) {
    putBack(s, seat, tile, emit);
    for (let product = 0; product < PRODUCT_ROWS; product++)
      if (price(s, product) < HIGHEST_PRICE) ask(s, seat, tile);
  } else {
    setHeld(s, seat, held(s, seat) | (1 << tile));
    const product = at(singleProduct, tile);
    if (product >= 0 && price(s, product) < HIGHEST_PRICE) ask(s, seat, tile);
  }
}

/** H-5.3: the shared colour raises the price at once and puts the tile back. */
function sharedWins(s: HermagorState, tile: number, emit: EmitEvent): void {
  const colour = sharedColour(s.table);
  const product = at(s.table.singleProduct, tile);
  if (product >= 0 && price(s, product) < HIGHEST_PRICE) raise(s, colour, product, emit);
  putBack(s, colour, tile, emit);
}

function putBack(s: HermagorState, colour: number, tile: number, emit: EmitEvent): void {
  setBag(s, bag(s) | (1 << tile));
  emit?.({ type: 'returned', tile: tileName(s.table, tile), colour: colourName(s.table, colour) });
}

function ask(s: HermagorState, seat: number, tile: number): void {
  setTurn(s, seat);
  setRaising(s, tile);
}

function raise(s: HermagorState, colour: number, product: number, emit: EmitEvent): void {
  const from = price(s, product);
  setPrice(s, product, from + 1);
  emit?.({
    type: 'raised',
    colour: colourName(s.table, colour),
    product: productName(product),
    from,
    to: from + 1,
  });
}

/** H-2.4, H-2.5: why a price may not be raised. */
export function raiseFault(s: HermagorState, product: number): RaiseFault | undefined {
  const only = at(s.table.singleProduct, raising(s));
  if (only >= 0 && only !== product) return 'raise.other';
  return price(s, product) === HIGHEST_PRICE ? 'raise.top' : undefined;
}

/** The winner's answer; with `NOBODY` no price is raised. */
export function answerRaise(s: HermagorState, seat: number, product: number, emit: EmitEvent): void {
  if (product === NOBODY) emit?.({ type: 'kept', seat, tile: tileName(s.table, raising(s)) });
  else raise(s, seat, product, emit);
  setRaising(s, NOBODY);
  setPointer(s, pointer(s) + 1);
}

export function beginSearching(s: HermagorState): void {
  setStep(s, ON.search);
  setPointer(s, 0);
}

/** H-2.8: returns whether a player without a product tile must be asked. */
export function askSearch(s: HermagorState, emit: EmitEvent): boolean {
  const { seats, productTiles } = s.table;
  for (; pointer(s) < seats; setPointer(s, pointer(s) + 1)) {
    const seat = (start(s) + pointer(s)) % seats;
    if ((held(s, seat) & productTiles) !== 0) continue;
    if ((bag(s) & productTiles) !== 0) {
      setTurn(s, seat);
      return true;
    }
    emit?.({ type: 'searched', seat, tile: null, specials: tileNames(s.table, bag(s)) });
  }
  setPointer(s, 0);
  return false;
}

/** Draws until a product tile comes up; special tiles go back into the bag. */
export function search(s: HermagorState, seat: number, rng: Rng, emit: EmitEvent): void {
  const { productTiles } = s.table;
  let specials = 0;
  let tile: number;
  do {
    tile = drawTile(s, rng);
    if (((1 << tile) & productTiles) === 0) specials |= 1 << tile;
  } while (((1 << tile) & productTiles) === 0);
  setBag(s, bag(s) | specials);
  setHeld(s, seat, held(s, seat) | (1 << tile));
  emit?.({
    type: 'searched',
    seat,
    tile: s.table.tileName[tile] as number,
    specials: tileNames(s.table, specials),
  });
  setPointer(s, pointer(s) + 1);
}

export function skipSearch(s: HermagorState, seat: number, emit: EmitEvent): void {
  emit?.({ type: 'unsearched', seat });
  setPointer(s, pointer(s) + 1);
}

/** Takes a random tile out of the bag. */
export function drawTile(s: HermagorState, rng: Rng): number {
  const tiles = bag(s);
  const tile = memberOf(tiles, rng.int(countBits(tiles)));
  setBag(s, tiles & ~(1 << tile));
  return tile;
}

/** The player with the lowest product tile. Tiles are numbered in the order of the numbers on them. */
export function lowestTile(s: HermagorState): { readonly seat: number; readonly tile: number } | undefined {
  let found: { seat: number; tile: number } | undefined;
  for (let seat = 0; seat < s.table.seats; seat++) {
    const tiles = held(s, seat) & s.table.productTiles;
    if (tiles === 0) continue;
    const tile = lowestBit(tiles);
    if (found === undefined || tile < found.tile) found = { seat, tile };
  }
  return found;
}

/** H-2.9: returns whether a player must name the start player; not with the Revenue Officer (H-6.1). */
export function askStart(s: HermagorState): boolean {
  const lowest = s.table.options.revenueOfficer ? undefined : lowestTile(s);
  if (!lowest) return false;
  setTurn(s, lowest.seat);
  return true;
}

export function nameStart(s: HermagorState, seat: number, named: number, emit: EmitEvent): void {
  const tile = lowestTile(s)?.tile;
  setStart(s, named);
  emit?.({
    type: 'started',
    seat,
    start: named,
    tile: tile === undefined ? null : (s.table.tileName[tile] as number),
  });
}
