import type { Rng, Seat } from '@kontor/core';

/** How many things a seat may have, given what is known. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Things whose owners are unknown. They can be dealt out at random again and again. */
export class HiddenPool {
  readonly #things: Uint8Array;

  /** `counts`: how many of each kind. */
  constructor(counts: readonly number[]) {
    this.#things = Uint8Array.from(
      counts.flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind)),
    );
  }

  get size(): number {
    return this.#things.length;
  }

  /** Every seat gets a random number within its bounds, of random kinds; the rest stays in the bag. */
  deal(
    rng: Rng,
    seats: readonly Seat[],
    bounds: readonly Bounds[],
    give: (seat: Seat, kind: number) => void,
  ): void {
    let dealt = 0;
    let reserved = 0;
    for (const { least } of bounds) reserved += least;
    for (let i = 0; i < seats.length; i++) {
      const { least, most } = bounds[i] as Bounds;
      reserved -= least;
      const top = Math.min(most, this.size - dealt - reserved);
      const count = top > least ? least + rng.int(top - least + 1) : Math.min(least, this.size - dealt);
      for (let j = 0; j < count; j++) give(seats[i] as Seat, this.#draw(rng, dealt++));
    }
  }

  /** Deals everything to random seats. */
  dealAll(rng: Rng, seats: readonly Seat[], give: (seat: Seat, kind: number) => void): void {
    for (const kind of this.#things) give(seats[rng.int(seats.length)] as Seat, kind);
  }

  /** Swaps a random later thing to the index and returns it: a shuffle that stops when it has enough. */
  #draw(rng: Rng, index: number): number {
    const other = index + rng.int(this.size - index);
    const kind = this.#things[other] as number;
    this.#things[other] = this.#things[index] as number;
    this.#things[index] = kind;
    return kind;
  }
}
