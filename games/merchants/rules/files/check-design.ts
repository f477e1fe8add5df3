import { cutPlaces, distancesFrom, drawnLinks, type Findings } from '@kontor/core';
import { CAPITAL_RANK, type MerchantsBoard } from './board.ts';
import { startValues } from './start-values.ts';

/** Limits for M-B3. The number of roads needs no check: by Euler's formula 21 places and 8 areas make 28 roads. */
const DESIGN = {
  farthest: 4,
  ranks: [8, 7, 5],
  /** The mean rank of the places round a region: ranks are spread over the map. */
  regionRank: { least: 1.5, most: 2.5 },
  /** The best start may be worth at most this many times the worst. */
  startRatio: 1.45,
};

export function checkDesign(board: MerchantsBoard, found: Findings): void {
  const rankOf = new Map([
    ...board.cities.map((city) => [city.id, city.rank] as const),
    [board.capital.id, CAPITAL_RANK],
  ]);
  const links = drawnLinks({ places: [board.capital, ...board.cities], roads: board.roads });
  for (const cut of cutPlaces([...rankOf.keys()], links))
    found.add('cut-place', '/roads', `Without ${cut} the roads fall apart (M-B3).`);
  for (const [id, steps] of distancesFrom(board.capital.id, board.roads))
    found.expect(
      steps <= DESIGN.farthest,
      'too-far',
      '/roads',
      `${id} is ${steps} roads from the capital; at most ${DESIGN.farthest} (M-B3).`,
    );
  for (const city of board.cities)
    found.expect(
      board.regions.some((region) => region.places.includes(city.id)),
      'no-region',
      '/regions',
      `${city.id} touches no region (M-B3).`,
    );
  for (const [i, wanted] of DESIGN.ranks.entries()) {
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
      mean >= DESIGN.regionRank.least && mean <= DESIGN.regionRank.most,
      'rank-spread',
      `/regions/${i}`,
      `The places round ${region.numeral} have a mean rank of ${mean.toFixed(2)} (M-B3).`,
    );
  }
  const values = [...startValues(board).values()];
  const ratio = Math.max(...values) / Math.min(...values);
  found.expect(
    ratio <= DESIGN.startRatio,
    'start-balance',
    '/cities',
    `The best city to start from is worth ${ratio.toFixed(2)} times the worst; at most ${DESIGN.startRatio}.`,
  );
}
