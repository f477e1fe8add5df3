import { type HermagorBoard, PRODUCTS, type Product, SPECIALS, type TileSet } from '../rules/files/board.ts';

/*
 * A board for the tests of single rules: 24 villages, `maize-1` to `relic-3`, with round numbers to count on. It is not
 * drawn, so it is no board to play on.
 *
 * One long road runs castle –5– maize-1 –3– amulet-1 –2– salt-1 –2– books-1 –2– weapons-1 –2– blessing-1 –2– egg-1 –2–
 * relic-1, which is the Principal Route. Every second village hangs on the first one of its product by a road of 4. The
 * third ones lie close to the castle, with several equal ways to some of them.
 */

const NOWHERE: [number, number] = [0, 0];

const LONG_ROAD: readonly Product[] = [
  'maize',
  'amulet',
  'salt',
  'books',
  'weapons',
  'blessing',
  'egg',
  'relic',
];
const [FIRST_TOLL, SECOND_TOLL, OTHER_TOLL] = [5, 3, 2];

function road(from: string, to: string, toll: number): HermagorBoard['roads'][number] {
  return { from, to, toll, course: [], bridges: [] };
}

function region(
  id: string,
  places: string[],
  shows: HermagorBoard['regions'][number]['shows'],
): HermagorBoard['regions'][number] {
  return { id, name: id, places, shows, label: NOWHERE };
}

function dukedom(id: string, villages: string[]): HermagorBoard['dukedoms'][number] {
  return { id, name: id, villages, label: NOWHERE };
}

const named = (number: number) => PRODUCTS.map((product) => `${product}-${number}`);

export const TEST_BOARD: HermagorBoard = {
  game: 'hermagor',
  kind: 'board',
  id: 'test-land',
  name: 'Test land',
  author: 'Kontor',
  size: { width: 1000, height: 1000 },
  castle: { id: 'castle', name: 'Hermagor', at: NOWHERE },
  villages: [1, 2, 3].flatMap((number) =>
    PRODUCTS.map((product) => ({
      id: `${product}-${number}`,
      name: `${product} ${number}`,
      at: NOWHERE,
      product,
    })),
  ),
  roads: [
    ...LONG_ROAD.map((product, i) =>
      road(
        i === 0 ? 'castle' : `${LONG_ROAD[i - 1]}-1`,
        `${product}-1`,
        i === 0 ? FIRST_TOLL : i === 1 ? SECOND_TOLL : OTHER_TOLL,
      ),
    ),
    ...PRODUCTS.map((product) => road(`${product}-1`, `${product}-2`, 4)),
    // To amulet-3 by books-3 or by maize-3, both for 4 and by two roads: the road to books-3 has the lower number.
    road('castle', 'books-3', 2),
    road('castle', 'maize-3', 2),
    road('maize-3', 'amulet-3', 2),
    road('books-3', 'amulet-3', 2),
    // To salt-3 for 4, by one road or by two.
    road('maize-3', 'salt-3', 2),
    road('castle', 'salt-3', 4),
    road('castle', 'weapons-3', 1),
    road('weapons-3', 'blessing-3', 1),
    road('blessing-3', 'egg-3', 1),
    road('egg-3', 'relic-3', 1),
  ],
  regions: [
    region('court', ['castle', 'maize-1', 'salt-1', 'amulet-1'], 'nobility'),
    region('moor', ['amulet-1', 'books-1', 'weapons-1'], ['graveyard', 'blacksmith', 'maize-field']),
    region('vale', ['amulet-1', 'egg-1', 'relic-1'], ['library']),
    region('hill', ['weapons-3', 'blessing-3', 'egg-3'], ['church', 'dragon-valley']),
    region('wood', ['egg-3', 'relic-3', 'castle'], ['church']),
    region('keep', ['castle', 'egg-3', 'amulet-3'], 'nobility'),
  ],
  dukedoms: [
    dukedom('east', [...named(1), 'maize-2', 'salt-2']),
    dukedom('west', named(2).slice(2)),
    dukedom('south', named(3)),
  ],
  principalRoute: ['castle', ...LONG_ROAD.map((product) => `${product}-1`)],
  market: {
    h: [
      [5, 3, 3, 3],
      [3, 3, 3, 3],
      [3, 3, 3, 3],
      [3, 3, 3, 3],
    ],
    v: Array.from({ length: 5 }, () => [2, 2, 2]),
    j: Array.from({ length: 4 }, () => [4, 4, 4]),
  },
  coast: [],
  islands: [],
  rivers: [],
  relief: [],
};

const PAIRS: readonly (readonly Product[])[] = [
  ['salt'],
  ['amulet', 'weapons'],
  ['egg'],
  ['maize', 'books'],
  ['blessing'],
  ['salt', 'relic'],
  ['weapons'],
  ['egg', 'blessing'],
  ['maize'],
  ['books', 'relic'],
  ['amulet'],
  ['salt', 'weapons'],
  ['relic'],
  ['maize', 'egg'],
  ['books'],
  ['amulet', 'blessing'],
  ['maize', 'weapons'],
  ['salt', 'blessing'],
  ['amulet', 'relic'],
  ['books', 'egg'],
];

/** Odd numbers up to 15 are singles, all others doubles. */
export const TEST_TILES: TileSet = {
  game: 'hermagor',
  kind: 'tiles',
  id: 'test-tiles',
  name: 'Test tiles',
  author: 'Kontor',
  tiles: PAIRS.map((products, i) => ({ number: i + 1, products: [...products] })),
  specials: [...SPECIALS],
};

/** A market where one space costs 2, `v1.1`, and all others more than anybody has. */
export const DEAR_MARKET: HermagorBoard['market'] = {
  h: Array.from({ length: 4 }, () => [20, 20, 20, 20]),
  v: Array.from({ length: 5 }, (_, row) => [row === 0 ? 2 : 20, 20, 20]),
  j: Array.from({ length: 4 }, () => [20, 20, 20]),
};
