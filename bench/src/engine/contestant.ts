/** Something that plays random games, to be measured. */
export interface Contestant {
  readonly name: string;
  /** Plays a game and returns how many moves it had. */
  playGame(): number;
}

export interface Measured {
  /** By the clock on the wall. */
  readonly movesPerSecond: number;
  /** By the time that the processor spent on it, helpers of the virtual machine included: steadier on a busy machine. */
  readonly movesPerCpuSecond: number;
}

/**
 * Measures all contestants in alternating slices, so that whatever else the machine does hits all alike; the medians
 * of the slices count. A round before the first is for warming up.
 */
export function measure(
  contestants: readonly Contestant[],
  { rounds, slice: sliceMs }: { readonly rounds: number; readonly slice: number },
  report: (text: string) => void,
): Map<string, Measured> {
  const slices = new Map(contestants.map(({ name }) => [name, [] as Measured[]]));
  for (let round = 0; round <= rounds; round++) {
    report(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const contestant of contestants) {
      const slice = measureSlice(contestant, sliceMs);
      if (round > 0) slices.get(contestant.name)?.push(slice);
    }
  }
  return new Map(
    [...slices].map(([name, measured]) => [
      name,
      {
        movesPerSecond: median(measured.map((slice) => slice.movesPerSecond)),
        movesPerCpuSecond: median(measured.map((slice) => slice.movesPerCpuSecond)),
      },
    ]),
  );
}

function measureSlice(contestant: Contestant, sliceMs: number): Measured {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let moves = 0;
  let ms = 0;
  for (; ms < sliceMs; ms = performance.now() - start) moves += contestant.playGame();
  const { user, system } = process.cpuUsage(cpu);
  return {
    movesPerSecond: toTenths((1000 * moves) / ms),
    movesPerCpuSecond: toTenths((1e6 * moves) / (user + system)),
  };
}

function toTenths(number: number): number {
  return Math.round(10 * number) / 10;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
