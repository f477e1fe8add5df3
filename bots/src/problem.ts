import type { AnyGame, AnyKnowledge, Move, Rng, Sampler, Seat } from '@kontor/core';

/** A decision as the search methods take it. */
export interface Problem {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  /** Samples states ("worlds") that fit what the seat knows. */
  readonly sample: Sampler<unknown>;
  readonly seats: number;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** The value of a move: the expected chance to win, and how often it was tried. */
export interface MoveValue {
  readonly move: Move;
  readonly value: number;
  readonly tries: number;
}
