import { perMinute, RateLimiter } from '../rate-limiter.ts';

/** Limits how many connections one address has at once, and how many it asks for in a minute. */
export class ConnectionLimiter {
  readonly #limit: number;
  /** How many each address has; one without any is not listed. */
  readonly #open = new Map<string, number>();
  readonly #attempts: RateLimiter;

  constructor(limit: number, now: () => number) {
    this.#limit = limit;
    this.#attempts = new RateLimiter(perMinute(limit, now));
  }

  /** Counts one more connection if the address may have it; `release` gives it back. */
  acquire(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#limit || !this.#attempts.take(address)) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  release(address: string): void {
    const open = this.#open.get(address) ?? 0;
    if (open > 1) this.#open.set(address, open - 1);
    else this.#open.delete(address);
  }
}
