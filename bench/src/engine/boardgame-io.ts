import { rngFromText } from '@kontor/core';
import { Client } from 'boardgame.io/client';
import type { Contestant } from './contestant.ts';
import { type Synthetic, synthetic } from './synthetic.ts';

/** boardgame.io's headless client without a server: lists the moves, plays one of them at random, begins again. */
export function boardgameIo(): Contestant {
  const client = Client<Synthetic>({ game: synthetic, numPlayers: 4, debug: false });
  client.start();
  const rng = rngFromText('boardgame.io');
  const enumerate = synthetic.ai?.enumerate;
  return {
    name: 'boardgame.io',
    playGame() {
      client.reset();
      let moves = 0;
      for (let state = client.getState(); state; state = client.getState()) {
        if (state.ctx.gameover) return moves;
        const choice = enumerate?.(state.G, state.ctx, state.ctx.currentPlayer) ?? [];
        const action = choice[rng.int(choice.length)];
        if (!action || !('move' in action)) throw new Error('the synthetic game has no move');
        client.moves[action.move]?.(...(action.args ?? []));
        moves++;
      }
      throw new Error('the client has no state');
    },
  };
}
