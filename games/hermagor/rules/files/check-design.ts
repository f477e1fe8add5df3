import { cutPlaces, distanceToLine, drawnLinks, type Findings, type Link } from '@kontor/core';
import { BUILDINGS, type HermagorBoard, PRODUCTS, type Region } from './board.ts';

/**
 * Checks H-B5, what is known of the printed board, and H-B6, what we require of ours. The board must have passed
 * `checkBoard`.
 */
export function checkDesign(board: HermagorBoard, found: Findings): void {
  const links = drawnLinks({ places: [board.castle, ...board.villages], roads: board.roads });
  checkVillages(board, found);
  checkNetwork(board, links, found);
  checkRegions(board, found);
  checkBuildings(board, found);
  checkTolls(board, links, found);
  checkRoute(board, found);
  checkMarket(board, found);
}

const VILLAGES = 32;
const PER_PRODUCT = 4;
const LEAST_PER_DUKEDOM = 9;

function checkVillages(board: HermagorBoard, found: Findings): void {
  const { villages, dukedoms } = board;
  found.expect(
    villages.length === VILLAGES,
    'village-count',
    '/villages',
    `There are ${villages.length} villages, not ${VILLAGES} (H-B6).`,
  );
  for (const product of PRODUCTS) {
    const count = villages.filter((village) => village.product === product).length;
    found.expect(
      count === PER_PRODUCT,
      'product-count',
      '/villages',
      `${count} villages sell ${product}, not ${PER_PRODUCT} (H-B6).`,
    );
  }
  for (const [i, dukedom] of dukedoms.entries()) {
    const path = `/dukedoms/${i}`;
    found.expect(
      dukedom.villages.length >= LEAST_PER_DUKEDOM,
      'dukedom-small',
      path,
      `${dukedom.name} has ${dukedom.villages.length} villages, fewer than ${LEAST_PER_DUKEDOM} (H-B5, H-B6).`,
    );
    const sold = new Set(productsOf(board, dukedom.villages));
    const missing = PRODUCTS.filter((product) => !sold.has(product));
    found.expect(
      missing.length === 0,
      'dukedom-products',
      path,
      `Nobody in ${dukedom.name} sells ${missing.join(', ')} (H-B6).`,
    );
  }
}

/** A place's products, in the order given; Hermagor has none. */
function productsOf(board: HermagorBoard, places: readonly string[]) {
  const product = new Map(board.villages.map((village) => [village.id, village.product]));
  return places.flatMap((id) => product.get(id) ?? []);
}

function checkNetwork(board: HermagorBoard, links: readonly Link[], found: Findings): void {
  for (const [i, village] of board.villages.entries()) {
    const degree = links.filter((link) => link.from === village.id || link.to === village.id).length;
    found.expect(
      degree >= 2 && degree <= 4,
      'degree',
      `/villages/${i}`,
      `${degree} roads meet in ${village.id}; 2 to 4 are allowed (H-B6).`,
    );
  }
  const places = [board.castle, ...board.villages].map((place) => place.id);
  for (const cut of cutPlaces(places, links))
    found.add('cut-place', '/roads', `Without ${cut} the roads fall apart (H-B6).`);
  const own = board.roads.filter((road) => road.from === board.castle.id || road.to === board.castle.id);
  found.expect(
    own.length === 4,
    'castle-roads',
    '/castle',
    `${own.length} roads lead to ${board.castle.id}, not 4 (H-B6).`,
  );
  for (const road of own)
    found.expect(
      road.toll === 2 || road.toll === 3,
      'castle-toll',
      `/roads/${board.roads.indexOf(road)}`,
      `The road ${road.from}–${road.to} costs ${road.toll}; roads to ${board.castle.id} cost 2 or 3 (H-B6).`,
    );
  for (const [i, { from, to }] of board.roads.entries()) {
    const [one, other] = productsOf(board, [from, to]);
    found.expect(
      one === undefined || one !== other,
      'neighbours',
      `/roads/${i}`,
      `The neighbours ${from} and ${to} both sell ${one} (H-B6).`,
    );
  }
}

function villagesOf(board: HermagorBoard, region: Region): string[] {
  return region.places.filter((id) => id !== board.castle.id);
}

function checkRegions(board: HermagorBoard, found: Findings): void {
  const { regions, castle } = board;
  found.expect(
    regions.length >= 17 && regions.length <= 19,
    'region-count',
    '/regions',
    `There are ${regions.length} regions, not 17 to 19 (H-B6).`,
  );
  for (const [i, region] of regions.entries()) {
    const path = `/regions/${i}`;
    const villages = villagesOf(board, region);
    found.expect(
      villages.length >= 3 && villages.length <= 6,
      'region-size',
      path,
      `${region.name} has ${villages.length} villages, not 3 to 6 (H-B5).`,
    );
    const sold = productsOf(board, villages);
    found.expect(
      new Set(sold).size === sold.length,
      'region-products',
      path,
      `Two villages of ${region.name} sell the same (H-B6).`,
    );
    if (region.places.includes(castle.id))
      found.expect(
        region.shows === 'nobility' && villages.length === 3,
        'castle-region',
        path,
        `${region.name} lies beside ${castle.id}: it must show the Nobility and have 3 villages (H-B5, H-B6).`,
      );
  }
  const elsewhere = regions.filter(
    (region) => region.shows === 'nobility' && !region.places.includes(castle.id),
  );
  found.expect(
    elsewhere.length <= 2,
    'nobility-count',
    '/regions',
    `${elsewhere.length} regions away from ${castle.id} show the Nobility; at most 2 (H-B6).`,
  );
}

