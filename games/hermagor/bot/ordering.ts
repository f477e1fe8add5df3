import { endValue, hasDisc } from '../rules/flow/score.ts';
import { BOOTHS_OF_SPACE, BUZZ, LINES, LINES_OF_SPACE, SPACES } from '../rules/market/spaces.ts';
import { argumentOf, kindOf, regionOfBuild, rowOfBuild } from '../rules/moves/encoding.ts';
import { half, holdsProduct, tollTo } from '../rules/selling/actions.ts';
import { freeSquare, squareValue } from '../rules/selling/regions.ts';
import { NOBILITY } from '../rules/state/constants.ts';
import {
  at,
  buyerAt,
  discs,
  hasStation,
  merchant,
  NOBODY,
  price,
  ready,
  sharedColour,
  stationsAt,
  tileIn,
} from '../rules/state/layout.ts';
import type { HermagorState } from '../rules/state/types.ts';
import { bitCount } from './market-odds.ts';

/** The seat's buyers on each line. */
const lines = new Int32Array(LINES);

/** A quick estimate, in cash, of what a move is worth, to consider promising moves first. */
export class Ordering {
  #seat = 0;

  /** Prepares what all moves of a decision have in common. */
  begin(s: HermagorState, seat: number): void {
    this.#seat = seat;
    lines.fill(0);
    for (let space = 0; space < SPACES; space++) {
      if (buyerAt(s, space) !== seat) continue;
      const own = LINES_OF_SPACE[space] as Int32Array;
      for (let i = 0; i < own.length; i++) lines[at(own, i)] = at(lines, at(own, i)) + 1;
    }
  }

  guess(s: HermagorState, move: number): number {
    const seat = this.#seat;
    const argument = argumentOf(move);
    switch (kindOf(move)) {
      case 'buy':
        return this.#space(s, argument) - at(s.table.spaceCost, argument);
      case 'shared-buy':
        return 0.2 - 0.3 * this.#space(s, argument);
      case 'go':
        return this.#sale(s, seat, argument) - tollTo(s, seat, argument);
      case 'go-shortcut':
        return this.#sale(s, seat, argument) - half(tollTo(s, seat, argument)) - 1.5;
      case 'sell':
        return this.#sale(s, seat, merchant(s, seat));
      case 'move':
        return -half(tollTo(s, seat, argument)) - 1;
      case 'share':
        return this.#shared(s, seat, argument);
      case 'build':
        return this.#building(s, seat, rowOfBuild(move), regionOfBuild(move));
      case 'raise':
        return this.#raise(s, seat, argument);
      case 'draw':
        return 6;
      case 'pass':
        return -1;
      case 'start':
        return argument === seat ? 1 : 0;
      case 'rest':
      case 'decline':
        return -2;
      default:
        return 0;
    }
  }

  /** The value of a buyer on a space: the tiles it touches, and buzz. */
  #space(s: HermagorState, space: number): number {
    let worth = 0;
    const booths = BOOTHS_OF_SPACE[space] as Int32Array;
    for (let i = 0; i < booths.length; i++) {
      const booth = at(booths, i);
      if (tileIn(s, booth) === NOBODY) continue;
      worth += booth === space ? 2.2 : 1.4;
    }
    const own = LINES_OF_SPACE[space] as Int32Array;
    for (let i = 0; i < own.length; i++) {
      const count = at(lines, at(own, i));
      worth += at(BUZZ, Math.min(4, count + 1)) - at(BUZZ, count);
    }
    return worth;
  }

  #sale(s: HermagorState, seat: number, village: number): number {
    const { table } = s;
    let worth = price(s, at(table.productOf, village));
    const regions = table.regionsOfVillage[village] as Int32Array;
    for (let i = 0; i < regions.length; i++) {
      const missing = this.#missing(s, seat, at(regions, i), village);
      worth += (this.#regionWorth(s, seat, at(regions, i)) * 0.9) / (1 + 1.6 * missing);
    }
    const others = stationsAt(s, village) & ~(1 << seat) & ((1 << table.seats) - 1);
    return worth - 0.6 * bitCount(others) + (at(table.onRoute, village) === 1 ? 0.6 : 0);
  }

  #missing(s: HermagorState, colour: number, region: number, but: number): number {
    const villages = s.table.villagesOfRegion[region] as Int32Array;
    let missing = 0;
    for (let i = 0; i < villages.length; i++)
      if (at(villages, i) !== but && !hasStation(s, at(villages, i), colour)) missing++;
    return missing;
  }

  #regionWorth(s: HermagorState, seat: number, region: number): number {
    if (discs(s, seat) === 0) return 0;
    const rows = s.table.rowsOfRegion[region] as Int32Array;
    let best = 0;
    for (let i = 0; i < rows.length; i++) {
      const square = freeSquare(s, at(rows, i));
      if (square !== NOBODY) best = Math.max(best, this.#disc(s, seat, at(rows, i), square));
    }
    return best;
  }

  #disc(s: HermagorState, seat: number, row: number, square: number): number {
    const end = row === NOBILITY || hasDisc(s, row, seat) ? 0 : endValue(price(s, row)) + 2;
    return squareValue(row, square) + end;
  }

  #building(s: HermagorState, seat: number, row: number, region: number): number {
    const square = freeSquare(s, row);
    if (square === NOBODY) return -1;
    const worth = this.#disc(s, seat, row, square);
    // The shared colour should take what a rival wants.
    return s.table.twoPlayers && !this.#isMine(s, seat, region) ? -worth : worth;
  }

  #isMine(s: HermagorState, seat: number, region: number): boolean {
    return this.#missing(s, seat, region, NOBODY) === 0;
  }

  #raise(s: HermagorState, seat: number, product: number): number {
    let worth = 0;
    for (let other = 0; other < s.table.seats; other++) {
      const gain = hasDisc(s, product, other)
        ? endValue(price(s, product) + 1) - endValue(price(s, product))
        : 0;
      const sales = holdsTile(s, other, product) ? Math.min(2, ready(s, other)) * 0.5 : 0;
      worth += other === seat ? gain + sales : -0.5 * (gain + sales);
    }
    return worth;
  }

  #shared(s: HermagorState, seat: number, village: number): number {
    const rival = 1 - seat;
    const { table } = s;
    // A shared station doubles what the opponent, or we, get here (H-5.7).
    let worth = (hasStation(s, village, seat) ? 0.5 : 0) - (hasStation(s, village, rival) ? 0.5 : 0);
    const regions = table.regionsOfVillage[village] as Int32Array;
    for (let i = 0; i < regions.length; i++)
      if (this.#missing(s, sharedColour(table), at(regions, i), village) === 0)
        worth += this.#regionWorth(s, rival, at(regions, i)) - this.#regionWorth(s, seat, at(regions, i));
    return worth - 0.2;
  }
}

function holdsTile(s: HermagorState, seat: number, product: number): boolean {
  for (let village = 0; village < s.table.villages; village++)
    if (at(s.table.productOf, village) === product) return holdsProduct(s, seat, village);
  return false;
}
