import { MINUTE } from '@kontor/protocol';

/** Beyond so many addresses those without an open connection are dropped early, so that memory stays bounded. */
const MAX_ADDRESSES = 10_000;

interface Usage {
  open: number;
  /** Connections asked for in this minute. */
  attempts: number;
}

/** Limits how many connections one address has at once, and how many it asks for in a minute. */
export class ConnectionLimiter {
  readonly #limit: number;
  readonly #usage = new Map<string, Usage>();
  #minute = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts one more connection if the address may have it; `release` gives it back. */
  acquire(address: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute || this.#usage.size >= MAX_ADDRESSES) this.#startMinute();
    this.#minute = minute;
    const usage = this.#usage.get(address) ?? { open: 0, attempts: 0 };
    this.#usage.set(address, usage);
    if (usage.open >= this.#limit || usage.attempts >= this.#limit) return false;
    usage.open++;
    usage.attempts++;
    return true;
  }

  release(address: string): void {
    const usage = this.#usage.get(address);
    if (usage) usage.open--;
  }

  #startMinute(): void {
    for (const [address, usage] of this.#usage)
      if (usage.open === 0) this.#usage.delete(address);
      else usage.attempts = 0;
  }
}
