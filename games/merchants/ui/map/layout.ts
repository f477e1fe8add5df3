import {
  type Box,
  box,
  distance,
  insidePolygon,
  type Line,
  lineLength,
  type Point,
  pointAlong,
} from '@kontor/core';
import { CAPITAL } from '../../rules/state/types.ts';
import type { CityDrawing, MapDrawing, RegionDrawing } from './drawing.ts';

/*
 * Where names, goods, temples, numerals and road letters lie: so that they cover each other, the towns and the roads as
 * little as can be. The smaller a map is shown, the larger all of them are drawn on it, so each size has its own layout.
 */

export interface MapLayout {
  /** How many times larger than at full size pieces and writing are drawn. */
  readonly enlarged: number;
  /** Too small for names: a city is its number. */
  readonly small: boolean;
  /** By city, from its middle, before enlarging. */
  readonly cities: readonly CityLayout[];
  /** By region: the middle of its numeral and electors. */
  readonly labels: readonly Point[];
  /** By road: the middle of its letter. */
  readonly plaques: readonly Point[];
  /** What all this takes, for what comes later. */
  readonly boxes: readonly Box[];
}

export interface CityLayout {
  /** Middle of number and name. */
  readonly tag: Point;
  /** Middle of the goods or the contract. */
  readonly tray: Point;
  readonly temple: Point;
}

/** From this enlargement on there is no room for names. */
const SMALL = 1.15;

/** Room that things take, before enlarging. */
export const TAG_HEIGHT = 30;
export const NUMBER_SIZE = 34;
const TRAY_SIZE = 62;
const TEMPLE_SIZE = 44;
const PLAQUE_SIZE = 40;
const LETTER = 14.4;
const CAPITAL_LETTER = 19;
const CAPITAL_TAG_HEIGHT = 38;
const NUMERAL_LETTER = 22;
const LABEL_HEIGHT = 72;
const TOWN_FOOT = 14;
/** How far below the middle of a city its caravans stand; on a small map nothing else may lie there. */
export const CARAVAN = 12;
export const SMALL_CARAVAN = 4;
const SMALL_FOOT = 20;
/** Towns are drawn smaller on a small map. */
export const SMALL_TOWN = 0.72;

/** How bad it is: per unit of area, or per point of a road. */
const COVERS_TOWN = 1;
const UNDER_TOWN = 6;
const COVERS_ROAD = 90;
const OUTSIDE = 6;
/** A fixed cost for covering anything at all. */
const TOUCHES = 150;
/** Per unit that a thing is nearer to another city than to its own. */
const DOUBT = 40;
const ROAD_POINT = 12;

/** The most rounds in which everything is placed again. */
const ROUNDS = 8;

/**
 * How important it is that a thing is not covered: letters, names and numerals are always there, goods and
 * temples only sometimes.
 */
const WEIGHT = { plaque: 2, tag: 2, label: 2, tray: 1.5, temple: 1.2 } as const;

/** Only the best places are compared. */
const MOST_PLACES = 40;

interface Candidate {
  readonly at: Point;
  readonly box: Box;
  readonly weight: number;
  /** What it covers that never moves, and how unusual the place is. */
  readonly cost: number;
}

const NOWHERE: Candidate = { at: [0, 0], box: [0, 0, 0, 0], weight: 0, cost: 0 };

interface Thing {
  readonly size: Point;
  readonly weight: number;
  /** How bad it is that it lies on a town (letters lie under it), or on a road. */
  readonly towns: number;
  readonly roads: number;
}

export function nameWidth(name: string): number {
  return name.length * LETTER + 34;
}

/** Half the width of a town's drawing, and its height. */
export function townSize({ number, rank }: Pick<CityDrawing, 'number' | 'rank'>, small: boolean): Point {
  const size: Point =
    number === CAPITAL
      ? [75, 84]
      : ((
          [
            [28, 32],
            [28, 32],
            [41, 46],
            [54, 61],
          ] as const
        )[rank] ?? [28, 32]);
  return small ? [size[0] * SMALL_TOWN, size[1] * SMALL_TOWN] : size;
}

function footOf(small: boolean): number {
  return small ? SMALL_FOOT : TOWN_FOOT;
}

export function layOut(drawing: MapDrawing, enlarged: number): MapLayout {
  const small = enlarged > SMALL;
  const ground = groundOf(drawing, enlarged, small);
  const items = [
    ...drawing.roads.map(({ line }) => plaquePlaces(line, ground)),
    ...drawing.cities.map((city) => tagPlaces(city, ground)),
    ...drawing.cities.map((city) => trayPlaces(city, ground)),
    ...drawing.cities.map((city) => templePlaces(city, ground)),
    ...drawing.regions.map((region) => labelPlaces(region, ground)),
  ];
  const settled = settle(items);
  const left = settled.map(({ at }) => at);
  const plaques = left.splice(0, drawing.roads.length);
  const tags = left.splice(0, drawing.cities.length);
  const trays = left.splice(0, drawing.cities.length);
  const temples = left.splice(0, drawing.cities.length);
  return {
    enlarged,
    small,
    cities: drawing.cities.map((_, i) => ({
      tag: tags[i] ?? [0, 38],
      tray: trays[i] ?? [60, 0],
      temple: temples[i] ?? [-60, 0],
    })),
    labels: left,
    plaques,
    boxes: settled.map((each) => each.box),
  };
}

