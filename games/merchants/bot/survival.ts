import { STEPS } from '../rules/state/types.ts';

export const MOST_SEATS = 6;
export const RELIGION = 0;
export const POLITICS = 1;
export const ECONOMY = 2;

/** The index of a seat's number in an array by step and seat. */
export function slot(step: number, seat: number): number {
  return step * MOST_SEATS + seat;
}

/** With this factor the logistic curve is closest to the normal distribution. */
const STEEPNESS = 1.7;

const below = new Float64Array(STEPS.length * MOST_SEATS * MOST_SEATS);
const alive = new Float64Array(1 << MOST_SEATS);
const least = new Float64Array(MOST_SEATS);

/**
 * M-6.2–M-6.5 with uncertain influences: each seat's chance to survive, from the mean and the deviation of each
 * influence. The probability of each set of survivors follows from the sets with one seat more.
 */
export function survival(seats: number, mean: Float64Array, stray: Float64Array, out: Float64Array): void {
  compare(seats, mean, stray);
  const all = (1 << seats) - 1;
  alive.fill(0, 0, all + 1);
  alive[all] = 1;
  for (let left = all; left > 0; left--) {
    const chance = alive[left] as number;
    if (chance === 0 || (left & (left - 1)) === 0) continue;
    const total = weighLeast(seats, left, stepAfter(seats - bits(left)));
    for (let seat = 0; seat < seats; seat++) {
      if (!((left >> seat) & 1)) continue;
      const rest = left & ~(1 << seat);
      alive[rest] = (alive[rest] as number) + (chance * (least[seat] as number)) / total;
    }
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = alive[1 << seat] as number;
}

/** One seat is eliminated by religion, one by politics, all others by economy. */
function stepAfter(gone: number): number {
  return Math.min(gone, ECONOMY);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** The probability that each seat ends below each other, by step. */
function compare(seats: number, mean: Float64Array, stray: Float64Array): void {
  for (let step = 0; step < STEPS.length; step++)
    for (let a = 0; a < seats; a++)
      for (let b = a + 1; b < seats; b++) {
        const gap = (mean[slot(step, b)] as number) - (mean[slot(step, a)] as number);
        const width = Math.hypot(stray[slot(step, a)] as number, stray[slot(step, b)] as number);
        const chance = 1 / (1 + Math.exp((-STEEPNESS * gap) / width));
        below[slot(step, a) * MOST_SEATS + b] = chance;
        below[slot(step, b) * MOST_SEATS + a] = 1 - chance;
      }
}

/** The weight of each remaining seat to be the lowest; returns their sum. */
function weighLeast(seats: number, left: number, step: number): number {
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (!((left >> seat) & 1)) continue;
    // Never exactly zero, because the weights are divided by their sum.
    let chance = 1;
    for (let other = 0; other < seats; other++)
      if (other !== seat && (left >> other) & 1)
        chance *= (below[slot(step, seat) * MOST_SEATS + other] as number) + 1e-9;
    least[seat] = chance;
    total += chance;
  }
  return total;
}
