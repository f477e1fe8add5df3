import { CITIES } from '../rules/files/board.ts';
import { MOST_RANK, TEMPLES_EACH } from '../rules/state/constants.ts';
import { get, NONE, temple } from '../rules/state/layout.ts';
import { rankOf } from '../rules/state/table.ts';
import type { MerchantsState } from '../rules/state/types.ts';

/** The largest number of contracts in the table. */
const MOST_CONTRACTS = 12;
const ROW = MOST_CONTRACTS + 1;

const free = new Float64Array(MOST_RANK + 1);

/**
 * The religious influence to be expected from the temples left, given a number of contracts in random cities and
 * building only where it pays.
 */
export class TempleWorth {
  readonly #worth = new Float64Array((TEMPLES_EACH + 1) * ROW);

  /** Computes the table for the cities that have no temple yet. */
  read(state: MerchantsState): void {
    free.fill(0);
    for (let city = 1; city <= CITIES; city++) {
      const rank = get(state, temple(city)) === NONE ? rankOf(state.table, city) : 0;
      free[rank] = (free[rank] as number) + 1 / CITIES;
    }
    const worth = this.#worth;
    for (let temples = 1; temples <= TEMPLES_EACH; temples++)
      for (let contracts = 1; contracts <= MOST_CONTRACTS; contracts++) {
        const skip = worth[temples * ROW + contracts - 1] as number;
        const build = worth[(temples - 1) * ROW + contracts - 1] as number;
        let sum = 0;
        for (let rank = 0; rank <= MOST_RANK; rank++)
          sum += (free[rank] as number) * Math.max(skip, rank === 0 ? 0 : rank + build);
        worth[temples * ROW + contracts] = sum;
      }
  }

  /** `contracts` may be fractional; the value is interpolated. */
  of(temples: number, contracts: number): number {
    const within = Math.min(contracts, MOST_CONTRACTS - 0.001);
    const whole = Math.floor(within);
    const low = this.#worth[temples * ROW + whole] as number;
    const high = this.#worth[temples * ROW + whole + 1] as number;
    return low + (within - whole) * (high - low);
  }
}
