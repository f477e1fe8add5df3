import { MARKET_COLUMNS, MARKET_ROWS } from '../files/board.ts';
import { SPACES } from '../market/spaces.ts';
import { COLOURS, NOBILITY_VALUES, PRODUCT_ROWS } from './constants.ts';
import { type HermagorState, type HermagorTable, STEPS, type Step } from './types.ts';

/*
 * A state is one array of small integers. Only this file knows their places; the rules use the accessors below. Colours
 * are numbers: the seats, and `table.seats` for the shared colour. Sets of tiles and of colours are bits.
 */

export const NOBODY = -1;

/** The steps as numbers, in the order of `STEPS`. */
export const ON = {
  declare: 0,
  officer: 1,
  buyer: 2,
  raise: 3,
  search: 4,
  start: 5,
  action: 6,
  build: 7,
  'shared-build': 8,
  over: 9,
} as const satisfies Record<Step, number>;

const ROWS_OF_DISCS = PRODUCT_ROWS + 1;
const SQUARES = NOBILITY_VALUES.length;
const MOST_ROUNDS = 6;

let size = 0;
function reserve(cells: number): number {
  const at = size;
  size += cells;
  return at;
}

const STEP = reserve(1);
const TURN = reserve(1);
const START = reserve(1);
const ACTED = reserve(1);
const SHARED_PLACED = reserve(1);
const POINTER = reserve(1);
const RAISING = reserve(1);
const OWED = reserve(1);
const DECLARED = reserve(1);
const BAG = reserve(1);
const TURNED_COUNT = reserve(1);
const TURNED = reserve(MOST_ROUNDS);
const CASH = reserve(COLOURS);
const MERCHANT = reserve(COLOURS);
const HELD = reserve(COLOURS);
const BUYERS = reserve(COLOURS);
const READY = reserve(COLOURS);
const SHARED_READY = reserve(COLOURS);
const SHARED_BUYERS = reserve(COLOURS);
const SUPPLY = reserve(COLOURS);
const DISCS = reserve(COLOURS);
const PRICE = reserve(PRODUCT_ROWS);
const DISC_AT = reserve(ROWS_OF_DISCS * SQUARES);
const BOOTH = reserve(MARKET_ROWS * MARKET_COLUMNS);
/** The spaces of the market, one after the other: 0 if free, else 1 + the colour. */
export const MARKET = reserve(SPACES);
/** The villages' stations follow, then the regions still to be settled: their number depends on the board. */
const STATIONS = size;

export function emptyState(table: HermagorTable): HermagorState {
  return { table, cells: new Int32Array(STATIONS + table.villages + table.regions) };
}

export function clone(state: HermagorState): HermagorState {
  return { table: state.table, cells: state.cells.slice() };
}

export function copy(from: HermagorState, to: HermagorState): void {
  to.cells.set(from.cells);
}

/** The number of the shared colour, at a table for two. */
export const sharedColour = (table: HermagorTable): number => table.seats;

/** Reads an index that is known to exist. */
export function at(list: Int32Array, index: number): number {
  return list[index] as number;
}

export const step = (s: HermagorState): number => at(s.cells, STEP);
export const stepName = (s: HermagorState): Step => STEPS[step(s)] as Step;
export const setStep = (s: HermagorState, to: number): void => {
  s.cells[STEP] = to;
};
export const turn = (s: HermagorState): number => at(s.cells, TURN);
export const setTurn = (s: HermagorState, seat: number): void => {
  s.cells[TURN] = seat;
};
export const start = (s: HermagorState): number => at(s.cells, START);
export const setStart = (s: HermagorState, seat: number): void => {
  s.cells[START] = seat;
};
/** The player on turn has placed the own buyer or used the action. */
export const acted = (s: HermagorState): boolean => at(s.cells, ACTED) === 1;
export const setActed = (s: HermagorState, yes: boolean): void => {
  s.cells[ACTED] = yes ? 1 : 0;
};
export const sharedPlaced = (s: HermagorState): boolean => at(s.cells, SHARED_PLACED) === 1;
export const setSharedPlaced = (s: HermagorState, yes: boolean): void => {
  s.cells[SHARED_PLACED] = yes ? 1 : 0;
};
/**
 * The progress of a step that goes round: the booth being settled (H-2.2), or the number of seats asked about the bag
 * (H-2.8).
 */
