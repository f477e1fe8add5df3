import { failed, type Parsed, type Problem, parsed, problem, seatsOf, type Table } from '@kontor/core';
import {
  BUILDINGS,
  type HermagorBoard,
  MARKET_COLUMNS,
  MARKET_ROWS,
  PRODUCTS,
  type Special,
  type TileSet,
} from '../files/board.ts';
import { BOOTHS, SPACE_NAMES, spaceByName } from '../market/spaces.ts';
import { MOST_REGIONS, MOST_VILLAGES, NOBILITY } from './constants.ts';
import { colourName } from './names.ts';
import type { HermagorOptions } from './options.ts';
import type { Colour, HermagorTable, TileName } from './types.ts';
import { cheapestWays } from './ways.ts';

/** A set of tiles is the bits of one integer. */
const MOST_TILES = 30;
/** H-1.3: the cost of a space on a tile. */
const COST_ON_TILE = 2;
/** H-S3: tiles above this number are for four and five players. */
const LAST_SMALL_TILE = 16;
const ACTION_TILES: Readonly<Record<number, readonly number[]>> = {
  2: [3, 4, 4, 5, 5],
  3: [3, 4, 4, 5, 5],
  4: [4, 4, 5, 5],
  5: [3, 4, 5, 5],
};

/** Compiles board and tiles for the rules. */
export function compileTable(spec: Table, map: HermagorBoard, tiles: TileSet): Parsed<HermagorTable> {
  const problems = tooLarge(map, tiles);
  if (problems.length > 0) return failed(problems);
  const options = spec.options as Table['options'] & HermagorOptions;
  const twoPlayers = spec.seats === 2;
  const colours = spec.seats + (twoPlayers ? 1 : 0);
  const spaceCost = spaceCosts(map);
  const places = compilePlaces(map);
  const pieces = compileTiles(tiles, spec.seats);
  return parsed({
    ...spec,
    options,
    map,
    tiles,
    twoPlayers,
    after: options.travelPay === 'after',
    sharedBuyersEach: twoPlayers && options.sharedBuyers === 'twoEach',
    neverDecline: options.decline === 'never',
    colours,
    coloursIn: coloursIn(spec, colours),
    ...places,
    ...compileRegions(map),
    squaresUsed: twoPlayers ? Int32Array.of(0, 2) : Int32Array.of(0, 1, 2, 3),
    spaceCost,
    cheapestSpace: Math.min(...spaceCost),
    boothsUsed: boothsUsed(spec.seats),
    actionTiles: actionTiles(spec.seats, options.sixTile),
    ...pieces,
    tilesAt: places.productOf.map((product) => pieces.tilesShowing[product] ?? 0),
  });
}

function coloursIn(spec: Table, colours: number): Colour[][] {
  return Array.from({ length: 1 << colours }, (_, mask) =>
    seatsOf(mask).map((colour) => colourName(spec, colour)),
  );
}

function tooLarge(map: HermagorBoard, tiles: TileSet): Problem[] {
  const problems: Problem[] = [];
  const limit = (path: string, count: number, most: number) => {
    if (count <= most) return;
    const found = problem('table.size', `There is room for ${most}, but there are ${count}.`, path);
    problems.push(...found.problems);
  };
  limit('/board/villages', map.villages.length, MOST_VILLAGES);
  limit('/board/regions', map.regions.length, MOST_REGIONS);
  limit('/pieces/tiles', tiles.tiles.length + tiles.specials.length, MOST_TILES);
  return problems;
}

function compilePlaces(map: HermagorBoard) {
  const villages = map.villages.length;
  const placeId = [...map.villages.map((village) => village.id), map.castle.id];
  const placeNumber = new Map(placeId.map((id, place) => [id, place]));
  const dukedomOf = new Int32Array(villages);
  map.dukedoms.forEach((dukedom, number) => {
    for (const id of dukedom.villages) dukedomOf[placeNumber.get(id) ?? 0] = number;
  });
  return {
    villages,
    castle: villages,
    placeId,
    placeNumber,
    productOf: Int32Array.from(map.villages, (village) => PRODUCTS.indexOf(village.product)),
    dukedomOf,
    onRoute: Int32Array.from(map.villages, (village) => (map.principalRoute.includes(village.id) ? 1 : 0)),
    ...cheapestWays(map, placeNumber),
  };
}

