import { createHash } from 'node:crypto';
import type { BackupRow } from './format.ts';

const BITS = 256;

/**
 * A hash of many rows in whatever order they and their columns come, because databases sort differently: the sum of the hashes
 * of all rows.
 */
export class RowDigest {
  #sum = 0n;

  add([table, row]: BackupRow): void {
    const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash('sha256')
      .update(JSON.stringify([table, columns]))
      .digest('hex');
    this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${hash}`));
  }

  get hash(): string {
    return this.#sum.toString(16);
  }
}
