import { readFileSync } from 'node:fs';

/** The smallest of all values that a share of them do not exceed (nearest rank); 0 if there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** Megabytes of memory that a process has, where the system tells. */
function residentMb(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

export interface MemoryFigures {
  readonly before: number;
  readonly peak: number;
  readonly after: number;
}

const EVERY_MS = 50;

/** Watches the memory of whichever process is under attack. */
export class MemorySampler {
  readonly #pid: () => number | undefined;
  readonly #timer: NodeJS.Timeout;
  #before: number | undefined;
  #peak = 0;
  #last = 0;

  constructor(pid: () => number | undefined) {
    this.#pid = pid;
    this.#sample();
    this.#timer = setInterval(() => this.#sample(), EVERY_MS);
  }

  stop(): MemoryFigures | undefined {
    clearInterval(this.#timer);
    this.#sample();
    if (this.#before === undefined) return undefined;
    return { before: this.#before, peak: this.#peak, after: this.#last };
  }

  #sample(): void {
    const now = residentMb(this.#pid());
    if (now === undefined) return;
    this.#before ??= now;
    this.#last = now;
    this.#peak = Math.max(this.#peak, now);
  }
}
