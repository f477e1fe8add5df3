import { MINUTE } from '@kontor/protocol';

/** So many addresses are kept in mind that have no line any more. */
const MOST_ADDRESSES = 10_000;

interface Caller {
  /** Lines it has now. */
  open: number;
  /** Lines it has asked for in this minute. */
  asked: number;
}

/** Counts the lines of every address: none may have more than so many at once, nor ask for more in a minute. */
export class Callers {
  readonly #most: number;
  readonly #callers = new Map<string, Caller>();
  #minute = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** One line more, if the address may have it; it is given back with `release`. */
  admit(address: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute || this.#callers.size >= MOST_ADDRESSES) this.#forget();
    this.#minute = minute;
    const caller = this.#callers.get(address) ?? { open: 0, asked: 0 };
    this.#callers.set(address, caller);
    if (caller.open >= this.#most || caller.asked >= this.#most) return false;
    caller.open++;
    caller.asked++;
    return true;
  }

  release(address: string): void {
    const caller = this.#callers.get(address);
    if (caller) caller.open--;
  }

  /** A new minute begins for everybody. */
  #forget(): void {
    for (const [address, caller] of this.#callers)
      if (caller.open === 0) this.#callers.delete(address);
      else caller.asked = 0;
  }
}
