/** How long a bot may search: for some time or some rounds, and never after it is aborted. */
export interface Budget {
  readonly ms?: number;
  /** When the time starts, by `performance.now()`; now if left out. */
  readonly since?: number;
  readonly rounds?: number;
  readonly signal?: AbortSignal;
}

/** After each slice the thread handles messages, so that a search can be aborted. */
const SLICE_MS = 30;

/** Every so many rounds the search is asked whether it may stop early. */
const LOOK_EVERY = 16;

/**
 * Calls `round` until the budget is spent, yielding to the event loop now and then. `settled(left)`: whether about
 * `left` more rounds can no longer change the result.
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
