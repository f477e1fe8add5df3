import type { Seat } from '@kontor/core';

/** A question with limited time. */
export interface TimedQuestion {
  readonly seat: Seat;
  /** The question is asked after this row. */
  readonly row: number;
  readonly seconds: number;
}

/** Keeps the time of each person at this device; it runs only while that person is the viewer. */
export class DraftClock {
  readonly #timeUp: (seat: Seat) => void;
  readonly #left = new Map<Seat, number>();
  #row = -1;
  #running:
    | { readonly seat: Seat; readonly until: number; readonly timer: ReturnType<typeof setTimeout> }
    | undefined;

  constructor(timeUp: (seat: Seat) => void) {
    this.#timeUp = timeUp;
  }

  /** Runs the clock of the viewer who is asked, if any; returns when their time is up. */
  follow(asked: TimedQuestion | undefined): number | undefined {
    this.#stop();
    if (!asked) return undefined;
    const { seat, row, seconds } = asked;
    if (row !== this.#row) {
      this.#row = row;
      this.#left.clear();
    }
    const left = this.#left.get(seat) ?? seconds * 1000;
    const until = Date.now() + left;
    this.#running = { seat, until, timer: setTimeout(() => this.#timeUp(seat), left) };
    return until;
  }

  #stop(): void {
    if (!this.#running) return;
    const { seat, until, timer } = this.#running;
    clearTimeout(timer);
    this.#left.set(seat, Math.max(0, until - Date.now()));
    this.#running = undefined;
  }
}
