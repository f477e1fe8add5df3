import { OpenCounter } from '../open-counter.ts';
import type { RateLimiter } from '../rate-limiter.ts';

/** Limits how many connections one address has at once, and how many it asks for in a minute. */
export class ConnectionLimiter {
  readonly #open: OpenCounter;
  readonly #attempts: RateLimiter;

  constructor(limit: number, attempts: RateLimiter) {
    this.#open = new OpenCounter(limit);
    this.#attempts = attempts;
  }

  /** Counts one more connection if the address may have it; `release` gives it back. */
  acquire(address: string): boolean {
    if (!this.#open.hasRoom(address) || !this.#attempts.take(address)) return false;
    this.#open.add(address);
    return true;
  }

  release(address: string): void {
    this.#open.remove(address);
  }
}
