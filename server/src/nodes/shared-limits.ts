import { type Bus, LIMITS } from '../bus/bus.ts';
import { perMinute, perSecond, RateLimiter } from '../rate-limiter.ts';

/** How often other servers are notified of what was spent here. */
const REPORT_MS = 500;

/**
 * Limits on how often somebody does something, at all servers together: each notifies the others now and then of what was
 * spent, and they take it from their own allowances. While no notifications arrive, each has limits of its own.
 */
export class SharedLimits {
  readonly #node: string;
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #limiters = new Map<string, RateLimiter>();
  readonly #timer: NodeJS.Timeout;

  constructor(node: string, bus: Bus, now: () => number) {
    this.#node = node;
    this.#bus = bus;
    this.#now = now;
    void bus.subscribe(LIMITS, (notification) => {
      if (notification.kind !== 'spent' || notification.node === node) return;
      for (const [name, key, cost] of notification.spent) this.#limiters.get(name)?.spend(key, cost);
    });
    this.#timer = setInterval(() => void this.report(), REPORT_MS).unref();
  }

  /** Every server knows the limit by the same name. */
  perMinute(name: string, count: number): RateLimiter {
    return this.#add(name, new RateLimiter(perMinute(count, this.#now)));
  }

  perSecond(name: string, count: number): RateLimiter {
    return this.#add(name, new RateLimiter(perSecond(count, this.#now)));
  }

  /** Notifies the others at once. */
  async report(): Promise<void> {
    const spent = [...this.#limiters].flatMap(([name, limiter]) =>
      limiter.takeSpent().map(([key, cost]) => [name, key, cost] as const),
    );
    if (spent.length > 0) await this.#bus.publish({ kind: 'spent', node: this.#node, spent });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #add(name: string, limiter: RateLimiter): RateLimiter {
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
