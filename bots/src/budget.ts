/** How long a bot may think: until a moment, or so many rounds of thought, and never after it is called off. */
export interface Budget {
  readonly ms?: number;
  readonly rounds?: number;
  readonly signal?: AbortSignal;
}

/** A search thinks in rounds; between slices of them the thread hears messages, so that it can be called off. */
const SLICE_MS = 30;

/** Calls `round` until the budget is spent, giving way to other work now and then. */
export async function spend(budget: Budget, round: () => void): Promise<number> {
  const started = performance.now();
  const end = started + (budget.ms ?? Number.POSITIVE_INFINITY);
  const most = budget.rounds ?? Number.POSITIVE_INFINITY;
  let rounds = 0;
  let slice = started + SLICE_MS;
  while (rounds < most) {
    round();
    rounds++;
    const now = performance.now();
    if (now >= end) break;
    if (now < slice) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    if (budget.signal?.aborted) break;
    slice = performance.now() + SLICE_MS;
  }
  return rounds;
}
