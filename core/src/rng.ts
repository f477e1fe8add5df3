import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The only source of chance. Rules get it as an argument, so that no state and no view can hold a seed. */
export interface Rng {
  /** Uniform in 0..n-1, unbiased. */
  int(n: number): number;
  /** Shuffles in place. */
  shuffle<T>(items: T[]): void;
  /** Something hidden became known without chance, such as plots that are turned up: counts as a draw. */
  reveal(): void;
  /**
   * How often chance or a reveal was asked for. A move with draws can be neither undone alone nor previewed exactly.
   */
  readonly draws: number;
}

/** xoshiro128**: 128 bits of state, fast, and identical on every machine because it uses 32-bit integers only. */
class Xoshiro implements Rng {
  draws = 0;
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: Uint8Array) {
    const words = new DataView(seed.buffer, seed.byteOffset, 16);
    this.#a = words.getUint32(0);
    this.#b = words.getUint32(4);
    this.#c = words.getUint32(8);
    // The generator would never leave the all-zero state.
    this.#d = words.getUint32(12) || 1;
  }

  #next(): number {
    const m = Math.imul(this.#b, 5);
    const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
    const t = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= t;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }

  int(n: number): number {
    this.draws++;
    let x = this.#next();
    // Values past the last full multiple of n would favour low numbers. They are among the n highest, so the slow
    // division is hardly ever needed.
    while (x >= 4294967296 - n && x >= 4294967296 - (4294967296 % n)) x = this.#next();
    return x % n;
  }

  shuffle<T>(items: T[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const kept = items[i] as T;
      items[i] = items[j] as T;
      items[j] = kept;
    }
  }

  reveal(): void {
    this.draws++;
  }
}

/** A generator for everything that is not the game itself: bots, simulations, tests. */
export function rngFromText(text: string): Rng {
  return new Xoshiro(sha256(utf8ToBytes(text)));
}

/** Seeds itself when it is first used: most moves need no chance, and the hash takes longer than the move. */
class RowRng implements Rng {
  readonly #text: string;
  #rng: Rng | undefined;
  #reveals = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get draws(): number {
    return this.#reveals + (this.#rng?.draws ?? 0);
  }

  #seeded(): Rng {
    this.#rng ??= rngFromText(this.#text);
    return this.#rng;
  }

  int(n: number): number {
    return this.#seeded().int(n);
  }

  shuffle<T>(items: T[]): void {
    this.#seeded().shuffle(items);
  }

  reveal(): void {
    this.#reveals++;
  }
}

/**
 * The generator of one row of a record. Every row has its own stream, and undo rows count too, so a draw that was seen
 * and undone never comes again. Row 0 is the set-up.
 */
export function rngForRow(seed: string, row: number): Rng {
  return new RowRng(`${seed}/${row}`);
}
