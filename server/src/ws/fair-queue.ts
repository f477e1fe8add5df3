/** After so many milliseconds of work in a row everybody else gets a turn. */
const SLICE_MS = 5;

type Job = () => Promise<unknown>;

/**
 * Does expensive work a little at a time. Owners of jobs, e.g. addresses, take turns, so that one with many jobs does not
 * keep the others waiting.
 */
export class FairQueue {
  /** The owner whose turn is next comes first. */
  readonly #jobs = new Map<string, Job[]>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #atOnce: number;
  #isStarting = false;

  /** How many jobs may wait for something, e.g. the database, at the same time. */
  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  add<T>(owner: string, job: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const jobs = this.#jobs.get(owner) ?? [];
      jobs.push(() => job().then(resolve, reject));
      this.#jobs.set(owner, jobs);
      if (!this.#isStarting) void this.#start();
    });
  }

  async #start(): Promise<void> {
    this.#isStarting = true;
    let since = performance.now();
    for (let job = this.#next(); job; job = this.#next()) {
      const running = job().finally(() => this.#running.delete(running));
      this.#running.add(running);
      if (this.#running.size === this.#atOnce) await Promise.race(this.#running);
      if (performance.now() - since < SLICE_MS) continue;
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
    this.#isStarting = false;
  }

  #next(): Job | undefined {
    const [first] = this.#jobs;
    if (!first) return undefined;
    const [owner, jobs] = first;
    const job = jobs.shift();
    this.#jobs.delete(owner);
    if (jobs.length > 0) this.#jobs.set(owner, jobs);
    return job;
  }
}
