import { checkDrawing, cutPlaces, distancesFrom, drawnLinks, Findings, type Problem } from '@kontor/core';
import {
  CAPITAL_RANK,
  CITIES,
  type ContractSet,
  type MerchantsBoard,
  REGION_NUMERALS,
  RESOURCES,
  worth,
} from './board.ts';
import { startValues } from './start-values.ts';

export interface CheckOptions {
  /** Check our own design rules too, which a printed board need not follow. */
  readonly house?: boolean;
}

/** M-B1…M-B3, proved from the drawing. */
export function checkBoard(board: MerchantsBoard, { house = false }: CheckOptions = {}): Problem[] {
  const found = new Findings();
  const places = [
    { ...board.capital, path: '/capital' },
    ...board.cities.map((city, i) => ({ ...city, path: `/cities/${i}` })),
  ];
  checkDrawing({ ...board, places }, found);
  checkNumbers(board, found);
  checkLabels(board, found);
  if (house && found.problems.length === 0) checkHouse(board, found);
  return found.problems;
}

/** M-B1: 20 numbered cities, 8 regions. */
function checkNumbers(board: MerchantsBoard, found: Findings): void {
  for (let number = 1; number <= CITIES; number++) {
    const count = board.cities.filter((city) => city.number === number).length;
    found.expect(
      count === 1,
      'city-number',
      '/cities',
      `${count} cities have the number ${number}; it must be 1 (M-B1).`,
    );
  }
  for (const numeral of REGION_NUMERALS) {
    const count = board.regions.filter((region) => region.numeral === numeral).length;
    found.expect(
      count === 1,
      'region-numeral',
      '/regions',
      `${count} regions are called ${numeral}; it must be 1 (M-B1).`,
    );
  }
}

/** M-B2: a label names at most one road of a city. */
function checkLabels(board: MerchantsBoard, found: Findings): void {
  const seen = new Set<string>();
  for (const [i, { from, to, label }] of board.roads.entries())
    for (const end of [from, to]) {
      const key = `${end} ${label}`;
      found.expect(
        !seen.has(key),
        'label-twice',
        `/roads/${i}`,
        `Two roads of ${end} have the label ${label} (M-B2).`,
      );
      seen.add(key);
    }
}

/** What M-B3 asks of our own boards. That 21 places and 8 areas make 28 roads needs no check: Euler's formula says so. */
const HOUSE = {
  farthest: 4,
  ranks: [8, 7, 5],
  /** The mean rank of the places round a region: ranks are spread over the map. */
  regionRank: { least: 1.5, most: 2.5 },
  /** The best start may be worth at most this many times the worst. */
  startRatio: 1.45,
};

function checkHouse(board: MerchantsBoard, found: Findings): void {
  const rankOf = new Map([
    ...board.cities.map((city) => [city.id, city.rank] as const),
    [board.capital.id, CAPITAL_RANK],
  ]);
  const links = drawnLinks({ places: [board.capital, ...board.cities], roads: board.roads });
  for (const cut of cutPlaces([...rankOf.keys()], links))
    found.add('cut-place', '/roads', `Without ${cut} the roads fall apart (M-B3).`);
  for (const [id, steps] of distancesFrom(board.capital.id, board.roads))
    found.expect(
      steps <= HOUSE.farthest,
      'too-far',
      '/roads',
      `${id} is ${steps} roads from the capital; at most ${HOUSE.farthest} (M-B3).`,
    );
  for (const city of board.cities)
    found.expect(
      board.regions.some((region) => region.places.includes(city.id)),
      'no-region',
      '/regions',
      `${city.id} touches no region (M-B3).`,
    );
  for (const [i, wanted] of HOUSE.ranks.entries()) {
    const count = board.cities.filter((city) => city.rank === i + 1).length;
    found.expect(
      count === wanted,
      'rank-count',
      '/cities',
      `${count} cities have rank ${i + 1}, not ${wanted} (M-B3).`,
    );
  }
  for (const [i, region] of board.regions.entries()) {
    const mean = region.places.reduce((sum, id) => sum + (rankOf.get(id) ?? 0), 0) / region.places.length;
    found.expect(
      mean >= HOUSE.regionRank.least && mean <= HOUSE.regionRank.most,
      'rank-spread',
      `/regions/${i}`,
      `The places round ${region.numeral} have a mean rank of ${mean.toFixed(2)} (M-B3).`,
    );
  }
  const values = [...startValues(board).values()];
  const ratio = Math.max(...values) / Math.min(...values);
  found.expect(
    ratio <= HOUSE.startRatio,
    'start-balance',
    '/cities',
    `The best city to start from is worth ${ratio.toFixed(2)} times the worst; at most ${HOUSE.startRatio}.`,
  );
}

/** How many contracts of each value there are (M-C2). */
const CONTRACTS_OF_VALUE = new Map([
  [2, 7],
  [3, 6],
  [4, 5],
  [5, 4],
  [6, 4],
  [7, 4],
  [8, 4],
  [9, 4],
]);
/** M-C1, in the order of the resources. */
const RESOURCE_COUNTS = [18, 15, 12, 9, 6];

/** M-C1 and M-C2. */
export function checkContracts(set: ContractSet): Problem[] {
  const problems: Problem[] = [];
  const add = (code: string, path: string, message: string) =>
    problems.push({ code: `contracts.${code}`, path, message });
  for (const [i, resource] of RESOURCES.entries())
    if (set.resources[resource] !== RESOURCE_COUNTS[i])
      add(
        'resources',
        `/resources/${resource}`,
        `There are ${set.resources[resource]} ${resource}, not ${RESOURCE_COUNTS[i]} (M-C1).`,
      );
  const seen = new Set<string>();
  for (const [i, { value, asks }] of set.contracts.entries()) {
    const sum = asks.reduce((total, resource) => total + worth(resource), 0);
    if (sum !== value)
      add(
        'value',
        `/contracts/${i}`,
        `A contract of value ${value} asks for ${asks.join(' ')}, worth ${sum} (M-C2).`,
      );
    if (!CONTRACTS_OF_VALUE.has(value))
      add('range', `/contracts/${i}`, `No contract has the value ${value} (M-C2).`);
    const key = [...asks].sort().join(' ');
    if (seen.has(key))
      add('twice', `/contracts/${i}`, `The contract ${asks.join(' ')} is listed twice; use copies.`);
    seen.add(key);
  }
  for (const [value, wanted] of CONTRACTS_OF_VALUE) {
    const count = set.contracts
      .filter((one) => one.value === value)
      .reduce((sum, one) => sum + one.copies, 0);
    if (count !== wanted)
      add('count', '/contracts', `There are ${count} contracts of value ${value}, not ${wanted} (M-C2).`);
  }
  return problems;
}
