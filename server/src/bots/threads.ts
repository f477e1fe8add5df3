import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotQuestion } from '@kontor/bots';
import { Piscina } from 'piscina';
import type { Thinker } from './thinker.ts';

/** The bundle of the bots' threads, beside that of the server. */
const WORKER = fileURLToPath(new URL('./bots.js', import.meta.url));

/** One core is left for serving people. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1);

/** Lets bots think in threads of their own, so that they never delay a player's move. */
export class Threads implements Thinker {
  readonly threads = MAX_THREADS;
  readonly #pool = new Piscina<BotQuestion, string>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: 30_000,
  });

  think(question: BotQuestion): Promise<string> {
    return this.#pool.run(question);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