/** A region with this many villages counts as large. */
const LARGE = 5;

function checkBuildings(board: HermagorBoard, found: Findings): void {
  const shown = board.regions.map((region) => (region.shows === 'nobility' ? [] : region.shows));
  const marks = shown.flat();
  for (const [i, buildings] of shown.entries()) {
    const name = board.regions[i]?.name;
    found.expect(
      buildings.length <= 3,
      'building-count',
      `/regions/${i}`,
      `${name} shows ${buildings.length} buildings; at most 3 (H-B5).`,
    );
    found.expect(
      new Set(buildings).size === buildings.length,
      'building-twice',
      `/regions/${i}`,
      `${name} shows a building twice (H-B6).`,
    );
  }
  found.expect(
    shown.some((buildings) => buildings.length === 3),
    'three-buildings',
    '/regions',
    'No region shows 3 buildings (H-B5).',
  );
  found.expect(
    marks.length >= 28 && marks.length <= 34,
    'mark-count',
    '/regions',
    `There are ${marks.length} building marks, not 28 to 34 (H-B6).`,
  );
  for (const building of BUILDINGS) {
    const where = board.regions.filter(
      (region) => region.shows !== 'nobility' && region.shows.includes(building),
    );
    found.expect(
      where.length >= 3 && where.length <= 5,
      'building-spread',
      '/regions',
      `${where.length} regions show the ${building}, not 3 to 5 (H-B6).`,
    );
    found.expect(
      where.some((region) => villagesOf(board, region).length < LARGE),
      'building-large',
      '/regions',
      `Only large regions show the ${building} (H-B6).`,
    );
  }
}

/** The required share of each toll, and the tolerance. */
const TOLL_SHARES = new Map([
  [2, 0.4],
  [3, 0.35],
  [4, 0.17],
  [5, 0.08],
]);
const SHARE_SLACK = 0.05;
/** A road crosses mountains if at least so many stand this near to it, as a share of the width. */
const PASS = { mountains: 2, reach: 1 / 32 };

function checkTolls(board: HermagorBoard, links: readonly Link[], found: Findings): void {
  const tolls = board.roads.map((road) => road.toll);
  const mean = tolls.reduce((sum, toll) => sum + toll, 0) / tolls.length;
  found.expect(
    mean >= 2.8 && mean <= 3.1,
    'toll-mean',
    '/roads',
    `The tolls have a mean of ${mean.toFixed(2)}, not 2.8 to 3.1 (H-B6).`,
  );
  for (const [toll, wanted] of TOLL_SHARES) {
    const share = tolls.filter((one) => one === toll).length / tolls.length;
    found.expect(
      Math.abs(share - wanted) <= SHARE_SLACK,
      'toll-share',
      '/roads',
      `${Math.round(share * 100)} % of the roads cost ${toll}; about ${wanted * 100} % should (H-B6).`,
    );
  }
  const mountains = board.relief.filter((one) => one.kind === 'mountain');
  for (const [i, { from, to, toll, bridges }] of board.roads.entries()) {
    const path = `/roads/${i}`;
    found.expect(
      TOLL_SHARES.has(toll),
      'toll-range',
      path,
      `The road ${from}–${to} costs ${toll}; tolls are 2 to 5 (H-B5).`,
    );
    const near = mountains.filter(
      (one) => distanceToLine(one.at, links[i]?.line ?? []) <= board.size.width * PASS.reach,
    );
    found.expect(
      toll < 5 || bridges.length > 0 || near.length >= PASS.mountains,
      'toll-five',
      path,
      `The road ${from}–${to} costs 5 but leads over neither river nor mountains (H-B6).`,
    );
  }
}

function checkRoute(board: HermagorBoard, found: Findings): void {
  const route = board.principalRoute;
  const path = '/principalRoute';
  for (const [i, place] of route.entries()) {
    const next = route[i + 1];
    if (next === undefined) continue;
    found.expect(
      board.roads.some(({ from, to }) => (from === place && to === next) || (from === next && to === place)),
      'route-broken',
      path,
      `The Principal Route goes from ${place} to ${next}, but no road does (H-B6).`,
    );
  }
  for (const dukedom of board.dukedoms)
    found.expect(
      dukedom.villages.some((village) => route.includes(village)),
      'route-dukedoms',
      path,
      `The Principal Route never enters ${dukedom.name} (H-B6).`,
    );
  const missing = PRODUCTS.filter((product) => !productsOf(board, route).includes(product));
  found.expect(
    missing.length === 0,
    'route-products',
    path,
    `No village of the Principal Route sells ${missing.join(', ')} (H-B6).`,
  );
}

/** H-B5: spaces cost 2–5, and a junction, which touches four booths, more than the edges that meet there. */
function checkMarket({ market }: HermagorBoard, found: Findings): void {
  const { h, v, j } = market;
  found.expect(
    [h, v, j].flat(2).every((cost) => cost >= 2 && cost <= 5),
    'market-range',
    '/market',
    'Passage spaces cost 2 to 5 (H-B5).',
  );
  for (const [r, row] of j.entries())
    for (const [c, cost] of row.entries()) {
      const edges = [h[r]?.[c], h[r]?.[c + 1], v[r]?.[c], v[r + 1]?.[c]];
      found.expect(
        edges.every((edge) => edge !== undefined && edge < cost),
        'market-junction',
        `/market/j/${r}/${c}`,
        `The junction (${r + 1}, ${c + 1}) touches more booths than the edges beside it, so it must cost more (H-B5).`,
      );
    }
}
