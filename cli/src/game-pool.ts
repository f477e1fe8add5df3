import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Pairing } from '@kontor/bots';
import playPairing, { type PlayedGame } from './worker.ts';

/** Plays games side by side. */
interface GamePool {
  readonly size: number;
  play(pairing: Pairing): Promise<PlayedGame>;
  close(): Promise<void>;
}

/** A pool of one plays in this thread; a larger one has a thread for each game. */
async function openPool(size: number): Promise<GamePool> {
  if (size === 1) return { size, play: playPairing, close: async () => undefined };
  const { Piscina } = await import('piscina');
  // Beside the bundle of the command lies that of its threads.
  const filename = fileURLToPath(new URL('./worker.js', import.meta.url));
  const pool = new Piscina<Pairing, PlayedGame>({ filename, minThreads: size, maxThreads: size });
  return { size, play: (pairing) => pool.run(pairing), close: () => pool.destroy() };
}

/** Plays all games on so many threads (all cores if not said) and hands each over as it ends. */
export async function playAll(
  pairings: readonly Pairing[],
  threads: number | undefined,
  ended: (played: PlayedGame) => void,
): Promise<void> {
  const pool = await openPool(Math.max(1, Math.min(threads ?? availableParallelism(), pairings.length)));
  const waiting = pairings.values();
  const work = async (): Promise<void> => {
    for (const pairing of waiting) ended(await pool.play(pairing));
  };
  try {
    await Promise.all(Array.from({ length: pool.size }, work));
  } finally {
    await pool.close();
  }
}
