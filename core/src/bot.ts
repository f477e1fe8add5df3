import type { Move, Seat, Table } from './game.ts';
import type { Params } from './json.ts';
import type { Rng } from './rng.ts';

/** A reason for or against a move; the words are in the game's texts. `weight` is in the units of `evaluate`. */
export interface Reason {
  readonly code: string;
  readonly params: Params;
  readonly weight: number;
}

/** The numbers that knowledge rests on, by name. */
export type Weights = Readonly<Record<string, number>>;

/**
 * What a game teaches its bots. The search is the same for every game; this is all it knows about one.
 *
 * Everything here is given sampled states only: worlds that fit what the bot's seat has seen.
 */
export interface Knowledge<T extends Table, State> {
  /** Fills `out` with each seat's chance to win as it looks from here, 0..1; shares of a finished game too. */
  evaluate(state: State, out: Float64Array): void;
  /**
   * Moves worth thinking about, the most promising first, with weights that sum to 1. Where moves are listed it names
   * all of them, so that a search widened far enough misses none.
   */
  candidates(state: State, seat: Seat, rng: Rng, moves: Int32Array, priors: Float64Array): number;
  /**
   * Takes back what other seats have decided in secret at the same time as this one, so that they are asked anew: what
   * they chose is unknown, and the bot guesses it better than a sampled world does.
   */
  reopen?(state: State, seat: Seat): void;
  /** A quick sensible move, to play a line on before it is evaluated. */
  policy(state: State, seat: Seat, rng: Rng): Move;
  /** A plain player who goes after what the board offers and looks no further, to check boards by. */
  seek?(state: State, seat: Seat, rng: Rng): Move;
  /** The main reasons why a move is good or bad, the weightiest first. */
  reasons(state: State, seat: Seat, move: Move): Reason[];
  /** The most candidates there can be. */
  readonly maxCandidates: number;
  readonly tuning: SearchTuning;
  /** Marks the table type, so that knowledge of one game cannot be given to another. */
  readonly table?: T;
}

/** How bots treat this game; found by play of the bots among themselves. */
export interface SearchTuning {
  /** A tree where moves follow each other, scenarios where all decide at once and chance rules what comes after. */
  readonly method: 'tree' | 'scenarios';
  /** In scenarios: of how many candidates others are thought to choose the best. */
  readonly replies: number;
  /** How much unproven moves are tried against good ones. */
  readonly exploration: number;
  /** Candidates looked at from the start, and how fast more are taken in as visits grow (times their square root). */
  readonly width: number;
  readonly widening: number;
  /** Quick moves played from a new leaf before it is evaluated. */
  readonly playout: number;
  /** How wrong a beginner judges, in parts of how much the moves differ. */
  readonly slip: number;
}

/** Knowledge whose types do not matter to the caller. */
export type AnyKnowledge = Knowledge<Table, unknown>;