function compileRegions(map: HermagorBoard) {
  const villageIds = map.villages.map((village) => village.id);
  const regionId = map.regions.map((region) => region.id);
  const villagesOfRegion = map.regions.map((region) =>
    Int32Array.from(
      // The castle is not needed to complete a region (H-3.12).
      region.places.map((id) => villageIds.indexOf(id)).filter((village) => village >= 0),
    ),
  );
  return {
    regions: regionId.length,
    regionId,
    regionNumber: new Map(regionId.map((id, region) => [id, region])),
    villagesOfRegion,
    regionsOfVillage: villageIds.map((_, village) =>
      Int32Array.from(regionId.keys()).filter((region) => villagesOfRegion[region]?.includes(village)),
    ),
    rowsOfRegion: map.regions.map(({ shows }) =>
      shows === 'nobility'
        ? Int32Array.of(NOBILITY)
        : Int32Array.from(shows, (building) => BUILDINGS.indexOf(building)),
    ),
  };
}

function spaceCosts(map: HermagorBoard): Int32Array {
  const costs = new Int32Array(SPACE_NAMES.length).fill(COST_ON_TILE);
  for (const letter of ['h', 'v', 'j'] as const)
    map.market[letter].forEach((row, r) => {
      row.forEach((cost, c) => {
        costs[spaceByName(`${letter}${r + 1}.${c + 1}`) ?? 0] = cost;
      });
    });
  return costs;
}

/** H-1.1: the booths in use. */
function boothsUsed(seats: number): Int32Array {
  const firstRow = seats === 5 ? 0 : 1;
  const endRow = seats <= 3 ? MARKET_ROWS - 1 : MARKET_ROWS;
  return Int32Array.from(Array(BOOTHS).keys()).filter((booth) => {
    const row = Math.floor(booth / MARKET_COLUMNS);
    return row >= firstRow && row < endRow;
  });
}

/** H-S2, H-S5: the action tiles in use. */
function actionTiles(seats: number, sixTile: HermagorOptions['sixTile']): Int32Array {
  const values = [...(ACTION_TILES[seats] ?? [])];
  if (sixTile === 'replace') values.splice(values.indexOf(5), 1);
  if (sixTile !== 'off') values.push(6);
  return Int32Array.from(values);
}

function compileTiles({ tiles, specials }: TileSet, seats: number) {
  const products = [...tiles].sort((a, b) => a.number - b.number);
  const tileName: TileName[] = [...products.map((tile) => tile.number), ...specials];
  const bits = (wanted: (tile: number) => boolean) =>
    tileName.reduce<number>((set, _, tile) => (wanted(tile) ? set | (1 << tile) : set), 0);
  const inGame = (tile: number) => seats > 3 || (products[tile]?.number ?? 0) <= LAST_SMALL_TILE;
  const special = (name: Special) => tileName.indexOf(name);
  return {
    tileName,
    tileNumber: new Map(tileName.map((name, tile) => [name, tile])),
    allTiles: bits(inGame),
    productTiles: bits((tile) => inGame(tile) && tile < products.length),
    tilesShowing: Int32Array.from(PRODUCTS, (product) =>
      bits((tile) => inGame(tile) && products[tile]?.products.includes(product) === true),
    ),
    singleProduct: Int32Array.from(tileName, (_, tile) => {
      const [only, second] = products[tile]?.products ?? [];
      return only === undefined || second !== undefined ? -1 : PRODUCTS.indexOf(only);
    }),
    special: {
      'floating-market': special('floating-market'),
      shortcut: special('shortcut'),
      'black-market': special('black-market'),
      'good-deal': special('good-deal'),
    },
  };
}