/** What never moves. */
interface Ground {
  readonly enlarged: number;
  readonly small: boolean;
  readonly places: Line;
  readonly towns: readonly Box[];
  readonly rivers: readonly Box[];
  readonly roads: readonly { readonly box: Box; readonly points: Line }[];
  readonly frame: Box;
}

function groundOf(drawing: MapDrawing, enlarged: number, small: boolean): Ground {
  const { cities, roads, frame } = drawing;
  const { x: left, y: top, width, height } = frame;
  const [right, bottom] = [left + width, top + height];
  return {
    enlarged,
    small,
    places: cities.map(({ at }) => at),
    rivers: drawing.riverNames,
    towns: cities.map((city) => {
      const [half, tall] = townSize(city, small);
      const [x, y] = city.at;
      return [x - half * enlarged, y - tall * enlarged, x + half * enlarged, y + footOf(small) * enlarged];
    }),
    roads: roads.map(({ line }) => ({ box: box(line), points: pointsAlong(line) })),
    frame: [left, top, right, bottom],
  };
}

function pointsAlong(line: Line): Point[] {
  const count = Math.ceil(lineLength(line) / ROAD_POINT);
  return Array.from({ length: count }, (_, i) => pointAlong(line, (i + 0.5) / count).at);
}

/** The box round a point of the map, of a size before enlarging. */
export function boxAt([x, y]: Point, [width, height]: Point, enlarged: number): Box {
  const [dx, dy] = [(width / 2) * enlarged, (height / 2) * enlarged];
  return [x - dx, y - dy, x + dx, y + dy];
}

function candidate(at: Point, middle: Point, thing: Thing, ground: Ground, usual: number): Candidate {
  const taken = boxAt(middle, thing.size, ground.enlarged);
  const [left, top, right, bottom] = taken;
  const area = (right - left) * (bottom - top);
  let cost = usual + (area - common(taken, ground.frame)) * OUTSIDE;
  for (const town of ground.towns) cost += common(taken, town) * thing.towns;
  if (!ground.small) for (const river of ground.rivers) cost += common(taken, river) * thing.weight;
  if (thing.roads > 0)
    for (const road of ground.roads)
      if (common(taken, road.box) > 0) cost += thing.roads * pointsIn(taken, road.points);
  return { at, box: taken, weight: thing.weight, cost };
}

function pointsIn([left, top, right, bottom]: Box, points: Line): number {
  return points.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
}

/** A letter lies on its road, best in the middle. */
function plaquePlaces(line: Line, ground: Ground): Candidate[] {
  const thing: Thing = {
    size: [PLAQUE_SIZE, PLAQUE_SIZE],
    weight: WEIGHT.plaque,
    towns: UNDER_TOWN,
    roads: 0,
  };
  return Array.from({ length: 21 }, (_, i) => {
    const { at } = pointAlong(line, 0.25 + i * 0.025);
    return candidate(at, at, thing, ground, Math.abs(i - 10) * 12);
  });
}

/** A thing at an offset from its city, at a cost if it is nearer to another. */
function beside({ at }: CityDrawing, offset: Point, thing: Thing, ground: Ground, usual: number): Candidate {
  const { enlarged, places } = ground;
  const middle: Point = [at[0] + offset[0] * enlarged, at[1] + offset[1] * enlarged];
  const nearest = Math.min(...places.filter((place) => place !== at).map((place) => distance(place, middle)));
  const doubt = Math.max(0, distance(at, middle) - nearest * 0.8);
  return candidate(offset, middle, thing, ground, usual + doubt * DOUBT);
}

/** Number and name: below the town, if need be aside, above or beside it. */
function tagPlaces(city: CityDrawing, ground: Ground): Candidate[] {
  const { small } = ground;
  const [half, height] = townSize(city, small);
  const size: Point = small
    ? [NUMBER_SIZE, NUMBER_SIZE]
    : city.number === CAPITAL
      ? [city.name.length * CAPITAL_LETTER, CAPITAL_TAG_HEIGHT]
      : [nameWidth(city.name), TAG_HEIGHT];
  const thing: Thing = { size, weight: WEIGHT.tag, towns: COVERS_TOWN, roads: COVERS_ROAD / 2 };
  const [width, tall] = size;
  const below = footOf(small) + tall / 2 + (small ? 0 : 6);
  const above = -height - tall / 2 - 2;
  const side = half + width / 2 + (small ? -4 : 4);
  const shifts = [0, 0.25, -0.25, 0.5, -0.5].map((share) => share * (small ? 2 * half + width : width));
  return [
    ...shifts.map((dx) => ({ offset: [dx, below] as const, usual: Math.abs(dx) * 3 })),
    ...shifts.map((dx) => ({ offset: [dx, above] as const, usual: 300 + Math.abs(dx) * 3 })),
    ...[4, -14, 22].flatMap((dy) => [side, -side].map((dx) => ({ offset: [dx, dy] as const, usual: 350 }))),
  ].map(({ offset, usual }) => beside(city, offset, thing, ground, usual));
}

