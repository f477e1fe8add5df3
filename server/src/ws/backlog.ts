/** A connection as far as it has something to read. */
export interface Reader {
  /** Bytes that wait in memory until the other side reads. */
  readonly unreadBytes: number;
  terminate(): void;
}

/** Keeps what waits for all connections together within bounds, by cutting those that read least. */
export class Backlog {
  readonly #limit: number;
  /** Every reader with what waited for it when that was last looked at. */
  readonly #readers = new Map<Reader, number>();
  #total = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** To be called whenever something was sent. */
  update(reader: Reader): void {
    this.#note(reader, reader.unreadBytes);
    if (this.#total > this.#limit) this.#cutWorst();
  }

  remove(reader: Reader): void {
    this.#note(reader, 0);
    this.#readers.delete(reader);
  }

  #note(reader: Reader, bytes: number): void {
    this.#total += bytes - (this.#readers.get(reader) ?? 0);
    this.#readers.set(reader, bytes);
  }

  /** Cuts until half of what is allowed is left, so that this is not done again for the next message. */
  #cutWorst(): void {
    // Some may have read since they were sent something.
    for (const reader of this.#readers.keys()) this.#note(reader, reader.unreadBytes);
    if (this.#total <= this.#limit) return;
    const worst = [...this.#readers].sort(([, a], [, b]) => b - a);
    for (const [reader] of worst) {
      if (this.#total <= this.#limit / 2) return;
      this.remove(reader);
      reader.terminate();
    }
  }
}
