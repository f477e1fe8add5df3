import { type Game, type Move, moveBuffer, rngFromText, seatsOf, type Table } from '@kontor/core';
import { someMoves } from './probe.ts';

/**
 * Counts the sequences of moves of a given length. Chance is fixed, so the counts are reproducible; of decisions that
 * cannot be listed eight drawn answers are followed.
 */
export function perft<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  state: S,
  depth: number,
  visit: (state: S, moves: readonly string[]) => void = () => {},
): number {
  const seat = seatsOf(game.active(state))[0];
  if (depth === 0 || seat === undefined) return 1;
  const { moves, complete } = someMoves(game, state, seat, rngFromText('perft'), moveBuffer(game));
  if (complete)
    visit(
      state,
      moves.map((move) => game.formatMove(game.table(state), move)),
    );
  let lines = 0;
  for (const move of new Set<Move>(moves)) {
    const next = game.clone(state);
    game.apply(next, seat, move, rngFromText('perft'));
    lines += perft(game, next, depth - 1, visit);
  }
  return lines;
}
