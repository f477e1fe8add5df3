import { setTimeout as pause } from 'node:timers/promises';

export { pause };

/** Rejects when the promise takes longer than it may. */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`${what} took longer than ${ms} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    ended.abort();
  }
}

/** Asks again and again until something is so; `false` if it was not in time. */
export async function becomes(
  ms: number,
  so: () => boolean | Promise<boolean>,
  everyMs = 50,
): Promise<boolean> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    if (await so()) return true;
    await pause(everyMs);
  }
  return so();
}

/** Does something for every item, so many at once. */
export async function each<T, R>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await act(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
