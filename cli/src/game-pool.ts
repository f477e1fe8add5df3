import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Pairing } from '@kontor/bots';
import playPairing, { type PlayedGame } from './worker.ts';

/** Plays games in parallel. */
interface GamePool {
  readonly size: number;
  play(pairing: Pairing): Promise<PlayedGame>;
  close(): Promise<void>;
}

/** A pool of size one plays in this thread; a larger one has one thread per game. */
async function openPool(size: number): Promise<GamePool> {
  if (size === 1) return { size, play: playPairing, close: async () => undefined };
  const { Piscina } = await import('piscina');
  // The bundle of the threads is next to the bundle of the command.
  const filename = fileURLToPath(new URL('./worker.js', import.meta.url));
  const pool = new Piscina<Pairing, PlayedGame>({ filename, minThreads: size, maxThreads: size });
  return { size, play: (pairing) => pool.run(pairing), close: () => pool.destroy() };
}

/** Plays all games on `threads` threads (by default one per core) and reports each as it ends. */
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