export const pointer = (s: HermagorState): number => at(s.cells, POINTER);
export const setPointer = (s: HermagorState, to: number): void => {
  s.cells[POINTER] = to;
};
/** The tile whose winner is asked about a price, or `NOBODY`. */
export const raising = (s: HermagorState): number => at(s.cells, RAISING) - 1;
export const setRaising = (s: HermagorState, tile: number): void => {
  s.cells[RAISING] = tile + 1;
};
export const owed = (s: HermagorState): number => at(s.cells, OWED);
export const setOwed = (s: HermagorState, toll: number): void => {
  s.cells[OWED] = toll;
};
/** Seats that declared their cash to the Revenue Officer this round. */
export const declared = (s: HermagorState): number => at(s.cells, DECLARED);
export const setDeclared = (s: HermagorState, seats: number): void => {
  s.cells[DECLARED] = seats;
};
export const bag = (s: HermagorState): number => at(s.cells, BAG);
export const setBag = (s: HermagorState, tiles: number): void => {
  s.cells[BAG] = tiles;
};

/** Rounds whose action tile is turned up. */
export const turnedCount = (s: HermagorState): number => at(s.cells, TURNED_COUNT);
export const turnedTile = (s: HermagorState, round: number): number => at(s.cells, TURNED + round);
export function turnUp(s: HermagorState, value: number): void {
  s.cells[TURNED + turnedCount(s)] = value;
  s.cells[TURNED_COUNT] = turnedCount(s) + 1;
}

export const cash = (s: HermagorState, seat: number): number => at(s.cells, CASH + seat);
export const setCash = (s: HermagorState, seat: number, amount: number): void => {
  s.cells[CASH + seat] = amount;
};
export const addCash = (s: HermagorState, seat: number, amount: number): void =>
  setCash(s, seat, cash(s, seat) + amount);
export const merchant = (s: HermagorState, seat: number): number => at(s.cells, MERCHANT + seat);
export const setMerchant = (s: HermagorState, seat: number, place: number): void => {
  s.cells[MERCHANT + seat] = place;
};
/** Tiles that a player holds. */
export const held = (s: HermagorState, seat: number): number => at(s.cells, HELD + seat);
export const setHeld = (s: HermagorState, seat: number, tiles: number): void => {
  s.cells[HELD + seat] = tiles;
};
/** Buyers still to be placed this round. */
export const buyers = (s: HermagorState, colour: number): number => at(s.cells, BUYERS + colour);
export const setBuyers = (s: HermagorState, colour: number, count: number): void => {
  s.cells[BUYERS + colour] = count;
};
/** Stations taken for this round and not used yet. */
export const ready = (s: HermagorState, seat: number): number => at(s.cells, READY + seat);
export const setReady = (s: HermagorState, seat: number, count: number): void => {
  s.cells[READY + seat] = count;
};
export const sharedReady = (s: HermagorState, seat: number): number => at(s.cells, SHARED_READY + seat);
export const setSharedReady = (s: HermagorState, seat: number, count: number): void => {
  s.cells[SHARED_READY + seat] = count;
};
/** Shared buyers that are this player's to place, where each has their own (H-5.1). */
export const sharedBuyers = (s: HermagorState, seat: number): number => at(s.cells, SHARED_BUYERS + seat);
export const setSharedBuyers = (s: HermagorState, seat: number, count: number): void => {
  s.cells[SHARED_BUYERS + seat] = count;
};
export const supply = (s: HermagorState, colour: number): number => at(s.cells, SUPPLY + colour);
export const setSupply = (s: HermagorState, colour: number, count: number): void => {
  s.cells[SUPPLY + colour] = count;
};
export const discs = (s: HermagorState, colour: number): number => at(s.cells, DISCS + colour);
export const setDiscs = (s: HermagorState, colour: number, count: number): void => {
  s.cells[DISCS + colour] = count;
};

