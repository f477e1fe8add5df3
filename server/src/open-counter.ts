/** Counts what each key, e.g. each address, has open at once. */
export class OpenCounter {
  readonly #limit: number;
  /** A key that has nothing open is not listed. */
  readonly #open = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  hasRoom(key: string): boolean {
    return this.#count(key) < this.#limit;
  }

  add(key: string): void {
    this.#open.set(key, this.#count(key) + 1);
  }

  remove(key: string): void {
    const left = this.#count(key) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }
}
