import type { Seat } from '@kontor/core';
import { CITIES } from '../rules/files/board.ts';
import { PLACES, RESOURCE_KINDS } from '../rules/state/constants.ts';
import { caravan, get, NONE, offer, pile, stock } from '../rules/state/layout.ts';
import { contractOf, distance } from '../rules/state/table.ts';
import { type MerchantsState, PLOT_LENGTH } from '../rules/state/types.ts';
import type { Weights } from './weights.ts';

const NOTHING = -1;

/**
 * How close a player is to fulfilling contracts, from a place with a stock. Reads the map once and then answers many
 * questions.
 */
export class Prospects {
  readonly #weights: Weights;
  #state: MerchantsState | undefined;
  /** Cities with a contract, and with resources. */
  readonly contracts = new Uint8Array(PLACES);
  contractCount = 0;
  readonly piles = new Uint8Array(PLACES);
  pileCount = 0;
  /** By city: the resource that the next transaction would take, and the one after it. */
  readonly least = new Int8Array(PLACES);
  readonly #after = new Int8Array(PLACES);
  /**
   * By city: the fewest actions in which a seat that has all resources can be there, that seat, and the second fewest.
   */
  readonly #quickest = new Float64Array(PLACES);
  readonly #quickestSeat = new Int8Array(PLACES);
  readonly #second = new Float64Array(PLACES);
  /** The first stop on the way to the contract that the last `look` found best; `NOTHING` if there is none. */
  firstStop = NOTHING;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  read(state: MerchantsState): void {
    this.#state = state;
    this.contractCount = 0;
    this.pileCount = 0;
    for (let city = 0; city <= CITIES; city++) {
      this.least[city] = NOTHING;
      if (get(state, offer(city)) !== NONE) {
        this.contracts[this.contractCount++] = city;
        this.#readQuickest(state, city);
        continue;
      }
      let resource = 0;
      while (resource < RESOURCE_KINDS && get(state, pile(city, resource)) === 0) resource++;
      if (resource === RESOURCE_KINDS) continue;
      this.least[city] = resource;
      if (get(state, pile(city, resource)) === 1) resource++;
      while (resource < RESOURCE_KINDS && get(state, pile(city, resource)) === 0) resource++;
      this.#after[city] = resource === RESOURCE_KINDS ? NOTHING : resource;
      this.piles[this.pileCount++] = city;
    }
  }

  /**
   * The expected value of contracts that a seat will fulfil from a city with these goods: those at hand, discounted by
   * the time they take, and a rate per turn. `worths`: the value of each city's contract, where an average one is 1;
   * `done`: cities transacted in before; `spare`: moves that can be made at once; `actions`: the number of actions
   * after that.
   */
  look(
    city: number,
    goods: Int8Array,
    worths: Float64Array,
    done: number,
    spare: number,
    actions: number,
    seat: Seat,
  ): number {
    const { rate, haste, second, contested, patience } = this.#weights;
    let best = 0;
    let next = 0;
    let used = 0;
    this.firstStop = NOTHING;
    for (let i = 0; i < this.contractCount; i++) {
      const place = this.contracts[i] as number;
      if ((done >> place) & 1) continue;
      const needed = this.#actionsTo(place, city, goods, done);
      // Spare actions can only be moves.
      const time =
        needed - Math.min(spare, distance((this.#state as MerchantsState).table, city, this.#stop));
      if (time > actions) continue;
      let gain = patience * (worths[place] as number) * Math.exp(-time / haste);
      if (gain <= next) continue;
      if (this.rivalTime(place, seat) <= PLOT_LENGTH + time) gain *= contested;
      if (gain > best) {
        next = best;
        best = gain;
        used = this.#used;
        this.firstStop = this.#stop;
      } else next = Math.max(next, gain);
    }
    return (rate * actions) / PLOT_LENGTH + best + second * next + this.#goodsWorth(goods, used, actions);
  }

  /** Goods that the next contract does not use save a way later. */
  #goodsWorth(goods: Int8Array, used: number, actions: number): number {
    let held = -used;
    for (let resource = 0; resource < RESOURCE_KINDS; resource++) held += goods[resource] as number;
    const { goods: first, fading } = this.#weights;
    const all = (first * (1 - fading ** held)) / (1 - fading);
    return all * Math.min(1, actions / (2 * PLOT_LENGTH));
  }

  /** The fewest actions in which a rival that has all resources could be there. */
  rivalTime(place: number, seat: Seat): number {
    return (this.#quickestSeat[place] === seat ? this.#second[place] : this.#quickest[place]) as number;
  }

  #readQuickest(state: MerchantsState, place: number): void {
    this.#quickest[place] = Number.POSITIVE_INFINITY;
    this.#second[place] = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < state.table.seats; seat++) {
      if (get(state, caravan(seat)) === NONE || !this.#covers(seat, place)) continue;
      const time = distance(state.table, get(state, caravan(seat)), place) + 1;
      if (time < (this.#quickest[place] as number)) {
        this.#second[place] = this.#quickest[place] as number;
        this.#quickest[place] = time;
        this.#quickestSeat[place] = seat;
      } else this.#second[place] = Math.min(time, this.#second[place] as number);
    }
  }

  #covers(seat: Seat, place: number): boolean {
    const state = this.#state as MerchantsState;
    const { asks } = contractOf(state.table, get(state, offer(place)));
    for (let resource = 0; resource < RESOURCE_KINDS; resource++)
      if (get(state, stock(seat, resource)) < (asks[resource] as number)) return false;
    return true;
  }

  /** Results of `#actionsTo`: the first stop, and how many of the goods are used. */
  #stop = NOTHING;
  #used = 0;

  /** The approximate number of actions to get what is missing and deliver it. */
  #actionsTo(place: number, city: number, goods: Int8Array, done: number): number {
    const { table } = this.#state as MerchantsState;
    const { asks } = contractOf(table, get(this.#state as MerchantsState, offer(place)));
    const { fetch, seek } = this.#weights;
    let detour = Number.POSITIVE_INFINITY;
    let missing = 0;
    let time = 1;
    this.#stop = place;
    this.#used = 0;
    for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
      const lack = (asks[resource] as number) - (goods[resource] as number);
      this.#used += (asks[resource] as number) - Math.max(0, lack);
      if (lack <= 0) continue;
      missing += lack;
      let open = 0;
      for (let i = 0; i < this.pileCount; i++) {
        const source = this.piles[i] as number;
        const top = (done >> source) & 1 ? this.#after[source] : this.least[source];
        if (top !== resource) continue;
        open++;
        const way = distance(table, city, source) + 1 + distance(table, source, place);
        if (way >= detour) continue;
        detour = way;
        this.#stop = source;
      }
      time += fetch * Math.min(lack, open) + seek * Math.max(0, lack - open);
    }
    if (missing === 0) return distance(table, city, place) + 1;
    if (detour === Number.POSITIVE_INFINITY) return time + distance(table, city, place);
    return time - fetch + detour;
  }
}