/** Goods and contracts: close round the town, or a little farther out. */
function trayPlaces(city: CityDrawing, ground: Ground): Candidate[] {
  const [half, height] = townSize(city, ground.small);
  // In the capital there are nearly always goods.
  const weight = city.number === CAPITAL && !ground.small ? 2 * WEIGHT.tray : WEIGHT.tray;
  const thing: Thing = { size: [TRAY_SIZE, TRAY_SIZE], weight, towns: COVERS_TOWN, roads: COVERS_ROAD };
  return [3, 26].flatMap((gap) => {
    const reach = TRAY_SIZE / 2 + gap;
    const [right, top, bottom] = [half + reach, -height - reach, footOf(ground.small) + reach];
    const across = [-1, -0.5, 0, 0.5, 1].map((share) => share * right);
    const down = [0.2, 0.4, 0.6, 0.8].map((share) => top + share * (bottom - top));
    const offsets: Point[] = [
      ...across.flatMap((dx): Point[] => [
        [dx, top],
        [dx, bottom],
      ]),
      ...down.flatMap((dy): Point[] => [
        [right, dy],
        [-right, dy],
      ]),
    ];
    return offsets.map((offset) => beside(city, offset, thing, ground, gap * 16 + Math.abs(offset[1]) * 2));
  });
}

/** Beside the town; on a small map on it, where there is no room for more. The capital never gets one. */
function templePlaces(city: CityDrawing, ground: Ground): Candidate[] {
  const [half, height] = townSize(city, ground.small);
  if (city.number === CAPITAL || ground.small) return [{ ...NOWHERE, at: [0, 14 - height] }];
  const thing: Thing = {
    size: [TEMPLE_SIZE, TEMPLE_SIZE],
    weight: WEIGHT.temple,
    towns: COVERS_TOWN / 2,
    roads: COVERS_ROAD / 3,
  };
  const side = half + TEMPLE_SIZE / 2 - 4;
  return [-6, -26, 10].flatMap((dy) =>
    [-side, side].map((dx) => beside(city, [dx, dy], thing, ground, Math.abs(dy + 6) * 4)),
  );
}

/** Anywhere inside the region, best where its file says. */
function labelPlaces({ numeral, label, outline }: RegionDrawing, ground: Ground): Candidate[] {
  const [left, top, right, bottom] = box(outline);
  const [letter, height] = ground.small ? [17, 56] : [NUMERAL_LETTER, LABEL_HEIGHT];
  const size: Point = [Math.max(66, numeral.length * letter + 8), height];
  const thing: Thing = { size, weight: WEIGHT.label, towns: UNDER_TOWN, roads: COVERS_ROAD };
  const places: Point[] = [label];
  for (let x = left + 20; x < right; x += 20)
    for (let y = top + 20; y < bottom; y += 20) if (insidePolygon([x, y], outline)) places.push([x, y]);
  return places
    .map((at) => candidate(at, at, thing, ground, distance(at, label) * 4))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_PLACES);
}

/** The better of two orders, because what is placed first gets the best places. */
function settle(items: readonly (readonly Candidate[])[]): Candidate[] {
  const order = items.map((_, i) => i);
  const [one, other] = [settleFrom(items, order), settleFrom(items, order.toReversed())];
  return totalOf(one) <= totalOf(other) ? one : other;
}

/** Gives everything its best place, repeatedly until nothing moves. */
function settleFrom(items: readonly (readonly Candidate[])[], order: readonly number[]): Candidate[] {
  const chosen: Candidate[] = items.map(() => NOWHERE);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const i of order) {
      const best = bestOf(items[i] ?? [], chosen, i).place;
      moved ||= best !== chosen[i];
      chosen[i] = best;
    }
    if (!moved) break;
  }
  return chosen;
}

function totalOf(chosen: readonly Candidate[]): number {
  return chosen.reduce((sum, place, i) => sum + bestOf([place], chosen, i).cost, 0);
}

function bestOf(
  places: readonly Candidate[],
  others: readonly Candidate[],
  self: number,
): { readonly place: Candidate; readonly cost: number } {
  let best = NOWHERE;
  let least = Infinity;
  for (const place of places) {
    let { cost } = place;
    for (let i = 0; i < others.length && cost < least; i++) {
      const other = others[i];
      if (other === undefined || i === self) continue;
      const shared = common(place.box, other.box);
      if (shared > 0) cost += (shared + TOUCHES) * place.weight * other.weight;
    }
    if (cost < least) [best, least] = [place, cost];
  }
  return { place: best, cost: least };
}

/** The area that two boxes share. */
export function common(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}
