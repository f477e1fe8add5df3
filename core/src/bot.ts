import type { Move, Seat, Table } from './game.ts';
import type { Params } from './json.ts';
import type { Rng } from './rng.ts';

/** A reason for or against a move; its text is in the game's texts. `weight` is in the units of `evaluate`. */
export interface Reason {
  readonly code: string;
  readonly params: Params;
  readonly weight: number;
}

/**
 * Something good that a seat got, to be counted over several futures of a move; its text is that of a reason. `weight`:
 * how much it matters beside other gains of the game.
 */
export type Gain = Reason;

/** The parameters of a game's evaluation, by name. */
export type Weights = Readonly<Record<string, number>>;

/**
 * What a game provides for its bots; the search itself is the same for every game.
 *
 * Every function is given sampled states only: states that fit what the bot's seat has seen.
 */
export interface Knowledge<T extends Table, State, Event = unknown> {
  /** Fills `out` with each seat's chance to win, 0 to 1; in a finished game with its share of the win. */
  evaluate(state: State, out: Float64Array): void;
  /**
   * Fills `moves` with candidates, the most promising first, and `priors` with weights that sum to 1; returns how many
   * there are. Where the game lists its moves, all of them are candidates, so that a search that is widened far enough
   * misses none.
   */
  candidates(state: State, seat: Seat, rng: Rng, moves: Int32Array, priors: Float64Array): number;
  /**
   * Removes the answers that other seats have already given in secret to the same simultaneous decision. They are
   * unknown to the bot, and it guesses them better than the sampler does.
   */
  reopen?(state: State, seat: Seat): void;
  /** A quick sensible move, for playing on before a position is evaluated. */
  policy(state: State, seat: Seat, rng: Rng): Move;
  /** A simple player without any look-ahead, which is used to check boards. */
  seek?(state: State, seat: Seat, rng: Rng): Move;
  /** The main reasons why a move is good or bad, the weightiest first. */
  reasons(state: State, seat: Seat, move: Move): Reason[];
  /** What a seat got by an event, as far as people want to know about it when they compare moves. */
  gain?(table: T, seat: Seat, event: Event): Gain | undefined;
  /** Whether an event closes the part of the game for which moves are compared, as the end of a round does. */
  isClosing?(event: Event): boolean;
  /** The size of the buffers for `candidates`. */
  readonly maxCandidates: number;
  readonly tuning: SearchTuning;
  /** Only a type: it keeps the knowledge of one game from being given to another. */
  readonly table?: T;
}

/** Parameters of the search for this game, found by letting the bots play against each other. */
export interface SearchTuning {
  /** `tree` where moves follow one another; `scenarios` where all decide at once and chance rules what comes after. */
  readonly method: 'tree' | 'scenarios';
  /** With `scenarios`: of how many candidates a rival is assumed to choose the best. */
  readonly replies: number;
  /** The weight of exploration against exploitation. */
  readonly exploration: number;
  /** The number of candidates considered at first, and how fast it grows (times the square root of the visits). */
  readonly width: number;
  readonly widening: number;
  /** The number of quick moves played from a new leaf before it is evaluated. */
  readonly playout: number;
  /** How much a beginner misjudges, relative to how much the moves differ. */
  readonly slip: number;
}

/** Knowledge of any game, for code that works with all of them. */
export type AnyKnowledge = Knowledge<Table, unknown>;
