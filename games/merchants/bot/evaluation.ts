import type { Seat } from '@kontor/core';
import { CITIES } from '../rules/files/board.ts';
import { SCORING_INTERVAL } from '../rules/flow/monopoly.ts';
import { MONOPOLY_WORTH, PLACES, REGIONS, RESOURCE_KINDS } from '../rules/state/constants.ts';
import {
  ANNOUNCING,
  AT_STAKE,
  announced,
  caravan,
  electors,
  get,
  kept,
  monopolies,
  NONE,
  PHASE,
  PLACING,
  PLOTTING,
  stock,
  TURN,
  temple,
  templesLeft,
} from '../rules/state/layout.ts';
import { contractOf, rankOf } from '../rules/state/table.ts';
import { type MerchantsState, PLOT_LENGTH, STEPS } from '../rules/state/types.ts';
import { LeadOdds } from './lead-odds.ts';
import { Prospects } from './prospects.ts';
import { ECONOMY, MOST_SEATS, POLITICS, RELIGION, slot, survival } from './survival.ts';
import { TempleWorth } from './temples.ts';
import type { Weights } from './weights.ts';

const LONGEST_GAME = 12;
/** M-B3: the average over the numbered cities. */
const AVERAGE_RANK = 1.85;
/** The least deviation: it keeps ties even and avoids division by zero. */
const SETTLED = 0.02;
/** M-6.2–M-6.4: the weights of the tie-breaks, relative to the influence. */
const LARGEST = 0.15;
const NUMBER = 0.05;
const NEXT_STEP = 0.02;

/** The value of one more of each to a seat, as a chance to win. */
export interface MarginalValues {
  readonly religion: number;
  readonly politics: number;
  readonly economy: number;
  /** A contract to be fulfilled later. */
  readonly contract: number;
}

/** The parts of an evaluation, as `marginalValues` weighs them. */
export const PARTS = [
  'religion',
  'politics',
  'economy',
  'contract',
] as const satisfies (keyof MarginalValues)[];
export type Part = (typeof PARTS)[number];

/** The number of turns whose plots are still to come. */
function turnsLeft(state: MerchantsState): number {
  const phase = get(state, PHASE);
  if (phase === PLACING) return state.table.turns;
  return state.table.turns - get(state, TURN) + (phase === PLOTTING ? 1 : 0);
}

