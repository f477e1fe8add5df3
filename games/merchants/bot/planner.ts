import type { Seat } from '@kontor/core';
import { EMPTY_PLOT, extend, TRANSACTION } from '../rules/resolve/plot.ts';
import { LABELS, PLACES, RESOURCE_KINDS } from '../rules/state/constants.ts';
import { caravan, FIRST, get, offer, stock } from '../rules/state/layout.ts';
import { contractOf, distance, roadFrom } from '../rules/state/table.ts';
import { type MerchantsState, type MerchantsTable, PLOT_LENGTH } from '../rules/state/types.ts';
import type { Evaluation, MarginalValues } from './evaluation.ts';
import type { Weights } from './weights.ts';
import { fulfilmentWorth, goodsWorth } from './worth.ts';

/** More plans than a turn can offer. */
const MOST_PLANS = 4096;

/**
 * All sensible plots of a seat. A plot is a tour: the cities to transact in, in some order, by the shortest roads;
 * remaining moves lead towards the next goal. That leaves some hundred of the 19,531 plots, each valued by what it
 * gains and by the contracts, goods and place it leads to.
 */
export class Planner {
  readonly plots = new Int32Array(MOST_PLANS);
  readonly values = new Float64Array(MOST_PLANS);
  count = 0;
  readonly #weights: Weights;
  readonly #evaluation: Evaluation;
  readonly #goods = new Int8Array(RESOURCE_KINDS);
  /** By city: the gain of fulfilling its contract now, and that gain relative to an average contract. */
  readonly #gains = new Float64Array(PLACES);
  readonly #worths = new Float64Array(PLACES);
  #state: MerchantsState | undefined;
  #seat: Seat = 0;
  #marginal: MarginalValues | undefined;
  #actionsAfter = 0;

  constructor(weights: Weights, evaluation: Evaluation) {
    this.#weights = weights;
    this.#evaluation = evaluation;
  }

  /** Fills `plots` and `values`; the evaluation must have been read for this state. */
  plan(state: MerchantsState, seat: Seat, marginal: MarginalValues): void {
    this.#state = state;
    this.#seat = seat;
    this.#marginal = marginal;
    this.count = 0;
    this.#actionsAfter = (this.#evaluation.turnsLeft - 1) * PLOT_LENGTH;
    const { prospects } = this.#evaluation;
    for (let i = 0; i < prospects.contractCount; i++) {
      const city = prospects.contracts[i] as number;
      const gain = fulfilmentWorth(this.#evaluation, marginal, state, seat, city, get(state, offer(city)));
      this.#gains[city] = gain;
      this.#worths[city] = gain / Math.max(marginal.contract, 1e-6);
    }
    for (let resource = 0; resource < RESOURCE_KINDS; resource++)
      this.#goods[resource] = get(state, stock(seat, resource));
    this.#tour(get(state, caravan(seat)), 0, EMPTY_PLOT, 0, 0);
  }

  /**
   * Continues from a city after some actions. `done`: the set of cities transacted in; `gained`: the value gained so
   * far.
   */
  #tour(city: number, actions: number, plot: number, done: number, gained: number): void {
    this.#keep(city, actions, plot, done, gained);
    const { prospects } = this.#evaluation;
    const { table } = this.#state as MerchantsState;
    for (let i = 0; i < prospects.pileCount; i++) {
      const place = prospects.piles[i] as number;
      const arrival = actions + distance(table, city, place) + 1;
      if (arrival > PLOT_LENGTH || (done >> place) & 1) continue;
      const resource = prospects.least[place] as number;
      this.#goods[resource] = (this.#goods[resource] as number) + 1;
      this.#tour(place, arrival, this.#walk(plot, city, place), done | (1 << place), gained);
      this.#goods[resource] = (this.#goods[resource] as number) - 1;
    }
    for (let i = 0; i < prospects.contractCount; i++) {
      const place = prospects.contracts[i] as number;
      const arrival = actions + distance(table, city, place) + 1;
      if (arrival > PLOT_LENGTH || (done >> place) & 1 || !this.#covers(place)) continue;
      this.#change(place, -1);
      const gain = (this.#gains[place] as number) * this.#chanceAt(place, arrival);
      this.#tour(place, arrival, this.#walk(plot, city, place), done | (1 << place), gained + gain);
      this.#change(place, 1);
    }
  }

  #keep(city: number, actions: number, plot: number, done: number, gained: number): void {
    if (this.count === MOST_PLANS) return;
    const state = this.#state as MerchantsState;
    const marginal = this.#marginal as MarginalValues;
    const spare = PLOT_LENGTH - actions;
    const { prospects } = this.#evaluation;
    const future = prospects.look(
      city,
      this.#goods,
      this.#worths,
      done,
      spare,
      this.#actionsAfter,
      this.#seat,
    );
    const stop = prospects.firstStop;
    this.values[this.count] =
      gained +
      marginal.contract * future +
      goodsWorth(this.#evaluation, marginal, state, this.#seat, this.#goods);
    this.plots[this.count++] = stop < 0 ? plot : approach(state.table, plot, city, stop, spare);
  }

  #walk(plot: number, from: number, to: number): number {
    const { table } = this.#state as MerchantsState;
    return extend(approach(table, plot, from, to, PLOT_LENGTH), TRANSACTION);
  }

  /** The chance that no rival is there first. */
  #chanceAt(place: number, arrival: number): number {
    const state = this.#state as MerchantsState;
    const rival = this.#evaluation.prospects.rivalTime(place, this.#seat);
    const isFirst = get(state, FIRST) === this.#seat;
    return rival < arrival || (rival === arrival && !isFirst) ? this.#weights.raced : 1;
  }

  #covers(place: number): boolean {
    const state = this.#state as MerchantsState;
    const { asks } = contractOf(state.table, get(state, offer(place)));
    for (let resource = 0; resource < RESOURCE_KINDS; resource++)
      if ((this.#goods[resource] as number) < (asks[resource] as number)) return false;
    return true;
  }

  #change(place: number, sign: number): void {
    const state = this.#state as MerchantsState;
    const { asks } = contractOf(state.table, get(state, offer(place)));
    for (let resource = 0; resource < RESOURCE_KINDS; resource++)
      this.#goods[resource] = (this.#goods[resource] as number) + sign * (asks[resource] as number);
  }
}

/** Adds at most `most` moves along a shortest way. */
function approach(table: MerchantsTable, plot: number, from: number, to: number, most: number): number {
  let city = from;
  let extended = plot;
  for (let moves = 0; moves < most && city !== to; moves++) {
    const label = nextRoad(table, city, to);
    city = roadFrom(table, city, label);
    extended = extend(extended, label);
  }
  return extended;
}

function nextRoad(table: MerchantsTable, city: number, to: number): number {
  const closer = distance(table, city, to) - 1;
  for (let label = 0; label < LABELS; label++) {
    const next = roadFrom(table, city, label);
    if (next >= 0 && distance(table, next, to) === closer) return label;
  }
  return 0;
}
