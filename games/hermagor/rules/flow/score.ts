import type { Json, Result } from '@kontor/core';
import { PRODUCTS, type Product } from '../files/board.ts';
import { DISCS_PER_COLOUR, END_VALUES, LOWEST_PRICE, NOBILITY, NOBILITY_VALUES } from '../state/constants.ts';
import { cash, discAt, discs, hasStation, ON, price, step } from '../state/layout.ts';
import type { HermagorState } from '../state/types.ts';
import type { Breakdown, SeatScore } from '../view/events.ts';

/* H-4: the end of the game. */

const DUKEDOMS = 3;
const ROUTE_BONUS = 5;

type Share = Omit<SeatScore, 'rank' | 'tieBreak'>;

/** What the score would be if the game ended now. */
export function breakdown(s: HermagorState): Breakdown {
  const routes = Array.from({ length: s.table.seats }, (_, seat) => stationsOnRoute(s, seat));
  const shares = routes.map((_, seat) => share(s, seat, routes));
  return {
    seats: shares.map((mine) => ({ ...mine, rank: rank(mine, shares), tieBreak: tieBreak(mine, shares) })),
  };
}

export function result(s: HermagorState): Result | undefined {
  if (step(s) !== ON.over) return undefined;
  const final = breakdown(s);
  return {
    scores: final.seats.map((seat) => seat.total),
    ranks: final.seats.map((seat) => seat.rank),
    breakdown: final as unknown as Json,
  };
}

function share(s: HermagorState, seat: number, routes: readonly number[]): Share {
  const rows = production(s, seat);
  const productionTotal = Object.values(rows).reduce((sum, value) => sum + value, 0);
  const dukedoms = stationsInDukedoms(s, seat);
  const dukedomsTotal = Math.min(...dukedoms) * dukedomFactor(s.table.seats);
  const route = routes[seat] ?? 0;
  const routeTotal = routeBonus(route, routes);
  return {
    cash: cash(s, seat),
    production: rows,
    productionTotal,
    dukedoms,
    dukedomsTotal,
    route,
    routeTotal,
    total: cash(s, seat) + productionTotal + dukedomsTotal + routeTotal,
    discs: DISCS_PER_COLOUR - discs(s, seat),
    nobility: leftmostNobility(s, seat),
  };
}

/** H-4.2: what each station of the smallest number counts. */
export function dukedomFactor(seats: number): number {
  return seats === 5 ? 4 : 3;
}

/** H-B3: what a row with this price is worth at the end. */
export function endValue(atPrice: number): number {
  return END_VALUES[atPrice - LOWEST_PRICE] as number;
}

export function hasDisc(s: HermagorState, row: number, colour: number): boolean {
  return NOBILITY_VALUES.some((_, square) => discAt(s, row, square) === colour);
}

/** H-4.1: production. */
function production(s: HermagorState, seat: number): Partial<Record<Product, number>> {
  const rows: Partial<Record<Product, number>> = {};
  PRODUCTS.forEach((product, row) => {
    if (hasDisc(s, row, seat)) rows[product] = endValue(price(s, row));
  });
  return rows;
}

function countStations(s: HermagorState, seat: number, counts: (village: number) => boolean): number {
  let stations = 0;
  for (let village = 0; village < s.table.villages; village++)
    if (hasStation(s, village, seat) && counts(village)) stations++;
  return stations;
}

function stationsInDukedoms(s: HermagorState, seat: number): number[] {
  return Array.from({ length: DUKEDOMS }, (_, dukedom) =>
    countStations(s, seat, (village) => s.table.dukedomOf[village] === dukedom),
  );
}

function stationsOnRoute(s: HermagorState, seat: number): number {
  return countStations(s, seat, (village) => s.table.onRoute[village] === 1);
}

/** H-4.3: the Principal Route. */
export function routeBonus(mine: number, all: readonly number[]): number {
  return (mine === Math.max(...all) ? ROUTE_BONUS : 0) - (mine === Math.min(...all) ? ROUTE_BONUS : 0);
}

function leftmostNobility(s: HermagorState, seat: number): number | null {
  return NOBILITY_VALUES.find((_, square) => discAt(s, NOBILITY, square) === seat) ?? null;
}

/** H-4.4: positive if `a` is ahead of `b`. */
function compare(a: Share, b: Share): number {
  return a.total - b.total || a.discs - b.discs || nobilityKey(b) - nobilityKey(a);
}

/** Further left is better, none is worst. */
function nobilityKey(mine: Share): number {
  return mine.nobility ?? Number.MAX_SAFE_INTEGER;
}

function rank(mine: Share, all: readonly Share[]): number {
  return 1 + all.filter((other) => compare(other, mine) > 0).length;
}

function tieBreak(mine: Share, all: readonly Share[]): SeatScore['tieBreak'] {
  const level = all.filter((other) => other !== mine && other.total === mine.total);
  if (level.length === 0) return 'none';
  if (level.some((other) => compare(other, mine) === 0)) return 'shared';
  return level.some((other) => other.discs === mine.discs) ? 'nobility' : 'discs';
}
