/** Beyond so many keys the one that was used least recently is forgotten, so that memory stays bounded. */
const MAX_KEYS = 100_000;

interface Rate {
  /** How much is earned in a second. */
  readonly perSecond: number;
  /** How much can be spent at once. */
  readonly burst: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
}

export function perMinute(count: number, now: () => number): Rate {
  return { perSecond: count / 60, burst: count, now };
}

/** Twice as much as in a second can be spent at once. */
export function perSecond(count: number, now: () => number): Rate {
  return { perSecond: count, burst: 2 * count, now };
}

/** Something that is spent, and earned again with time. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  /** When `#left` was right. */
  #at: number;

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = rate.now();
  }

  /** Spends some of it if there is enough left. */
  take(cost = 1): boolean {
    const { perSecond, burst } = this.#rate;
    const now = this.#rate.now();
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** It was spent elsewhere, whether it was there or not; at most a whole burst is owed. */
  spend(cost: number): void {
    this.take(0);
    this.#left = Math.max(-this.#rate.burst, this.#left - cost);
  }
}

/** The part of a burst from which on other servers are notified. */
const NOTEWORTHY = 1 / 50;

/** An allowance for each key, e.g. each address. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #maxKeys: number;
  /** In the order of their last use. */
  readonly #allowances = new Map<string, Allowance>();
  /** What was spent and not yet reported to other servers. */
  readonly #untold = new Map<string, number>();

  constructor(rate: Rate, maxKeys = MAX_KEYS) {
    this.#rate = rate;
    this.#maxKeys = maxKeys;
  }

  /** Spends from a key's allowance if there is enough left. */
  take(key: string, cost = 1): boolean {
    const taken = this.#allowance(key).take(cost);
    if (taken) this.#untold.set(key, (this.#untold.get(key) ?? 0) + cost);
    return taken;
  }

  /** Takes from a key's allowance what it was given by another server. */
  spend(key: string, cost: number): void {
    this.#allowance(key).spend(cost);
  }

  /** What each key has spent here since the last report, if it is worth a report. */
  takeSpent(): [key: string, cost: number][] {
    const spent = [...this.#untold].filter(([, cost]) => cost >= this.#rate.burst * NOTEWORTHY);
    for (const [key] of spent) this.#untold.delete(key);
    return spent;
  }

  #allowance(key: string): Allowance {
    const allowance = this.#allowances.get(key) ?? new Allowance(this.#rate);
    this.#allowances.delete(key);
    this.#allowances.set(key, allowance);
    if (this.#allowances.size > this.#maxKeys) this.#forgetOldest();
    return allowance;
  }

  #forgetOldest(): void {
    const [oldest] = this.#allowances.keys();
    if (oldest === undefined) return;
    this.#allowances.delete(oldest);
    this.#untold.delete(oldest);
  }
}
