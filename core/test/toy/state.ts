import type { OptionSchema, Seat, Table } from '@kontor/core';

/** T-1: the game has so many rounds. T-2: bids are secret until all are laid, unless the table plays open. */
export const OPTIONS = {
  rounds: { kind: 'number', rule: 'T-1', min: 1, max: 30, default: 3 },
  openBids: { kind: 'flag', rule: 'T-2', default: false },
} as const satisfies OptionSchema;

export interface ToyTable extends Table {
  readonly rounds: number;
  readonly openBids: boolean;
  readonly shelves: number;
}

/** One row of small integers. This file alone knows where things lie. */
export interface ToyState {
  readonly table: ToyTable;
  readonly cells: Int16Array;
}

export const START_COINS: number = 5;
export const MOST_BID = 9;
export const NOBODY = -1;
export const NO_BID = -1;

export const ROUND = 0;
export const BUYER = 1;
/** Boxes that the buyer has yet to put on a shelf. */
export const BOXES = 2;
export const BANK = 3;
const PLAYERS = 4;

export function purse(seat: Seat): number {
  return PLAYERS + 2 * seat;
}

export function bid(seat: Seat): number {
  return PLAYERS + 2 * seat + 1;
}

export function shelf(table: ToyTable, seat: Seat, n: number): number {
  return PLAYERS + 2 * table.seats + seat * table.shelves + n;
}

export function get(state: ToyState, place: number): number {
  return state.cells[place] as number;
}

export function set(state: ToyState, place: number, value: number): void {
  state.cells[place] = value;
}

export function add(state: ToyState, place: number, change: number): void {
  set(state, place, get(state, place) + change);
}

export function seatsAt(table: Table): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat);
}

export function shelvesOf(state: ToyState, seat: Seat): number[] {
  return Array.from({ length: state.table.shelves }, (_, n) => get(state, shelf(state.table, seat, n)));
}

/** All coins there are: every player's first ones, and as many again as there are players. */
export function allCoins(table: Table): number {
  return table.seats * (START_COINS + 1);
}

export function emptyState(table: ToyTable): ToyState {
  const state = { table, cells: new Int16Array(PLAYERS + (2 + table.shelves) * table.seats) };
  set(state, ROUND, 1);
  set(state, BUYER, NOBODY);
  for (const seat of seatsAt(table)) set(state, bid(seat), NO_BID);
  return state;
}
