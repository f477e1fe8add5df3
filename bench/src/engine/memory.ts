import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Contestant } from './contestant.ts';

export interface MemoryUse {
  readonly games: number;
  readonly heapBeforeMb: number;
  readonly heapAfterMb: number;
}

/** The heap before and after many games; it should not grow. */
export function memoryUse(contestant: Contestant, games: number, report: (text: string) => void): MemoryUse {
  for (let i = 0; i < 200; i++) contestant.playGame();
  const heapBeforeMb = heapMb();
  for (let i = 0; i < games; i++) {
    contestant.playGame();
    if ((i + 1) % 2500 === 0) report(`${contestant.name}: ${i + 1} of ${games} games for the memory`);
  }
  return { games, heapBeforeMb, heapAfterMb: heapMb() };
}

function heapMb(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1e4) / 100;
}
