import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Pairing } from '@kontor/bots';
import { type PlayedGame, playPairing } from './played-game.ts';

/** Plays one game after the other. */
interface Player {
  play(pairing: Pairing): Promise<PlayedGame>;
  close(): Promise<unknown>;
}

const thisThread: Player = { play: playPairing, close: async () => undefined };

function thread(): Player {
  // The bundle of the threads is next to the bundle of the command.
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return {
    async play(pairing) {
      worker.postMessage(pairing);
      const [played] = (await once(worker, 'message')) as [PlayedGame];
      return played;
    },
    close: () => worker.terminate(),
  };
}

/** Plays all games on `threads` threads (by default one per core) and reports each as it ends. */
export async function playAll(
  pairings: readonly Pairing[],
  threads: number | undefined,
  ended: (played: PlayedGame) => void,
): Promise<void> {
  const size = Math.max(1, Math.min(threads ?? availableParallelism(), pairings.length));
  const players = size === 1 ? [thisThread] : Array.from({ length: size }, thread);
  const waiting = pairings.values();
  const work = async (player: Player): Promise<void> => {
    for (const pairing of waiting) ended(await player.play(pairing));
  };
  try {
    await Promise.all(players.map(work));
  } finally {
    await Promise.all(players.map((player) => player.close()));
  }
}
