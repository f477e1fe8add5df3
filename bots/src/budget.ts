/** How long a bot may think: until a moment, or so many rounds of thought, and never after it is called off. */
export interface Budget {
  readonly ms?: number;
  /** The moment from which the time counts, by `performance.now()`; else from now. */
  readonly since?: number;
  readonly rounds?: number;
  readonly signal?: AbortSignal;
}

/** A search thinks in rounds; between slices of them the thread hears messages, so that it can be called off. */
const SLICE_MS = 30;

/** So often the search is asked if it may stop early. */
const LOOK_EVERY = 16;

/**
 * Calls `round` until the budget is spent, giving way to other work now and then. `settled`: whether nothing can change
 * any more in about so many further rounds.
 */
export async function spend(
  budget: Budget,
  round: () => void,
  settled: (left: number) => boolean,
): Promise<void> {
  const started = performance.now();
  const end = (budget.since ?? started) + (budget.ms ?? Number.POSITIVE_INFINITY);
  const most = budget.rounds ?? Number.POSITIVE_INFINITY;
  let slice = started + SLICE_MS;
  for (let rounds = 1; rounds <= most; rounds++) {
    round();
    const now = performance.now();
    if (now >= end) return;
    if (rounds % LOOK_EVERY === 1) {
      const inTime = (rounds * (end - now)) / Math.max(now - started, 1e-3);
      if (settled(Math.min(most - rounds, inTime))) return;
    }
    if (now < slice) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    if (budget.signal?.aborted) return;
    slice = performance.now() + SLICE_MS;
  }
}
