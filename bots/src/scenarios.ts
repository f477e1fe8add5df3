import {
  type AnyGame,
  type AnyKnowledge,
  type Move,
  type Rng,
  rngFromText,
  type Seat,
  seatsOf,
} from '@kontor/core';
import { type Budget, spend } from './budget.ts';
import type { MoveSearch, MoveValue, Problem } from './problem.ts';

/**
 * One possible course: a sampled state, the simultaneous answers of the others in it, and the seed of the chance to
 * come.
 */
interface Scenario {
  readonly world: unknown;
  /** By seat; `undefined` for seats that owe no answer. */
  readonly answers: readonly (Move | undefined)[];
  readonly seed: string;
}

/** A candidate move and its value in each scenario. */
interface Contender {
  readonly move: Move;
  readonly gains: number[];
}

/** Contenders are compared after so many scenarios, and then each time the number has doubled. */
const FIRST_LOOK = 8;
/** More scenarios would hardly change the result. */
const MOST_SCENARIOS = 512;
/** A contender that is so many standard errors behind the best is dropped. */
const HOPELESS = 3;
/** From this many scenarios on, at least half of the contenders are dropped at each comparison. */
const HALVING_FROM = 16;

/**
 * Compares moves in the same scenarios and drops those that fall behind. It suits decisions that all seats take at the
 * same time and that chance follows: what the others do now matters most, and a tree would mix up futures that have
 * little in common.
 */
export class Scenarios implements MoveSearch {
  readonly #problem: Problem;
  readonly #game: AnyGame;
  readonly #knowledge: AnyKnowledge;
  readonly #seat: Seat;
  readonly #scenarios: Scenario[] = [];
  readonly #moves: Int32Array;
  readonly #priors: Float64Array;
  readonly #values: Float64Array;
  readonly #trial: unknown;
  readonly #out: Contender[] = [];
  #racing: Contender[];
  #next = 0;
  /** Seeded anew for each scenario and each turn, so that all contenders have the same luck. */
  #chance: Rng;

  constructor(problem: Problem) {
    const { game, knowledge, sample, seats, seat, rng } = problem;
    this.#problem = problem;
    this.#game = game;
    this.#knowledge = knowledge;
    this.#seat = seat;
    this.#chance = rng;
    this.#moves = new Int32Array(knowledge.maxCandidates);
    this.#priors = new Float64Array(knowledge.maxCandidates);
    this.#values = new Float64Array(seats);
    const world = sample(rng);
    this.#trial = game.clone(world);
    this.#racing = this.#candidates(world, seat).map((move) => ({ move, gains: [] }));
  }

  async think(budget: Budget): Promise<MoveValue[]> {
    await spend(
      budget,
      () => this.#round(),
      () => this.#racing.length === 1 || this.#racing.every(({ gains }) => gains.length >= MOST_SCENARIOS),
    );
    const ranked = [...this.#racing.sort(byMean), ...this.#out];
    const { idea } = this.#problem;
    if (idea === undefined) return ranked.map(asValue);
    const own = ranked.find(({ move }) => move === idea) ?? { move: idea, gains: [] };
    await this.#catchUp(own, ranked[0] as Contender, budget);
    return [...new Set([...ranked, own])].map(asValue);
  }

  /** Lets a contender play all scenarios that the best one has played, so that both can be compared. */
  async #catchUp(contender: Contender, best: Contender, { signal }: Budget): Promise<void> {
    const rounds = best.gains.length - contender.gains.length;
    if (rounds <= 0) return;
    await spend(
      { rounds, ...(signal === undefined ? {} : { signal }) },
      () => this.#play(contender),
      () => false,
    );
  }

  /** The next contender plays its next scenario; after the last one all are compared. */
  #round(): void {
    const contender = this.#racing[this.#next++] as Contender;
    this.#play(contender);
    if (this.#next < this.#racing.length) return;
    this.#next = 0;
    const tries = contender.gains.length;
    if (tries >= FIRST_LOOK && (tries & (tries - 1)) === 0) this.#compare(tries);
  }

  #play({ move, gains }: Contender): void {
    this.playFuture(move, gains.length);
    gains.push(this.#chanceOf(this.#seat));
  }

  /** The futures are the scenarios in which the moves were compared. */
  playFuture(move: Move, number: number, emit?: (event: unknown) => void): void {
    const { world, answers, seed } = this.#scenario(number);
    this.#chance = rngFromText(seed);
    this.#try(world, this.#seat, move, answers, emit);
    this.#playOn(seed, emit);
  }

