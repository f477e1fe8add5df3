import {
  type AnyGame,
  type AnyKnowledge,
  hasSeat,
  type Move,
  type Rng,
  rngFromText,
  type Seat,
  seatsOf,
} from '@kontor/core';
import { type Budget, spend } from './budget.ts';
import type { MoveSearch, MoveValue, Problem } from './problem.ts';
import { type Bandit, TreeNode } from './tree.ts';

/** A move chosen on the way down, to be credited on the way back up. */
interface Choice {
  readonly bandit: Bandit;
  readonly index: number;
}

/** The maximum depth: further down the sampled states differ too much to learn from them. */
const DEEPEST = 80;
/** An idea is tried once more for so many rounds of the search, so that its value can be compared. */
const IDEA_SHARE = 4;
/** The most moves of a future, should nothing close it. */
const FUTURE_MOVES = 200;

/**
 * Information-set Monte Carlo tree search. Every round samples a state that fits what the seat knows, descends the
 * tree, adds one node, plays on a little and propagates the game's evaluation back up.
 */
export class Search implements MoveSearch {
  readonly #problem: Problem;
  readonly #game: AnyGame;
  readonly #knowledge: AnyKnowledge;
  readonly #seat: Seat;
  readonly #root = new TreeNode();
  readonly #moves: Int32Array;
  readonly #priors: Float64Array;
  readonly #values: Float64Array;
  readonly #path: Choice[] = [];
  #world: unknown;

  constructor(problem: Problem) {
    const { game, knowledge, sample, seats, seat, rng } = problem;
    this.#problem = problem;
    this.#game = game;
    this.#knowledge = knowledge;
    this.#seat = seat;
    this.#moves = new Int32Array(knowledge.maxCandidates);
    this.#priors = new Float64Array(knowledge.maxCandidates);
    this.#values = new Float64Array(seats);
    this.#world = sample(rng);
  }

  /** The most visited move counts as the best. */
  async think(budget: Budget): Promise<MoveValue[]> {
    await spend(
      budget,
      () => this.#round(),
      (left) => this.#isSettled(left),
    );
    const found = this.#findings();
    const { idea } = this.#problem;
    if (idea === undefined || found[0]?.move === idea) return found;
    const { ms, signal } = budget;
    await spend(
      {
        ...(ms === undefined ? {} : { ms: ms / IDEA_SHARE }),
        ...(signal === undefined ? {} : { signal }),
        rounds: Math.ceil(this.#root.visits / IDEA_SHARE),
      },
      () => this.#round(idea),
      () => false,
    );
    const valued = this.#findings().filter(({ move }) => move === idea);
    return [...found.filter(({ move }) => move !== idea), ...valued];
  }

  /** The most visited move will be played, so the search may stop once no other can catch up. */
  #isSettled(left: number): boolean {
    let [most, second] = [0, 0];
    for (const tries of this.#root.banditOf(this.#seat).tries) {
      second = Math.max(second, Math.min(most, tries));
      most = Math.max(most, tries);
    }
    return this.#root.banditOf(this.#seat).moves.length === 1 || most - second > left;
  }

