/** Something that plays random games, to be measured. */
export interface Contestant {
  readonly name: string;
  /** Plays a game and returns how many moves it had. */
  playGame(): number;
}

export interface Measured {
  /** By wall time. */
  readonly movesPerSecond: number;
  /** By processor time of the whole process, garbage collection included: steadier on a busy machine. */
  readonly movesPerCpuSecond: number;
}

/**
 * Measures all contestants in alternating slices, so that other load on the machine affects all of them alike. The
 * medians of the slices count; a first round warms up.
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
