/** The distribution of some numbers. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

export function spread(numbers: readonly number[]): Spread {
  const sorted = Float64Array.from(numbers).sort();
  const at = (index: number) => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  const mean = sorted.reduce((sum, number) => sum + number, 0) / Math.max(1, sorted.length);
  return {
    min: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    mean: Math.round(100 * mean) / 100,
    max: at(sorted.length - 1),
  };
}

export function formatSpread({ min, median, mean, max }: Spread): string {
  return `${min} to ${max}, median ${median}, mean ${mean}`;
}
