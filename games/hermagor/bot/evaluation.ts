import { hasDisc } from '../rules/flow/score.ts';
import { freeSquare, squareValue } from '../rules/selling/regions.ts';
import { END_VALUES, HIGHEST_PRICE, LOWEST_PRICE, NOBILITY } from '../rules/state/constants.ts';
import {
  at,
  cash,
  discs,
  hasStation,
  merchant,
  NOBODY,
  price,
  ready,
  stationsAt,
  turnedCount,
} from '../rules/state/layout.ts';
import type { HermagorState } from '../rules/state/types.ts';
import { bitCount, MarketOdds } from './market-odds.ts';
import type { Weights } from './weights.ts';

const PRODUCTS = 8;
const DUKEDOMS = 3;
const MOST_MISSING = 12;
/** The average number of stations per round. */
const STATIONS_A_ROUND = 4.3;
const ROUTE_BONUS = 5;

/** The parts of a projected total. */
export const PARTS = ['cash', 'market', 'production', 'regions', 'sales', 'dukedoms', 'route'] as const;
export type Part = (typeof PARTS)[number];
const [CASH, MARKET, PRODUCTION, REGIONS, SALES, SPREAD, ROUTE] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Projects everybody's final total: cash, what is on the table, and what the rest of the round will bring. */
export class Evaluation {
  readonly odds: MarketOdds;
  /** By seat: the projected total. */
  readonly totals = new Float64Array(6);
  /** By seat, in the order of `PARTS`. */
  readonly parts = new Float64Array(6 * PARTS.length);
  readonly #weights: Weights;
  /** By row: the value of a disc at the end, and the number on the next free square (or -1). */
  readonly #endWorth = new Float64Array(NOBILITY + 1);
  readonly #square = new Int32Array(NOBILITY + 1);
  /** The chance to complete a region, by the number of villages missing. */
  readonly #finish = new Float64Array(MOST_MISSING + 1);
  readonly #worth = new Float64Array(64);
  readonly #missing = new Int32Array(64);
  readonly #own = new Uint8Array(64);
  readonly #inDukedom = new Float64Array(DUKEDOMS);
  readonly #onRoute = new Int32Array(6);
  #roundsLeft = 0;
  #future = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.odds = new MarketOdds(weights);
  }

  /** Chances to win; the totals are the less certain the more rounds are left. */
  chances(s: HermagorState, out: Float64Array): void {
    this.read(s);
    const { seats } = s.table;
    const spread =
      this.#weights.spreadAtEnd + this.#weights.spreadPerRound * Math.sqrt(this.#roundsLeft + this.#share(s));
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) best = Math.max(best, this.totals[seat] as number);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const weight = Math.exp(((this.totals[seat] as number) - best) / spread);
      out[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] as number) / sum;
  }

  read(s: HermagorState): void {
    this.#roundsLeft = s.table.actionTiles.length - turnedCount(s);
    this.#future = this.#roundsLeft * STATIONS_A_ROUND;
    this.odds.read(s);
    this.#readRows(s);
    for (let seat = 0; seat < s.table.seats; seat++) this.#onRoute[seat] = countRoute(s, seat);
    for (let seat = 0; seat < s.table.seats; seat++) {
      this.#project(s, seat);
      this.#part(seat, ROUTE, this.#routeBonus(s, seat));
      let total = 0;
      for (let part = 0; part < PARTS.length; part++)
        total += this.parts[seat * PARTS.length + part] as number;
      this.totals[seat] = total;
    }
  }

  #part(seat: number, part: number, worth: number): void {
    this.parts[seat * PARTS.length + part] = worth;
  }

  /** The fraction of the present round that is left. */
  #share(s: HermagorState): number {
    let left = 0;
    for (let seat = 0; seat < s.table.seats; seat++) left += ready(s, seat);
    return Math.min(1, left / (s.table.seats * STATIONS_A_ROUND));
  }

  #readRows(s: HermagorState): void {
    for (let row = 0; row < PRODUCTS; row++) {
      const square = freeSquare(s, row);
      this.#square[row] = square === NOBODY ? -1 : squareValue(row, square);
      const end = Math.min(HIGHEST_PRICE, price(s, row) + this.#weights.priceDrift * this.#roundsLeft);
      const low = Math.floor(end);
      const value = END_VALUES[low - LOWEST_PRICE] as number;
      const next = END_VALUES[Math.min(low + 1, HIGHEST_PRICE) - LOWEST_PRICE] as number;
      this.#endWorth[row] = value + (next - value) * (end - low);
    }
    const square = freeSquare(s, NOBILITY);
    this.#square[NOBILITY] = square === NOBODY ? -1 : squareValue(NOBILITY, square);
    this.#endWorth[NOBILITY] = 0;
  }

  #project(s: HermagorState, seat: number): void {
    const { table } = s;
    const actions = ready(s, seat);
    const w = this.#weights;
    const purse = cash(s, seat);
    const thin = this.#roundsLeft > 0 ? Math.max(0, w.thinPurse - purse) : 0;
    this.#part(seat, CASH, purse - thin * w.thinPursePrice);
    this.#part(seat, MARKET, this.odds.extras[seat] as number);
    let production = 0;
    for (let row = 0; row < PRODUCTS; row++)
      if (hasDisc(s, row, seat)) production += this.#endWorth[row] as number;
    this.#part(seat, PRODUCTION, production);
    this.#inDukedom.fill(0);
    for (let village = 0; village < table.villages; village++) {
      const mine = hasStation(s, village, seat);
      this.#own[village] = mine ? 1 : 0;
      if (mine)
        this.#inDukedom[at(table.dukedomOf, village)] =
          (this.#inDukedom[at(table.dukedomOf, village)] as number) + 1;
    }
    this.#readFinish(actions + this.#future);
    this.#readRegions(s, seat);
    let hopes = 0;
    for (let region = 0; region < table.regions; region++)
      hopes += this.#hope(region, at(this.#missing, region));
    this.#part(seat, REGIONS, hopes);
    this.#part(seat, SALES, this.#plan(s, seat, actions));
    this.#part(seat, SPREAD, this.#dukedoms(s));
  }

  #readFinish(actionsLeft: number): void {
    const { reach, reachHalf } = this.#weights;
    const each = (reach * actionsLeft) / (actionsLeft + reachHalf);
    this.#finish[0] = 0;
    let chance = 1;
    for (let missing = 1; missing <= MOST_MISSING; missing++) {
      chance = missing > actionsLeft ? 0 : chance * each;
      this.#finish[missing] = chance;
    }
  }

  #readRegions(s: HermagorState, seat: number): void {
    const { table } = s;
    const hasDiscs = discs(s, seat) > 0;
    for (let region = 0; region < table.regions; region++) {
      const villages = table.villagesOfRegion[region] as Int32Array;
      let missing = 0;
      for (let i = 0; i < villages.length; i++) if (this.#own[at(villages, i)] === 0) missing++;
      this.#missing[region] = missing;
      let best = 0;
      if (hasDiscs && missing > 0) {
        const rows = table.rowsOfRegion[region] as Int32Array;
        for (let i = 0; i < rows.length; i++) {
          const row = at(rows, i);
          const square = at(this.#square, row);
          const end = row === NOBILITY || hasDisc(s, row, seat) ? 0 : (this.#endWorth[row] as number);
          const worth = square >= 0 ? square + end : this.#weights.laterSquare * (1 + end);
          if (worth > best) best = worth;
        }
      }
      this.#worth[region] = best;
    }
  }

  /** The expected value of an unfinished region. */
  #hope(region: number, missing: number): number {
    return (this.#worth[region] as number) * (this.#finish[missing] as number);
  }

  /** The gain of a greedy plan for the seat's remaining sales, with the tiles it can expect to hold. */
  #plan(s: HermagorState, seat: number, actions: number): number {
    const { table } = s;
    let place = merchant(s, seat);
    let purse = cash(s, seat);
    let gain = 0;
    for (let action = 0; action < actions; action++) {
      let best = -1;
      let bestGain = 0.2;
      let bestCash = 0;
      for (let village = 0; village < table.villages; village++) {
        if (this.#own[village] === 1) continue;
        const product = at(table.productOf, village);
        const odds = this.odds.products[seat * PRODUCTS + product] as number;
        if (odds < 0.05) continue;
        const toll = place === village ? 0 : at(table.distance, place * table.villages + village);
        if (toll > purse) continue;
        const income = price(s, product) - toll;
        const worth = odds * (income + this.#villageWorth(s, seat, village));
        if (worth <= bestGain) continue;
        best = village;
        bestGain = worth;
        bestCash = income;
      }
      if (best < 0) break;
      gain += bestGain;
      purse += bestCash;
      place = best;
      this.#settle(s, best);
    }
    return gain;
  }

  /** The value of a station in a village besides the sale. */
  #villageWorth(s: HermagorState, seat: number, village: number): number {
    const { table } = s;
    const regions = table.regionsOfVillage[village] as Int32Array;
    let worth = 0;
    for (let i = 0; i < regions.length; i++) {
      const region = at(regions, i);
      const missing = at(this.#missing, region);
      const value = this.#worth[region] as number;
      worth +=
        missing === 1
          ? value - this.#hope(region, 1)
          : this.#hope(region, missing - 1) - this.#hope(region, missing);
    }
    const others = stationsAt(s, village) & ~(1 << seat) & ((1 << table.seats) - 1);
    worth -= bitCount(others) * this.#weights.rivalShare;
    const dukedom = at(table.dukedomOf, village);
    const mine = this.#inDukedom[dukedom] as number;
    const least = Math.min(
      this.#inDukedom[0] as number,
      this.#inDukedom[1] as number,
      this.#inDukedom[2] as number,
    );
    if (mine <= least) worth += 1;
    if (at(table.onRoute, village) === 1) worth += 0.6;
    return worth;
  }

  #settle(s: HermagorState, village: number): void {
    const { table } = s;
    this.#own[village] = 1;
    const regions = table.regionsOfVillage[village] as Int32Array;
    for (let i = 0; i < regions.length; i++)
      this.#missing[at(regions, i)] = at(this.#missing, at(regions, i)) - 1;
    const dukedom = at(table.dukedomOf, village);
    this.#inDukedom[dukedom] = (this.#inDukedom[dukedom] as number) + 1;
  }

  /** H-4.2, assuming that part of the future stations go where the dukedoms need them. */
  #dukedoms(s: HermagorState): number {
    let careful = this.#future * this.#weights.dukedomCare;
    const [a, b, c] = [
      this.#inDukedom[0] as number,
      this.#inDukedom[1] as number,
      this.#inDukedom[2] as number,
    ];
    let low = Math.min(a, b, c);
    const high = Math.max(a, b, c);
    const middle = a + b + c - low - high;
    const toMiddle = Math.min(careful, middle - low);
    low += toMiddle;
    careful -= toMiddle;
    const both = Math.min(careful / 2, high - low);
    low += both;
    careful -= both * 2;
    low += careful / 3;
    return low * (s.table.seats === 5 ? 4 : 3);
  }

  /** H-4.3 as an expected value, because others will still build on the route. */
  #routeBonus(s: HermagorState, seat: number): number {
    let most = 0;
    let fewest = 99;
    for (let other = 0; other < s.table.seats; other++) {
      if (other === seat) continue;
      most = Math.max(most, at(this.#onRoute, other));
      fewest = Math.min(fewest, at(this.#onRoute, other));
    }
    const mine = at(this.#onRoute, seat);
    const spread = 0.25 + 0.4 * Math.sqrt(this.#future + ready(s, seat));
    return ROUTE_BONUS * (logistic((mine - most + 0.5) / spread) - logistic((fewest - mine + 0.5) / spread));
  }
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function countRoute(s: HermagorState, seat: number): number {
  let count = 0;
  for (let village = 0; village < s.table.villages; village++)
    if (at(s.table.onRoute, village) === 1 && hasStation(s, village, seat)) count++;
  return count;
}
