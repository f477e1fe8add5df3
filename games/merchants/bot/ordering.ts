import type { Move, Seat } from '@kontor/core';
import { ASKED } from '../rules/moves/decision.ts';
import { announceMove, moveValue } from '../rules/moves/encoding.ts';
import { legalMoves } from '../rules/moves/legal.ts';
import { ELECTORS, KEEP, TEMPLE } from '../rules/resolve/contract.ts';
import { PLACES, RESOURCE_KINDS } from '../rules/state/constants.ts';
import { AT_STAKE, announced, caravan, FULFILLED, get, PHASE, stock } from '../rules/state/layout.ts';
import { type MerchantsState, PLOT_LENGTH } from '../rules/state/types.ts';
import type { Evaluation } from './evaluation.ts';
import type { Planner } from './planner.ts';
import { distributionGain, pickWorths } from './worth.ts';

/** The number of plots considered. */
const BEST_PLOTS = 32;
/** Also enough for listed moves: there are 20 cities, and 20 ways to place three electors in four regions. */
export const MOST_CANDIDATES = BEST_PLOTS;

const noGoods = new Int8Array(RESOURCE_KINDS);
const worths = new Float64Array(PLACES);
const listed = new Int32Array(MOST_CANDIDATES);

/**
 * The candidates of a decision and their values as chances to win, by the evaluation alone: quick, for ordering. The
 * best come first.
 */
export class Ordering {
  readonly moves = new Int32Array(MOST_CANDIDATES);
  readonly worths = new Float64Array(MOST_CANDIDATES);
  count = 0;
  readonly #evaluation: Evaluation;
  readonly #planner: Planner;

  constructor(evaluation: Evaluation, planner: Planner) {
    this.#evaluation = evaluation;
    this.#planner = planner;
  }

  weigh(state: MerchantsState, seat: Seat): void {
    this.count = 0;
    this.#evaluation.read(state);
    switch (ASKED[get(state, PHASE)]) {
      case 'place':
        this.#weighPlaces(state, seat);
        break;
      case 'plot':
        this.#weighPlots(state, seat);
        break;
      case 'picks':
        this.#weighPicks(state, seat);
        break;
      case 'electors':
        this.#weighElectors(state, seat);
        break;
      case 'announce':
        this.#weighAmounts(state, seat);
        break;
    }
  }

  /** M-S4: good places are near contracts and the resources that they ask for. */
  #weighPlaces(state: MerchantsState, seat: Seat): void {
    const { prospects, turnsLeft } = this.#evaluation;
    const actions = turnsLeft * PLOT_LENGTH;
    this.#evaluation.expect(state, seat, worths);
    const count = legalMoves(state, seat, listed);
    for (const move of listed.subarray(0, count)) {
      const city = moveValue('place', move);
      this.#insert(move, prospects.look(city, noGoods, worths, 0, 0, actions, seat));
    }
  }

  #weighPlots(state: MerchantsState, seat: Seat): void {
    const planner = this.#planner;
    planner.plan(state, seat, this.#evaluation.marginalValues(seat));
    for (let i = 0; i < planner.count; i++)
      this.#insert(planner.plots[i] as Move, planner.values[i] as number);
  }

  #weighPicks(state: MerchantsState, seat: Seat): void {
    const city = get(state, caravan(seat));
    const kind = get(state, FULFILLED);
    const worths = pickWorths(
      this.#evaluation,
      this.#evaluation.marginalValues(seat),
      state,
      seat,
      city,
      kind,
    );
    const count = legalMoves(state, seat, listed);
    for (const move of listed.subarray(0, count)) {
      const picks = moveValue('picks', move);
      const keep = picks & KEEP ? worths.keep : 0;
      const build = picks & TEMPLE ? worths.temple : 0;
      this.#insert(move, keep + build + (picks & ELECTORS ? worths.electors : 0));
    }
  }

  #weighElectors(state: MerchantsState, seat: Seat): void {
    const { politics } = this.#evaluation.marginalValues(seat);
    const count = legalMoves(state, seat, listed);
    for (const move of listed.subarray(0, count)) {
      const gain = distributionGain(this.#evaluation, state, seat, moveValue('electors', move));
      this.#insert(move, politics * gain);
    }
  }

  /**
   * M-5.1: announces what it takes to win the card or to deny it to another, and no more; everything while a rival may
   * still announce as much, nothing when nothing can be gained.
   */
  #weighAmounts(state: MerchantsState, seat: Seat): void {
    const resource = get(state, AT_STAKE);
    const own = get(state, stock(seat, resource));
    let said = 0;
    let unsaid = 0;
    for (let other = 0; other < state.table.seats; other++) {
      if (other === seat) continue;
      const amount = get(state, announced(other));
      if (amount >= 0) said = Math.max(said, amount);
      else unsaid = Math.max(unsaid, get(state, stock(other, resource)));
    }
    const rival = Math.max(said, unsaid);
    const aim = own > rival ? rival + 1 : own === rival || own > said ? own : 0;
    for (let amount = 0; amount <= own; amount++)
      this.#insert(announceMove(amount), amount === aim ? 0.1 : -0.01 * Math.abs(amount - aim));
  }

  /** Inserts in order and keeps the best. */
  #insert(move: Move, worth: number): void {
    const { moves, worths } = this;
    if (this.count === MOST_CANDIDATES && worth <= (worths[this.count - 1] as number)) return;
    let at = this.count < MOST_CANDIDATES ? this.count++ : this.count - 1;
    for (; at > 0 && (worths[at - 1] as number) < worth; at--) {
      worths[at] = worths[at - 1] as number;
      moves[at] = moves[at - 1] as Move;
    }
    worths[at] = worth;
    moves[at] = move;
  }
}