/** What every player can expect to have at the end, and the resulting chances to win. */
export class Evaluation {
  readonly #weights: Weights;
  readonly prospects: Prospects;
  readonly temples = new TempleWorth();
  readonly #regionOdds: LeadOdds;
  readonly #tradeOdds: LeadOdds;
  readonly #mean = new Float64Array(STEPS.length * MOST_SEATS);
  readonly #stray = new Float64Array(STEPS.length * MOST_SEATS);
  readonly #chances = new Float64Array(MOST_SEATS);
  readonly #goods = new Int8Array(RESOURCE_KINDS);
  /** By seat: the contracts that it is expected to fulfil. */
  readonly #coming = new Float64Array(MOST_SEATS);
  readonly #worths = new Float64Array(PLACES);
  /** By seat: the temples left. */
  readonly #unbuilt = new Float64Array(MOST_SEATS);
  #seats = 0;
  #left = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.prospects = new Prospects(weights);
    const times = Array.from({ length: LONGEST_GAME + 1 }, (_, time) => time);
    this.#regionOdds = new LeadOdds(times.map((time) => SETTLED + weights.unrest * Math.sqrt(time)));
    this.#tradeOdds = new LeadOdds(times.map((time) => SETTLED + weights.trade * Math.sqrt(time)));
  }

  get turnsLeft(): number {
    return this.#left;
  }

  /** Reads a state in which nothing is being resolved. */
  read(state: MerchantsState): void {
    const { table } = state;
    this.#seats = table.seats;
    this.#left = turnsLeft(state);
    this.prospects.read(state);
    this.temples.read(state);
    for (let seat = 0; seat < table.seats; seat++) {
      this.#unbuilt[seat] = get(state, templesLeft(seat));
      this.#coming[seat] = this.#contractsToCome(state, seat);
      this.#readReligion(state, seat);
      this.#readEconomy(state, seat);
      this.#readPolitics(state, seat);
      this.#breakTies(seat);
    }
  }

  /** Everyone's chance to win. */
  chances(out: Float64Array): void {
    survival(this.#seats, this.#mean, this.#stray, out);
  }

  /** The marginal values for a seat; `read` must have been called. */
  marginalValues(seat: Seat): MarginalValues {
    const now = this.#chanceOf(seat);
    const gain = (step: number, by: number) => {
      const place = slot(step, seat);
      const before = this.#mean[place] as number;
      this.#mean[place] = before + by;
      const value = (this.#chanceOf(seat) - now) / by;
      this.#mean[place] = before;
      return value;
    };
    const religion = gain(RELIGION, 1);
    const politics = gain(POLITICS, 1) + NEXT_STEP * religion;
    const economy = gain(ECONOMY, 4) + NEXT_STEP * politics;
    const built = this.templeGain(seat, 1);
    const { regions, income } = this.#weights;
    return {
      religion,
      politics,
      economy,
      contract: religion * built + politics * regions + economy * income,
    };
  }

  /** What a seat has or can count on, and the contracts to come, in the order of `PARTS`. */
  parts(seat: Seat): readonly number[] {
    const { regions, income } = this.#weights;
    const coming = this.#coming[seat] as number;
    const built = this.temples.of(this.#unbuilt[seat] as number, coming);
    return [
      (this.#mean[slot(RELIGION, seat)] as number) - built,
      (this.#mean[slot(POLITICS, seat)] as number) - regions * coming,
      (this.#mean[slot(ECONOMY, seat)] as number) - income * coming,
      coming,
    ];
  }

  #chanceOf(seat: Seat): number {
    this.chances(this.#chances);
    return this.#chances[seat] as number;
  }

  /** The religious influence to be expected from `more` contracts. */
  templeGain(seat: Seat, more: number): number {
    const left = this.#unbuilt[seat] as number;
    const coming = this.#coming[seat] as number;
    return this.temples.of(left, coming + more) - this.temples.of(left, coming);
  }

  /** What a temple of a rank adds now, less what the same temple would add later. */
  templeNow(seat: Seat, rank: number): number {
    const left = this.#unbuilt[seat] as number;
    const coming = this.#coming[seat] as number;
    return rank + this.temples.of(left - 1, coming) - this.temples.of(left, coming);
  }

  #contractsToCome(state: MerchantsState, seat: Seat): number {
    const actions = this.#left * PLOT_LENGTH;
    const city = get(state, caravan(seat));
    // The value of temples depends on the contracts to come, so begin with a first guess.
    this.#coming[seat] = this.#weights.rate * this.#left;
    if (city === NONE || actions === 0) return this.#coming[seat] as number;
    this.expect(state, seat, this.#worths);
    return this.#lookOf(state, seat, 0);
  }

  #lookOf(state: MerchantsState, seat: Seat, done: number): number {
    for (let resource = 0; resource < RESOURCE_KINDS; resource++)
      this.#goods[resource] = get(state, stock(seat, resource));
    const city = get(state, caravan(seat));
    return this.prospects.look(city, this.#goods, this.#worths, done, 0, this.#left * PLOT_LENGTH, seat);
  }

  /** The values of the contracts on the map to a seat, where an average one is 1, whatever picks it will make. */
  expect(state: MerchantsState, seat: Seat, worths: Float64Array): void {
    const { templeOfTwo, templeOfThree, templeOfMore } = this.#weights;
    const part = this.#seats === 2 ? templeOfTwo : this.#seats === 3 ? templeOfThree : templeOfMore;
    const average = Math.max(0.2, this.templeGain(seat, 1));
    for (let i = 0; i < this.prospects.contractCount; i++) {
      const city = this.prospects.contracts[i] as number;
      const rank = rankOf(state.table, city);
      const mayBuild = get(state, temple(city)) === NONE && (this.#unbuilt[seat] as number) > 0;
      const built = mayBuild ? Math.max(0, this.templeNow(seat, rank)) / average : 0;
      worths[city] = part * built + ((1 - part) * rank) / AVERAGE_RANK;
    }
  }

  #readReligion(state: MerchantsState, seat: Seat): void {
    let [influence, largest, number] = [0, 0, 0];
    for (let city = 1; city <= CITIES; city++) {
      if (get(state, temple(city)) !== seat) continue;
      const rank = rankOf(state.table, city);
      influence += rank;
      largest = Math.max(largest, rank);
      number++;
    }
    const left = this.#unbuilt[seat] as number;
    const coming = this.#coming[seat] as number;
    this.#mean[slot(RELIGION, seat)] =
      influence + this.temples.of(left, coming) + LARGEST * largest + NUMBER * number;
    this.#stray[slot(RELIGION, seat)] =
      SETTLED + this.#weights.strayReligion * Math.sqrt(Math.min(left, coming));
  }

  #readPolitics(state: MerchantsState, seat: Seat): void {
    const { regions, strayPolitics } = this.#weights;
    const coming = this.#coming[seat] as number;
    let influence = 0;
    for (let region = 0; region < REGIONS; region++)
      influence += this.control(state, seat, region, get(state, electors(seat, region)));
    this.#mean[slot(POLITICS, seat)] = influence + regions * coming;
    this.#stray[slot(POLITICS, seat)] = SETTLED + strayPolitics * Math.sqrt(coming);
  }

  /** The chance that a seat with `own` electors has strictly the most in the end. */
  control(state: MerchantsState, seat: Seat, region: number, own: number): number {
    let chance = this.#regionOdds.ahead(own, this.#left);
    for (let other = 0; other < this.#seats; other++)
      if (other !== seat)
        chance *= this.#regionOdds.ahead(own - get(state, electors(other, region)), this.#left);
    return chance;
  }

  #readEconomy(state: MerchantsState, seat: Seat): void {
    const { table } = state;
    const { income, strayEconomy, lasting } = this.#weights;
    let influence = get(state, monopolies(seat)) * MONOPOLY_WORTH;
    for (let kind = 0; kind < table.contracts.length; kind++) {
      const count = get(state, kept(table, seat, kind));
      if (count > 0) influence += count * contractOf(table, kind).value;
    }
    for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
      const own = offered(state, seat, resource);
      const scorings = this.scoringsLeft(state, resource);
      if (own > 0 && scorings > 0)
        influence +=
          MONOPOLY_WORTH * (1 + lasting * (scorings - 1)) * this.monopoly(state, seat, resource, own);
    }
    const coming = this.#coming[seat] as number;
    this.#mean[slot(ECONOMY, seat)] = influence + income * coming;
    this.#stray[slot(ECONOMY, seat)] = SETTLED + strayEconomy * Math.sqrt(coming);
  }

  /** The chance that a seat with `own` of a resource has strictly the most at the next scoring. */
  monopoly(state: MerchantsState, seat: Seat, resource: number, own: number): number {
    const time = turnsToScoring(state, resource);
    let chance = 1;
    for (let other = 0; other < this.#seats; other++)
      if (other !== seat) chance *= this.#tradeOdds.ahead(own - offered(state, other, resource), time);
    return chance;
  }

  scoringsLeft(state: MerchantsState, resource: number): number {
    const { turns } = state.table;
    const next = turns - this.#left + turnsToScoring(state, resource);
    return next > turns ? 0 : 1 + Math.floor((turns - next) / SCORING_INTERVAL);
  }

  #breakTies(seat: Seat): void {
    const politics = this.#mean[slot(POLITICS, seat)] as number;
    const economy = this.#mean[slot(ECONOMY, seat)] as number;
    this.#mean[slot(RELIGION, seat)] = (this.#mean[slot(RELIGION, seat)] as number) + NEXT_STEP * politics;
    this.#mean[slot(POLITICS, seat)] = politics + NEXT_STEP * economy;
  }
}

/** What a seat has announced of a resource, or could announce. */
function offered(state: MerchantsState, seat: Seat, resource: number): number {
  if (get(state, PHASE) === ANNOUNCING && get(state, AT_STAKE) === resource) {
    const said = get(state, announced(seat));
    if (said !== NONE) return said;
  }
  return get(state, stock(seat, resource));
}

/** The number of turns that are resolved before a resource is scored next. */
function turnsToScoring(state: MerchantsState, resource: number): number {
  const phase = get(state, PHASE);
  const turn = Math.max(1, get(state, TURN));
  const due = SCORING_INTERVAL * Math.ceil(turn / SCORING_INTERVAL) - turn;
  if (phase === ANNOUNCING) return resource >= get(state, AT_STAKE) ? 0 : SCORING_INTERVAL;
  return due + 1;
}
