import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotQuestion } from '@kontor/bots';
import { Piscina } from 'piscina';
import type { Thinker } from './thinker.ts';

/** Beside the bundle of the server lies that of the bots' threads. */
const WORKER = fileURLToPath(new URL('./bots.js', import.meta.url));

/** One core is left to the people. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1);

/** Bots think in threads of their own, so that no thought holds up anybody's move. */
export class Threads implements Thinker {
  readonly #pool = new Piscina<BotQuestion, string>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: 30_000,
  });

  think(question: BotQuestion): Promise<string> {
    return this.#pool.run(question);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
