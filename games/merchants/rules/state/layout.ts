import type { Seat } from '@kontor/core';
import { ELECTORS_EACH, PLACES, REGIONS, RESOURCE_KINDS, TEMPLES_EACH } from './constants.ts';
import type { CityNumber, MerchantsState, MerchantsTable } from './types.ts';

/*
 * A state is one array of small integers. Only this file knows their places; the rules use `get`, `set` and `add` with
 * named places, as in `add(state, stock(seat, coal), 1)`.
 */

export function get(state: MerchantsState, place: number): number {
  return state.cells[place] as number;
}

export function set(state: MerchantsState, place: number, value: number): void {
  state.cells[place] = value;
}

export function add(state: MerchantsState, place: number, change: number): void {
  state.cells[place] = (state.cells[place] as number) + change;
}

/** What the state waits for, kept in `PHASE`. */
export const PLACING = 0;
export const PLOTTING = 1;
export const PICKING = 2;
export const ELECTING = 3;
export const ANNOUNCING = 4;
export const OVER = 5;

/** An empty place: no contract, temple, caravan, plot or announcement. */
export const NONE = -1;

const MOST_SEATS = 6;

export const TURN = 0;
export const PHASE = 1;
/** Who acts first this turn; while caravans are placed, who places first. */
export const FIRST = 2;
/** The action being resolved, 0 to 5. */
export const ACTION = 3;
/** The seat that acts, as an offset from the first player. */
export const OFFSET = 4;
/** The fulfilled contract whose picks are being decided. */
export const FULFILLED = 5;
export const RESOURCE_MARKER = 6;
export const CONTRACT_MARKER = 7;
/** The resource that is being announced. */
export const AT_STAKE = 8;
/** M-6.5: the survivor who won the throw of the die. */
export const DIE_WINNER = 9;

const BAG = 10;
const PILE = BAG + RESOURCE_KINDS;
const OFFER = PILE + PLACES * RESOURCE_KINDS;
const TEMPLE = OFFER + PLACES;
const SERVED = TEMPLE + PLACES;
const CARAVAN = SERVED + PLACES;
const PLOT = CARAVAN + MOST_SEATS;
const ANNOUNCED = PLOT + MOST_SEATS;
const MONOPOLIES = ANNOUNCED + MOST_SEATS;
const TEMPLES_LEFT = MONOPOLIES + MOST_SEATS;
const ELECTORS_LEFT = TEMPLES_LEFT + MOST_SEATS;
const STOCK = ELECTORS_LEFT + MOST_SEATS;
const ELECTORS = STOCK + MOST_SEATS * RESOURCE_KINDS;
const CONTRACTS = ELECTORS + MOST_SEATS * REGIONS;

/** Resources in the bag. */
export function bag(resource: number): number {
  return BAG + resource;
}

/** Resources in a city. */
export function pile(city: CityNumber, resource: number): number {
  return PILE + city * RESOURCE_KINDS + resource;
}

/** The kind of the contract in a city. */
export function offer(city: CityNumber): number {
  return OFFER + city;
}

/** Whose temple stands in a city. */
export function temple(city: CityNumber): number {
  return TEMPLE + city;
}

/** Mask of the seats that have transacted with success in a city this turn. */
export function served(city: CityNumber): number {
  return SERVED + city;
}

export function caravan(seat: Seat): number {
  return CARAVAN + seat;
}

export function plot(seat: Seat): number {
  return PLOT + seat;
}

export function announced(seat: Seat): number {
  return ANNOUNCED + seat;
}

export function monopolies(seat: Seat): number {
  return MONOPOLIES + seat;
}

export function templesLeft(seat: Seat): number {
  return TEMPLES_LEFT + seat;
}

export function electorsLeft(seat: Seat): number {
  return ELECTORS_LEFT + seat;
}

export function stock(seat: Seat, resource: number): number {
  return STOCK + seat * RESOURCE_KINDS + resource;
}

/** A seat's electors in a region. */
export function electors(seat: Seat, region: number): number {
  return ELECTORS + seat * REGIONS + region;
}

/** Contracts of a kind in the bag. This block is last, because the number of kinds depends on the file. */
export function contractBag(kind: number): number {
  return CONTRACTS + kind;
}

/** Contracts of a kind that a seat has kept. */
export function kept(table: MerchantsTable, seat: Seat, kind: number): number {
  return CONTRACTS + (1 + seat) * table.contracts.length + kind;
}

/** The seat at an offset from the first player, clockwise. */
export function seatAt(state: MerchantsState, offset: number): Seat {
  return (get(state, FIRST) + offset) % state.table.seats;
}

/** The seat at `OFFSET`: the one that acts, or is asked, in every phase but plotting. */
export function current(state: MerchantsState): Seat {
  return seatAt(state, get(state, OFFSET));
}

/** How many resources lie in a city. */
export function pileSize(state: MerchantsState, city: CityNumber): number {
  let size = 0;
  for (let resource = 0; resource < RESOURCE_KINDS; resource++) size += get(state, pile(city, resource));
  return size;
}

/** All pieces in the bags and supplies. */
export function emptyState(table: MerchantsTable): MerchantsState {
  const cells = new Int16Array(CONTRACTS + (1 + table.seats) * table.contracts.length);
  const state = { table, cells };
  cells.fill(NONE, OFFER, SERVED);
  cells.fill(NONE, CARAVAN, MONOPOLIES);
  set(state, FULFILLED, NONE);
  set(state, DIE_WINNER, NONE);
  for (let seat = 0; seat < table.seats; seat++) {
    set(state, templesLeft(seat), TEMPLES_EACH);
    set(state, electorsLeft(seat), ELECTORS_EACH);
  }
  for (let resource = 0; resource < RESOURCE_KINDS; resource++)
    set(state, bag(resource), table.resources[resource] as number);
  table.contracts.forEach((contract, kind) => {
    set(state, contractBag(kind), contract.copies);
  });
  return state;
}

export function clone(state: MerchantsState): MerchantsState {
  return { table: state.table, cells: state.cells.slice() };
}

export function copy(from: MerchantsState, to: MerchantsState): void {
  to.cells.set(from.cells);
}