export const price = (s: HermagorState, product: number): number => at(s.cells, PRICE + product);
export const setPrice = (s: HermagorState, product: number, to: number): void => {
  s.cells[PRICE + product] = to;
};
/** The colour on a square of the price table, or `NOBODY`. */
export const discAt = (s: HermagorState, row: number, square: number): number =>
  at(s.cells, DISC_AT + row * SQUARES + square) - 1;
export const setDiscAt = (s: HermagorState, row: number, square: number, colour: number): void => {
  s.cells[DISC_AT + row * SQUARES + square] = colour + 1;
};

/** The tile in a booth, or `NOBODY`. */
export const tileIn = (s: HermagorState, booth: number): number => at(s.cells, BOOTH + booth) - 1;
export const setTileIn = (s: HermagorState, booth: number, tile: number): void => {
  s.cells[BOOTH + booth] = tile + 1;
};
/** The colour on a space of the market, or `NOBODY`. */
export const buyerAt = (s: HermagorState, space: number): number => at(s.cells, MARKET + space) - 1;
export const setBuyerAt = (s: HermagorState, space: number, colour: number): void => {
  s.cells[MARKET + space] = colour + 1;
};
export const clearBuyers = (s: HermagorState): void => {
  s.cells.fill(0, MARKET, MARKET + SPACES);
};

/** The colours with a station in a village, as bits. */
export const stationsAt = (s: HermagorState, village: number): number => at(s.cells, STATIONS + village);
export const setStationsAt = (s: HermagorState, village: number, colours: number): void => {
  s.cells[STATIONS + village] = colours;
};
export const hasStation = (s: HermagorState, village: number, colour: number): boolean =>
  ((stationsAt(s, village) >> colour) & 1) === 1;
/** A completed region that is still to be settled. */
export const isPending = (s: HermagorState, region: number): boolean =>
  at(s.cells, STATIONS + s.table.villages + region) === 1;
export const setPending = (s: HermagorState, region: number, yes: boolean): void => {
  s.cells[STATIONS + s.table.villages + region] = yes ? 1 : 0;
};

/** Whether a range of cells is the same in both states, so that a view can reuse what was built from it. */
function same(a: HermagorState, b: HermagorState, from: number, to: number): boolean {
  if (a === b) return true;
  for (let cell = from; cell < to; cell++) if (a.cells[cell] !== b.cells[cell]) return false;
  return true;
}
export const sameTurned = (a: HermagorState, b: HermagorState): boolean => same(a, b, TURNED_COUNT, CASH);
export const samePrices = (a: HermagorState, b: HermagorState): boolean => same(a, b, PRICE, DISC_AT);
export const sameDiscs = (a: HermagorState, b: HermagorState): boolean => same(a, b, DISC_AT, BOOTH);
export const sameBooths = (a: HermagorState, b: HermagorState): boolean => same(a, b, BOOTH, MARKET);
export const sameMarket = (a: HermagorState, b: HermagorState): boolean => same(a, b, MARKET, STATIONS);
export const sameStations = (a: HermagorState, b: HermagorState): boolean =>
  same(a, b, STATIONS, STATIONS + a.table.villages);
/** All cells of one player. */
export function samePlayer(a: HermagorState, b: HermagorState, seat: number): boolean {
  for (let cell = CASH + seat; cell < PRICE; cell += COLOURS)
    if (a.cells[cell] !== b.cells[cell]) return false;
  return true;
}
