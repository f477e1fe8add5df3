import {
  type AnyGame,
  type AnyKnowledge,
  type Move,
  moveBuffer,
  type Rng,
  randomPlayout,
  UNLISTED,
} from '@kontor/core';

/** The number of moves drawn for a decision that cannot be listed. */
const DRAWN = 64;

/**
 * Knowledge without any knowledge: all moves are alike, and a state is valued by a random game to its end. With it the
 * search is textbook Monte Carlo tree search, the baseline that bots must beat.
 */
export function uninformedKnowledge(game: AnyGame, seats: number): AnyKnowledge {
  const buffer = moveBuffer(game);
  let world: unknown;
  let rng: Rng | undefined;

  const draw = (state: unknown, seat: number, from: Rng): Move => {
    const count = game.legalMoves(state, seat, buffer);
    if (count !== UNLISTED) return buffer[from.int(count)] as Move;
    if (!game.drawMove) throw new Error(`${game.id} draws no moves`);
    return game.drawMove(state, seat, from);
  };

  return {
    maxCandidates: Math.max(game.maxMoves, DRAWN),
    tuning: {
      method: 'tree',
      replies: 0,
      exploration: 1.4,
      width: game.maxMoves,
      widening: 0,
      playout: 0,
      slip: 0,
    },
    candidates(state, seat, from, moves, priors) {
      rng = from;
      let count = game.legalMoves(state, seat, moves);
      if (count === UNLISTED) {
        count = DRAWN;
        for (let i = 0; i < DRAWN; i++) moves[i] = draw(state, seat, from);
      }
      priors.fill(1 / count, 0, count);
      return count;
    },
    policy: draw,
    evaluate(state, out) {
      if (world === undefined) world = game.clone(state);
      else game.copy(state, world);
      if (rng) randomPlayout(game, world, rng, buffer);
      winShares(game.result(world)?.ranks ?? [], seats, out);
    },
    reasons: () => [],
  };
}

/** A won game counts 1, shared among those who tie for first place. */
export function winShares(ranks: readonly number[], seats: number, out: Float64Array): void {
  const winners = ranks.filter((rank) => rank === 1).length;
  for (let seat = 0; seat < seats; seat++) out[seat] = ranks[seat] === 1 ? 1 / winners : 0;
}
