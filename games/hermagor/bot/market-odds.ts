import {
  BOOTHS,
  BUZZ,
  CORNERS_OF_BOOTH,
  EDGES_OF_BOOTH,
  LINES,
  LINES_OF_SPACE,
  SPACES,
} from '../rules/market/spaces.ts';
import { at, bag, buyerAt, buyers, held, NOBODY, ON, pointer, step, tileIn } from '../rules/state/layout.ts';
import type { HermagorState } from '../rules/state/types.ts';
import type { Weights } from './weights.ts';

const MOST_COLOURS = 6;
const PRODUCTS = 8;

/** What each seat can expect from the market as it is: tiles with their odds, and buzz. */
export class MarketOdds {
  /** By seat and product: the chance to hold a tile that shows it when selling begins. */
  readonly products = new Float64Array(MOST_COLOURS * PRODUCTS);
  /** By seat: the value of special tiles, raises, buzz and buyers in hand. */
  readonly extras = new Float64Array(MOST_COLOURS);
  readonly #weights: Weights;
  readonly #counts = new Int32Array(MOST_COLOURS);
  readonly #edges = new Int32Array(MOST_COLOURS);
  readonly #lines = new Int32Array(MOST_COLOURS * LINES);
  readonly #anyTile = new Float64Array(MOST_COLOURS);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  read(s: HermagorState): void {
    this.products.fill(0);
    this.extras.fill(0);
    this.#anyTile.fill(0);
    const selling = step(s) >= ON.action;
    for (let seat = 0; seat < s.table.seats; seat++) this.#readHeld(s, seat);
    if (selling) return;
    const settled =
      step(s) === ON.raise ? pointer(s) : step(s) === ON.search || step(s) === ON.start ? BOOTHS : 0;
    for (let booth = settled; booth < BOOTHS; booth++)
      if (tileIn(s, booth) !== NOBODY) this.#readBooth(s, booth, tileIn(s, booth));
    if (step(s) === ON.buyer) this.#readBuzz(s);
    for (let seat = 0; seat < s.table.seats; seat++) this.#readSearch(s, seat);
  }

  #readHeld(s: HermagorState, seat: number): void {
    const tiles = held(s, seat);
    const { special, tilesShowing, productTiles } = s.table;
    if ((tiles & productTiles) !== 0) this.#anyTile[seat] = 1;
    for (let product = 0; product < PRODUCTS; product++)
      if ((tiles & at(tilesShowing, product)) !== 0) this.products[seat * PRODUCTS + product] = 1;
    if ((tiles >> special.shortcut) & 1) this.#extra(seat, this.#weights.shortcut);
    if ((tiles >> special['black-market']) & 1) this.#extra(seat, this.#weights.blackMarket);
  }

  #extra(seat: number, worth: number): void {
    this.extras[seat] = (this.extras[seat] as number) + worth;
  }

  #count(s: HermagorState, space: number, edge: number): void {
    const colour = buyerAt(s, space);
    if (colour < 0) return;
    this.#counts[colour] = at(this.#counts, colour) + 1;
    this.#edges[colour] = at(this.#edges, colour) + edge;
  }

  #readBooth(s: HermagorState, booth: number, tile: number): void {
    this.#counts.fill(0);
    this.#edges.fill(0);
    this.#count(s, booth, 0);
    const edges = EDGES_OF_BOOTH[booth] as Int32Array;
    const corners = CORNERS_OF_BOOTH[booth] as Int32Array;
    for (let i = 0; i < edges.length; i++) this.#count(s, at(edges, i), 1);
    for (let i = 0; i < corners.length; i++) this.#count(s, at(corners, i), 0);
    const top = buyerAt(s, booth);
    let best = -1;
    let bestKey = 0;
    let nextKey = 0;
    // One number that orders by buyers, then by the buyer on the tile, then by edges (H-2.3).
    for (let colour = 0; colour < s.table.colours; colour++) {
      const count = at(this.#counts, colour);
      if (count === 0) continue;
      const key = count + (colour === top ? 0.6 : 0) + at(this.#edges, colour) * 0.1;
      if (key > bestKey) {
        nextKey = bestKey;
        bestKey = key;
        best = colour;
      } else if (key > nextKey) nextKey = key;
    }
    if (best < 0 || best >= s.table.seats) return;
    const odds = bestKey === nextKey ? 0.3 : this.#hold(s, best, bestKey - nextKey);
    this.#give(s, best, tile, odds);
    if (odds > 0.95) return;
    for (let seat = 0; seat < s.table.seats; seat++)
      if (seat !== best && at(this.#counts, seat) > 0 && buyers(s, seat) > 0)
        this.#give(s, seat, tile, (1 - odds) * 0.4);
  }

  /** The chance that a lead lasts while rivals still have buyers to place. */
  #hold(s: HermagorState, leader: number, lead: number): number {
    let rivals = 0;
    for (let colour = 0; colour < s.table.colours; colour++)
      if (colour !== leader) rivals += buyers(s, colour);
    if (rivals === 0 || step(s) !== ON.buyer) return 1;
    const { leadHold, contest } = this.#weights;
    return 1 - Math.exp(-leadHold * (lead + 0.25)) * (rivals / (rivals + contest));
  }

  #give(s: HermagorState, seat: number, tile: number, odds: number): void {
    const { special, tilesShowing, singleProduct, productTiles } = s.table;
    const w = this.#weights;
    if (((1 << tile) & productTiles) === 0) {
      if (tile === special['good-deal']) this.#extra(seat, odds * w.goodDeal);
      else if (tile === special.shortcut) this.#extra(seat, odds * w.shortcut);
      else if (tile === special['black-market']) this.#extra(seat, odds * w.blackMarket);
      else this.#extra(seat, odds * w.floatingMarket);
      return;
    }
    this.#anyTile[seat] = 1 - (1 - (this.#anyTile[seat] as number)) * (1 - odds);
    if (at(singleProduct, tile) >= 0) this.#extra(seat, odds * w.mayRaise);
    for (let product = 0; product < PRODUCTS; product++) {
      if ((at(tilesShowing, product) & (1 << tile)) === 0) continue;
      const i = seat * PRODUCTS + product;
      this.products[i] = 1 - (1 - (this.products[i] as number)) * (1 - odds);
    }
  }

  /** H-2.8: a player without a product tile may draw one. */
  #readSearch(s: HermagorState, seat: number): void {
    const none = 1 - (this.#anyTile[seat] as number);
    if (none < 0.02) return;
    const tiles = bag(s) & s.table.productTiles;
    const all = bitCount(tiles);
    if (all === 0) return;
    for (let product = 0; product < PRODUCTS; product++) {
      const odds = (none * bitCount(tiles & at(s.table.tilesShowing, product))) / all;
      const i = seat * PRODUCTS + product;
      this.products[i] = 1 - (1 - (this.products[i] as number)) * (1 - odds);
    }
  }

  #readBuzz(s: HermagorState): void {
    this.#lines.fill(0);
    for (let space = BOOTHS; space < SPACES; space++) {
      const colour = buyerAt(s, space);
      if (colour < 0) continue;
      const lines = LINES_OF_SPACE[space] as Int32Array;
      for (let i = 0; i < lines.length; i++) {
        const line = colour * LINES + at(lines, i);
        this.#lines[line] = at(this.#lines, line) + 1;
      }
    }
    for (let seat = 0; seat < s.table.seats; seat++) {
      let buzz = 0;
      for (let line = 0; line < LINES; line++) buzz += at(BUZZ, at(this.#lines, seat * LINES + line));
      this.#extra(seat, buzz + buyers(s, seat) * this.#weights.buyerInHand);
    }
  }
}

export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
