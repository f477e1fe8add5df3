/** Runs the jobs of each key, e.g. each person, one after the other. */
export class SerialJobs {
  /** When the last job of each key ends; keys without jobs are not kept. */
  readonly #ends = new Map<string, Promise<unknown>>();

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const done = (this.#ends.get(key) ?? Promise.resolve()).then(job);
    const end = done
      .catch(() => undefined)
      .then(() => {
        if (this.#ends.get(key) === end) this.#ends.delete(key);
      });
    this.#ends.set(key, end);
    return done;
  }
}
