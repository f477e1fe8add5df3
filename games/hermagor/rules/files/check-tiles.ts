import type { Problem } from '@kontor/core';
import { PRODUCTS, SPECIALS, type TileSet } from './board.ts';
import type { CheckOptions } from './check-board.ts';

const TILES = 20;
/** H-S3: taken out for 2–3 players. */
const LAST_FOUR = 17;

/** H-C2 and H-C3; with `design` also H-B7. */
export function checkTiles(set: TileSet, { design = false }: CheckOptions = {}): Problem[] {
  const problems: Problem[] = [];
  const expect = (holds: boolean, code: string, path: string, message: string) => {
    if (!holds) problems.push({ code: `tiles.${code}`, path, message });
  };
  for (let number = 1; number <= TILES; number++) {
    const count = set.tiles.filter((tile) => tile.number === number).length;
    expect(count === 1, 'number', '/tiles', `${count} tiles have the number ${number}; it must be 1 (H-C2).`);
  }
  for (const [i, { number, products }] of set.tiles.entries()) {
    expect(
      number <= TILES,
      'number-range',
      `/tiles/${i}`,
      `Tile ${number}: numbers go from 1 to ${TILES} (H-C2).`,
    );
    expect(
      products[0] !== products[1],
      'double',
      `/tiles/${i}`,
      `Tile ${number} shows ${products[0]} twice; a double tile shows two products (H-C2).`,
    );
  }
  for (const special of SPECIALS) {
    const count = set.specials.filter((one) => one === special).length;
    expect(
      count === 1,
      'special',
      '/specials',
      `The special tile ${special} is there ${count} times, not once (H-C3).`,
    );
  }
  if (!design) return problems;

  const doubles = set.tiles.filter((tile) => tile.products.length === 2);
  const last = set.tiles.filter((tile) => tile.number >= LAST_FOUR);
  for (const product of PRODUCTS) {
    const shows = (tile: TileSet['tiles'][number]) => tile.products.includes(product);
    const singles = set.tiles.filter((tile) => tile.products.length === 1 && shows(tile)).length;
    expect(singles === 1, 'singles', '/tiles', `${singles} single tiles show ${product}, not one (H-B7).`);
    const twos = doubles.filter(shows).length;
    expect(twos === 3, 'doubles', '/tiles', `${twos} double tiles show ${product}, not 3 (H-B7).`);
    const late = last.filter(shows).length;
    expect(late === 1, 'last-four', '/tiles', `${late} of the tiles 17–20 show ${product}, not one (H-B7).`);
  }
  const pairs = doubles.map((tile) => [...tile.products].sort().join(' and '));
  for (const [i, pair] of pairs.entries())
    expect(pairs.indexOf(pair) === i, 'pair-twice', '/tiles', `Two double tiles show ${pair} (H-B7).`);
  return problems;
}
