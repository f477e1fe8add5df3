/** How long visits are remembered; the longest that a notice waits for somebody to see it is shorter. */
const REMEMBERED_MS = 60 * 60_000;

/** Who has looked at which table until when, as far as this server knows. */
export class Attention {
  readonly #seen = new Map<string, number>();
  readonly #now: () => number;
  #sweptAt = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Somebody has just closed a table. */
  left(table: string, user: string): void {
    const now = this.#now();
    this.#seen.set(`${user} ${table}`, now);
    if (now - this.#sweptAt < REMEMBERED_MS) return;
    this.#sweptAt = now;
    for (const [key, at] of this.#seen) if (now - at > REMEMBERED_MS) this.#seen.delete(key);
  }

  /** Whether somebody has looked at a table after a time. */
  hasSeen(table: string, user: string, since: number): boolean {
    return (this.#seen.get(`${user} ${table}`) ?? Number.NEGATIVE_INFINITY) > since;
  }
}
