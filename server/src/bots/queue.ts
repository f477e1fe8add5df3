import { BOT_LEVELS } from '@kontor/core';

/** A bot's turn to think. */
export interface BotJob {
  readonly table: string;
  /** Whoever made the table: what its bots cost counts for them. */
  readonly owner: string;
  readonly level: string;
  /** Is somebody connected to the table, who waits for the move? */
  readonly watched: () => boolean;
}

/** The queue is full. The table must be looked at again when there is room. */
export class QueueFull extends Error {}

/** What a thought takes roughly, in milliseconds, from the weakest level to the strongest. */
const LEVEL_MS = [50, 200, 600, 1500];

/** A table that nobody looks at comes as much later as if its owner had used so much more time. */
const UNWATCHED_MS = 1000;

export interface QueueOptions {
  /** How many thoughts there are at once. */
  readonly threads: number;
  /** How many of them may be at the tables of one owner. */
  readonly perOwner: number;
  /** How many may wait. */
  readonly capacity: number;
  /** Called when there is room again after some were turned away. */
  readonly onRoom: () => void;
}

interface Waiting {
  readonly job: BotJob;
  readonly start: () => void;
}

interface Usage {
  /** Time that the owner's bots have thought, compared with that of the others. */
  spentMs: number;
  /** What the thoughts that run now will take. */
  runningMs: number;
  running: number;
  waiting: number;
}

/**
 * Decides whose bot thinks next. The owner who has used the least time comes first, people who wait before tables that
 * nobody looks at, and quick thoughts before slow ones, so nobody's tables keep those of others waiting.
 */
export class BotQueue {
  readonly #options: QueueOptions;
  readonly #usage = new Map<string, Usage>();
  #waiting: Waiting[] = [];
  #running = 0;
  #turnedAway = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get thinkingCount(): number {
    return this.#running;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  /** Thinks when it is the job's turn; rejects with `QueueFull` if too many wait. */
  async run<T>(job: BotJob, think: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= this.#options.capacity) {
      this.#turnedAway = true;
      throw new QueueFull('Too many bots wait for their turn.');
    }
    const usage = this.#usageOf(job.owner);
    usage.waiting++;
    await new Promise<void>((start) => {
      this.#waiting.push({ job, start });
      this.#startNext();
    });
    const since = performance.now();
    try {
      return await think();
    } finally {
      usage.spentMs += performance.now() - since;
      this.#end(job, usage);
    }
  }

  #startNext(): void {
    while (this.#running < this.#options.threads) {
      const next = this.#next();
      if (!next) return;
      const usage = this.#usageOf(next.job.owner);
      this.#waiting = this.#waiting.filter((each) => each !== next);
      this.#running++;
      usage.waiting--;
      usage.running++;
      // Counts already, so that the next thread is not given to the same owner.
      usage.runningMs += costOf(next.job);
      next.start();
    }
  }

  #next(): Waiting | undefined {
    let best: Waiting | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const waiting of this.#waiting) {
      const { job } = waiting;
      const { spentMs, runningMs, running } = this.#usageOf(job.owner);
      if (running >= this.#options.perOwner) continue;
      const rank = spentMs + runningMs + costOf(job) + (job.watched() ? 0 : UNWATCHED_MS);
      if (rank >= least) continue;
      least = rank;
      best = waiting;
    }
    return best;
  }

  #end(job: BotJob, usage: Usage): void {
    this.#running--;
    usage.running--;
    usage.runningMs -= costOf(job);
    if (usage.running === 0 && usage.waiting === 0) this.#usage.delete(job.owner);
    this.#startNext();
    if (!this.#turnedAway || this.#waiting.length > this.#options.capacity / 2) return;
    this.#turnedAway = false;
    this.#options.onRoom();
  }

  /** Whoever is new begins where the owner is who has used least, else newcomers would always come first. */
  #usageOf(owner: string): Usage {
    const known = this.#usage.get(owner);
    if (known) return known;
    const others = [...this.#usage.values()].map(({ spentMs }) => spentMs);
    const spentMs = others.length === 0 ? 0 : Math.min(...others);
    const usage = { spentMs, runningMs: 0, running: 0, waiting: 0 };
    this.#usage.set(owner, usage);
    return usage;
  }
}

function costOf({ level }: BotJob): number {
  const index = (BOT_LEVELS as readonly string[]).indexOf(level);
  return LEVEL_MS[index] ?? 0;
}
