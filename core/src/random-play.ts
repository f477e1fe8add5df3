import { type AnyGame, type Game, type Move, type Seat, type Table, UNLISTED } from './game.ts';
import type { Rng } from './rng.ts';

/** A buffer big enough for any decision of the game. */
export function moveBuffer(game: Pick<AnyGame, 'maxMoves'>): Int32Array {
  return new Int32Array(game.maxMoves);
}

/** A random legal move; all are equally likely. */
export function randomMove<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  state: S,
  seat: Seat,
  rng: Rng,
  buffer: Int32Array,
): Move {
  const count = game.legalMoves(state, seat, buffer);
  if (count === UNLISTED) {
    if (!game.drawMove) throw new Error(`${game.id} lists no moves and draws none`);
    return game.drawMove(state, seat, rng);
  }
  return buffer[rng.int(count)] as Move;
}

/** Plays to the end with random legal moves and returns how many there were. */
export function randomPlayout<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  state: S,
  rng: Rng,
  buffer: Int32Array,
): number {
  let moves = 0;
  for (let active = game.active(state); active !== 0; active = game.active(state)) {
    // The order of simultaneous answers never matters, so the lowest active seat will do.
    const seat = 31 - Math.clz32(active & -active);
    game.apply(state, seat, randomMove(game, state, seat, rng, buffer), rng);
    if (++moves > game.maxLength) throw new Error(`${game.id} does not end`);
  }
  return moves;
}
