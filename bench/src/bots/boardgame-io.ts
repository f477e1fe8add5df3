import { MCTSBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import type { Contestant } from '../engine/contestant.ts';
import { type Synthetic, synthetic } from '../engine/synthetic.ts';

/** A quarter of the game is over, as at the start of the second of four rounds. */
const PLAYED = 45;
/** More than any game has left: playouts run to the end. */
const DEPTH = 10_000;
const PLAYOUTS = 20;

/** boardgame.io's Monte Carlo tree search on the synthetic game. */
export function boardgameIoBot(): Contestant {
  const client = Client<Synthetic>({ game: synthetic, numPlayers: 4, debug: false });
  client.start();
  for (let i = 0; i < PLAYED; i++) client.moves['visit']?.(i);
  const state = client.getState();
  const enumerate = synthetic.ai?.enumerate;
  if (!state || !enumerate) throw new Error('the synthetic game has no state');
  const bot = new MCTSBot({
    game: synthetic,
    enumerate,
    seed: 'bench',
    iterations: PLAYOUTS,
    playoutDepth: DEPTH,
  });
  return {
    name: 'boardgame.io',
    playGame() {
      // It searches synchronously, before it returns the promise.
      bot.play(state, state.ctx.currentPlayer);
      return PLAYOUTS;
    },
  };
}
