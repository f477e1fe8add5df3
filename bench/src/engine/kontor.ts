import {
  type AnyGame,
  expectParsed,
  type Move,
  moveBuffer,
  openTable,
  randomMove,
  rngFromText,
} from '@kontor/core';
import type { Contestant } from './contestant.ts';

/** How much a move counts: a move of Hermagor is one, a plot of Merchants counts its actions. */
export type Weigh = (move: Move) => number;

/** A game of ours: lists the legal moves, plays one of them at random, begins again. */
export function kontor(game: AnyGame, seats: number, weigh: Weigh): Contestant {
  const table = expectParsed(openTable(game, { seats }));
  const rng = rngFromText(`${game.id}/${seats}`);
  const buffer = moveBuffer(game);
  return {
    name: `${game.id}/${seats}`,
    playGame() {
      const state = game.setup(table, rng);
      let moves = 0;
      for (let active = game.active(state); active !== 0; active = game.active(state)) {
        const seat = 31 - Math.clz32(active & -active);
        const move = randomMove(game, state, seat, rng, buffer);
        game.apply(state, seat, move, rng);
        moves += weigh(move);
      }
      return moves;
    },
  };
}

export interface CopyTimes {
  readonly cloneNs: number;
  readonly copyNs: number;
}

/** Nanoseconds for a new clone of a state and for a copy into an existing state. */
export function copyTimes(game: AnyGame, seats: number): CopyTimes {
  const table = expectParsed(openTable(game, { seats }));
  const state = game.setup(table, rngFromText('copy'));
  const into = game.clone(state);
  return {
    cloneNs: nanoseconds(() => game.clone(state)),
    copyNs: nanoseconds(() => game.copy(state, into)),
  };
}

const REPEATS = 200_000;

function nanoseconds(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6; round++) {
    const start = performance.now();
    for (let i = 0; i < REPEATS; i++) work();
    best = Math.min(best, performance.now() - start);
  }
  return Math.round((1e6 * best) / REPEATS);
}