  #compare(tries: number): void {
    const ranked = this.#racing.sort(byMean);
    const best = ranked[0] as Contender;
    const most = tries >= HALVING_FROM ? Math.max(2, (ranked.length + 1) >> 1) : ranked.length;
    const stays = (contender: Contender, rank: number) => rank < most && !isHopeless(contender, best);
    this.#racing = ranked.filter(stays);
    // Contenders that were dropped later rank higher.
    this.#out.unshift(...ranked.filter((contender, rank) => !stays(contender, rank)));
  }

  #scenario(index: number): Scenario {
    const known = this.#scenarios[index];
    if (known) return known;
    const { sample, rng } = this.#problem;
    const world = sample(rng);
    const scenario = { world, answers: this.#answersIn(world), seed: String(rng.int(2 ** 31)) };
    this.#scenarios.push(scenario);
    return scenario;
  }

  /** Each other seat chooses the best answer by the evaluation, assuming quick moves of the rest. */
  #answersIn(world: unknown): (Move | undefined)[] {
    const { seats, rng } = this.#problem;
    const asked = Array.from({ length: seats }, (_, seat) => this.#decidesNow(world, seat));
    if (!asked.some((isAsked, seat) => isAsked && seat !== this.#seat)) return [];
    const quick = asked.map((isAsked, seat) =>
      isAsked ? this.#knowledge.policy(world, seat, rng) : undefined,
    );
    return asked.map((isAsked, seat) =>
      isAsked && seat !== this.#seat ? this.#answer(world, seat, quick) : undefined,
    );
  }

  #decidesNow(world: unknown, seat: Seat): boolean {
    return this.#game.decision(world, seat)?.simultaneous === true;
  }

  #answer(world: unknown, seat: Seat, quick: readonly (Move | undefined)[]): Move {
    const { replies } = this.#knowledge.tuning;
    const moves = this.#candidates(world, seat).slice(0, replies);
    let best = moves[0] as Move;
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      this.#try(world, seat, move, quick);
      const gain = this.#chanceOf(seat);
      if (gain <= bestGain) continue;
      best = move;
      bestGain = gain;
    }
    return best;
  }

  #candidates(world: unknown, seat: Seat): Move[] {
    const count = this.#knowledge.candidates(world, seat, this.#problem.rng, this.#moves, this.#priors);
    return [...this.#moves.subarray(0, count)];
  }

  /** Applies a move and the others' answers. */
  #try(
    world: unknown,
    seat: Seat,
    move: Move,
    answers: readonly (Move | undefined)[],
    emit?: (event: unknown) => void,
  ): void {
    this.#game.copy(world, this.#trial);
    this.#game.apply(this.#trial, seat, move, this.#chance, emit);
    for (const [other, answer] of answers.entries())
      if (answer !== undefined && other !== seat)
        this.#game.apply(this.#trial, other, answer, this.#chance, emit);
  }

  /** Plays on with each seat's first candidate, until `playout` more simultaneous decisions have passed. */
  #playOn(seed: string, emit?: (event: unknown) => void): void {
    const trial = this.#trial;
    let ahead = this.#knowledge.tuning.playout;
    for (let seats = this.#activeIn(trial); seats.length > 0; seats = this.#activeIn(trial)) {
      if (this.#decidesNow(trial, seats[0] as Seat)) {
        if (ahead-- === 0) return;
        this.#chance = rngFromText(`${seed}/${ahead}`);
      }
      const moves = seats.map((seat) => this.#firstGuess(trial, seat));
      for (const [i, seat] of seats.entries())
        this.#game.apply(trial, seat, moves[i] as Move, this.#chance, emit);
    }
  }

  #activeIn(state: unknown): readonly Seat[] {
    return seatsOf(this.#game.active(state));
  }

  #firstGuess(state: unknown, seat: Seat): Move {
    this.#knowledge.candidates(state, seat, this.#problem.rng, this.#moves, this.#priors);
    return this.#moves[0] as Move;
  }

  #chanceOf(seat: Seat): number {
    this.#knowledge.evaluate(this.#trial, this.#values);
    return this.#values[seat] as number;
  }
}

function asValue(contender: Contender): MoveValue {
  return { move: contender.move, value: meanOf(contender), tries: contender.gains.length };
}

function meanOf({ gains }: Contender): number {
  return gains.length === 0 ? 0 : gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

function byMean(a: Contender, b: Contender): number {
  return meanOf(b) - meanOf(a);
}

/**
 * Whether the difference to the best is far beyond chance. Compared scenario by scenario, because both played the same
 * ones.
 */
function isHopeless(contender: Contender, best: Contender): boolean {
  if (contender === best) return false;
  const leads = contender.gains.map((gain, i) => (best.gains[i] as number) - gain);
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
  const spread = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (leads.length - 1);
  return mean > 0 && mean >= HOPELESS * Math.sqrt(spread / leads.length);
}