  #findings(): MoveValue[] {
    const bandit = this.#root.banditOf(this.#seat);
    return bandit.moves
      .map((move, i) => ({ move, value: bandit.mean(i), tries: bandit.tries[i] as number }))
      .sort((a, b) => b.tries - a.tries || b.value - a.value);
  }

  /** One round; it begins with the idea, if one is given. */
  #round(idea?: Move): void {
    this.#world = this.#problem.sample(this.#problem.rng, this.#world);
    this.#path.length = 0;
    let node = this.#root;
    for (let depth = 0; depth < DEEPEST; depth++) {
      const active = this.#game.active(this.#world);
      if (active === 0) break;
      const fresh = node.visits === 0 && depth > 0;
      node.visits++;
      if (fresh) break;
      node = node.child(this.#descend(node, active, depth === 0 ? idea : undefined));
    }
    this.#playOn();
    this.#knowledge.evaluate(this.#world, this.#values);
    for (const { bandit, index } of this.#path) bandit.credit(index, this.#values[bandit.seat] as number);
  }

  /** Applies a move of each active seat, chosen without knowing the others'. Returns the branch to follow. */
  #descend(node: TreeNode, active: number, idea: Move | undefined): Move {
    const seats = seatsOf(active);
    const chosen = seats.map((seat) =>
      idea !== undefined && seat === this.#seat
        ? this.#take(node.banditOf(seat), idea)
        : this.#choose(node.banditOf(seat)),
    );
    for (const [i, seat] of seats.entries())
      this.#game.apply(this.#world, seat, chosen[i] as Move, this.#problem.rng);
    return chosen[Math.max(0, seats.indexOf(this.#seat))] as Move;
  }

  #take(bandit: Bandit, move: Move): Move {
    bandit.learn(1, Int32Array.of(move), Float64Array.of(0));
    this.#path.push({ bandit, index: bandit.moves.indexOf(move) });
    return move;
  }

  #choose(bandit: Bandit): Move {
    const { exploration, width, widening } = this.#knowledge.tuning;
    // Candidates depend on chance and hidden state, so they are refreshed each time the visits double.
    if ((bandit.visits & (bandit.visits - 1)) === 0) this.#consider(bandit);
    const wide = width + widening * Math.sqrt(bandit.visits);
    const total = Math.sqrt(bandit.visits + 1);
    let best = this.#best(bandit, wide, exploration * total);
    if (best < 0) {
      this.#consider(bandit);
      best = this.#best(bandit, bandit.moves.length, exploration * total);
    }
    this.#path.push({ bandit, index: best });
    return bandit.moves[best] as Move;
  }

  #consider(bandit: Bandit): void {
    const count = this.#knowledge.candidates(
      this.#world,
      bandit.seat,
      this.#problem.rng,
      this.#moves,
      this.#priors,
    );
    bandit.learn(count, this.#moves, this.#priors);
  }

  /** The index of the most promising move that is legal in this state, among the first `wide`; -1 if there is none. */
  #best(bandit: Bandit, wide: number, urge: number): number {
    const { moves, priors, tries, seat } = bandit;
    // An untried move is assumed to be a little worse than the average so far.
    const unknown = bandit.visits === 0 ? 0.5 : 0.9 * this.#meanOf(bandit);
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    let seen = 0;
    for (let i = 0; i < moves.length && seen < wide; i++) {
      const tried = tries[i] as number;
      const score = (tried === 0 ? unknown : bandit.mean(i)) + (urge * (priors[i] as number)) / (1 + tried);
      if (score <= bestScore && seen > 0) {
        seen++;
        continue;
      }
      if (this.#game.refuse(this.#world, seat, moves[i] as Move)) continue;
      seen++;
      best = i;
      bestScore = score;
    }
    return best;
  }

  #meanOf(bandit: Bandit): number {
    let gains = 0;
    for (const gain of bandit.gains) gains += gain;
    return gains / bandit.visits;
  }

  /** Everybody plays by what the search has tried how often, as far as it has looked, and then quickly. */
  playFuture(move: Move, number: number, emit: (event: unknown) => void): void {
    const rng = rngFromText(`future ${number}`);
    this.#world = this.#problem.sample(rng, this.#world);
    const world = this.#world;
    let closed = false;
    const watch = (event: unknown): void => {
      emit(event);
      closed ||= this.#knowledge.isClosing?.(event) ?? false;
    };
    let node: TreeNode | undefined = this.#root;
    for (let depth = 0; depth < FUTURE_MOVES && !closed; depth++) {
      const seats = seatsOf(this.#game.active(world));
      if (seats.length === 0) return;
      const moves = seats.map((seat) =>
        depth === 0 && seat === this.#seat ? move : this.#likely(node, seat, rng),
      );
      for (const [i, seat] of seats.entries()) this.#game.apply(world, seat, moves[i] as Move, rng, watch);
      node = node?.children.get(moves[Math.max(0, seats.indexOf(this.#seat))] as Move);
    }
  }

  #likely(node: TreeNode | undefined, seat: Seat, rng: Rng): Move {
    const bandit = node?.bandits.find((one) => one.seat === seat);
    const drawn = bandit?.draw(rng, (move) => this.#game.refuse(this.#world, seat, move) === undefined);
    return drawn ?? this.#knowledge.policy(this.#world, seat, rng);
  }

  #playOn(): void {
    for (let i = 0; i < this.#knowledge.tuning.playout; i++) {
      const active = this.#game.active(this.#world);
      if (active === 0) return;
      let seat = 0;
      while (!hasSeat(active, seat)) seat++;
      const move = this.#knowledge.policy(this.#world, seat, this.#problem.rng);
      this.#game.apply(this.#world, seat, move, this.#problem.rng);
    }
  }
}
