import type { AnyGame, AnyKnowledge, Move, Rng, Sampler, Seat } from '@kontor/core';
import type { Budget } from './budget.ts';

/** A decision as the search methods take it. */
export interface Problem {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  /** Samples states ("worlds") that fit what the seat knows. */
  readonly sample: Sampler<unknown>;
  readonly seats: number;
  readonly seat: Seat;
  readonly rng: Rng;
  /** A legal move that is valued in any case, because somebody thinks of it. */
  readonly idea?: Move | undefined;
}

/** A search that values moves, and can then play what may come of them. */
export interface MoveSearch {
  /** Searches within the budget; returns the values found, the best first. The idea is valued after the others. */
  think(budget: Budget): Promise<MoveValue[]>;
  /**
   * Plays one of the futures of a move. The same number stands for the same sampled state and the same chance to come,
   * whichever the move.
   */
  playFuture(move: Move, number: number, emit: (event: unknown) => void): void;
}

/** The value of a move: the expected chance to win, and how often it was tried. */
export interface MoveValue {
  readonly move: Move;
  readonly value: number;
  readonly tries: number;
}
