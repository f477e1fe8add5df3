import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Fixture } from '@kontor/bots';
import playFixture, { type PlayedGame } from './worker.ts';

/** Plays games side by side. */
interface Crew {
  readonly size: number;
  play(fixture: Fixture): Promise<PlayedGame>;
  close(): Promise<void>;
}

/** A crew of one plays in this thread; a larger one has a thread for each game. */
async function gather(size: number): Promise<Crew> {
  if (size === 1) return { size, play: playFixture, close: async () => undefined };
  const { Piscina } = await import('piscina');
  // Beside the bundle of the command lies that of its threads.
  const filename = fileURLToPath(new URL('./worker.js', import.meta.url));
  const pool = new Piscina<Fixture, PlayedGame>({ filename, minThreads: size, maxThreads: size });
  return { size, play: (fixture) => pool.run(fixture), close: () => pool.destroy() };
}

/** Plays all games on so many threads (all cores if not said) and hands each over as it ends. */
export async function playAll(
  fixtures: readonly Fixture[],
  threads: number | undefined,
  ended: (played: PlayedGame) => void,
): Promise<void> {
  const crew = await gather(Math.max(1, Math.min(threads ?? availableParallelism(), fixtures.length)));
  const waiting = fixtures.values();
  const work = async (): Promise<void> => {
    for (const fixture of waiting) ended(await crew.play(fixture));
  };
  try {
    await Promise.all(Array.from({ length: crew.size }, work));
  } finally {
    await crew.close();
  }
}
