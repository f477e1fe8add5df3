import type { AnyGame, AnyKnowledge, Move, Rng, Sampler, Seat } from '@kontor/core';

/** A decision as a way of thinking takes it up. */
export interface Problem {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  /** Draws worlds that fit what the seat knows. */
  readonly sample: Sampler<unknown>;
  readonly seats: number;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** What a bot thinks of one of its moves: the chance to win it expects, and how much thought went into it. */
export interface MoveValue {
  readonly move: Move;
  readonly value: number;
  readonly tries: number;
}
