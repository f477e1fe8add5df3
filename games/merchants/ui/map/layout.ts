import {
  type Box,
  box,
  distance,
  insidePolygon,
  type Line,
  lineLength,
  type Point,
  pointAlong,
  sharedArea,
} from '@kontor/core';
import { CAPITAL } from '../../rules/state/types.ts';
import type { CityDrawing, MapDrawing, RegionDrawing } from './drawing.ts';
import { type Candidate, NOWHERE, settle } from './settle.ts';

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
/** On a small map a temple stands behind its town, above the caravans that may come. */
export const SMALL_TEMPLE_SIZE = 34;
const BEHIND = -22;
const PLAQUE_SIZE = 40;
const LETTER = 14.4;
const CAPITAL_LETTER = 19;
const CAPITAL_TAG_HEIGHT = 38;
const TOWN_FOOT = 14;
/** How far below the middle of a city its caravans stand; on a small map nothing else may lie there. */
export const CARAVAN = 5;
export const SMALL_CARAVAN = 4;
const SMALL_FOOT = 20;
/** Room at the edge of the map, for the mark on a contract that can be fulfilled. */
const EDGE = 12;
/** Towns are drawn smaller on a small map. */
export const SMALL_TOWN = 0.72;

/** How bad it is: per unit of area, or per point of a road. */
const COVERS_TOWN = 1;
const UNDER_TOWN = 6;
const COVERS_ROAD = 90;
const OUTSIDE = 6;
/** Per unit that a thing is nearer to another city than to its own. */
const DOUBT = 40;
const ROAD_POINT = 12;
/** A name that is written across the coast. */
const ACROSS_COAST = 350;

/**
 * How important it is that a thing is not covered: letters, names and numerals are always there, goods and
 * temples only sometimes.
 */
const WEIGHT = { plaque: 2, tag: 2, label: 2, tray: 1.5, temple: 1.2 } as const;

interface Thing {
  readonly size: Point;
  readonly weight: number;
  /** How bad it is that it lies on a town (letters lie under it), or on a road. */
  readonly towns: number;
  readonly roads: number;
}

/** How a region's numeral and, below it, its electors are drawn round the middle of both. */
export interface LabelSize {
  readonly letter: number;
  /** The line that the numeral stands on. */
  readonly foot: number;
  readonly electors: { readonly y: number; readonly width: number; readonly height: number };
}

export const LABEL: LabelSize = { letter: 44, foot: -4, electors: { y: 18, width: 66, height: 32 } };
export const SMALL_LABEL: LabelSize = { letter: 29, foot: -8, electors: { y: 11, width: 54, height: 32 } };

/** Widths of numerals and the height of capitals, as shares of the size of the letters. */
const NUMERAL_WIDTHS: Readonly<Record<string, number>> = { I: 0.37, V: 0.66 };
const CAPITAL_HEIGHT = 0.66;

/** Kept free above and below it, because numerals are paler than the towns and the lights round them. */
const AROUND = 30;
const SMALL_AROUND = 10;

function labelSize(numeral: string, small: boolean): Point {
  const { letter, foot, electors } = small ? SMALL_LABEL : LABEL;
  const width = [...numeral].reduce((sum, each) => sum + (NUMERAL_WIDTHS[each] ?? 1) * letter, 0);
  const above = letter * CAPITAL_HEIGHT - foot;
  const below = electors.y + electors.height / 2;
  return [Math.max(electors.width, width) + 8, 2 * Math.max(above, below) + (small ? SMALL_AROUND : AROUND)];
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
  readonly coast: Line;
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
    coast: drawing.board.coast,
    rivers: drawing.riverNames,
    towns: cities.map((city) => {
      const [half, tall] = townSize(city, small);
      const [x, y] = city.at;
      return [x - half * enlarged, y - tall * enlarged, x + half * enlarged, y + footOf(small) * enlarged];
    }),
    roads: roads.map(({ line }) => ({ box: box(line), points: pointsAlong(line) })),
    frame: [left + EDGE * enlarged, top + EDGE * enlarged, right - EDGE * enlarged, bottom - EDGE * enlarged],
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
  let cost = usual + (area - sharedArea(taken, ground.frame)) * OUTSIDE;
  for (const town of ground.towns) cost += sharedArea(taken, town) * thing.towns;
  if (!ground.small) for (const river of ground.rivers) cost += sharedArea(taken, river) * thing.weight;
  if (thing.roads > 0)
    for (const road of ground.roads)
      if (sharedArea(taken, road.box) > 0) cost += thing.roads * pointsIn(taken, road.points);
  return { at, box: taken, weight: thing.weight, cost };
}

function pointsIn([left, top, right, bottom]: Box, points: Line): number {
  let count = 0;
  for (const [x, y] of points) if (x > left && x < right && y > top && y < bottom) count++;
  return count;
}

/** A letter lies on its road, best in the middle. */
function plaquePlaces(line: Line, ground: Ground): Candidate[] {
  const thing: Thing = {
    size: [PLAQUE_SIZE, PLAQUE_SIZE],
    weight: WEIGHT.plaque,
    towns: UNDER_TOWN,
    roads: 0,
  };
  return Array.from({ length: 25 }, (_, i) => {
    const { at } = pointAlong(line, 0.2 + i * 0.025);
    return candidate(at, at, thing, ground, Math.abs(i - 12) * 12);
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
  const below = footOf(small) + tall / 2 + (small ? 0 : 8);
  const above = -height - tall / 2 - 2;
  const side = half + width / 2 + (small ? -4 : 4);
  const shifts = [0, 0.25, -0.25, 0.5, -0.5].map((share) => share * (small ? 2 * half + width : width));
  const onLand = ([dx, dy]: Point): boolean =>
    [-1, 1].every((side) =>
      insidePolygon(
        [city.at[0] + (dx + (side * width) / 2) * ground.enlarged, city.at[1] + dy * ground.enlarged],
        ground.coast,
      ),
    );
  return [
    ...shifts.map((dx) => ({ offset: [dx, below] as const, usual: Math.abs(dx) * 3 })),
    ...shifts.map((dx) => ({ offset: [dx, above] as const, usual: 300 + Math.abs(dx) * 3 })),
    ...[4, -14, 22].flatMap((dy) => [side, -side].map((dx) => ({ offset: [dx, dy] as const, usual: 350 }))),
  ].map(({ offset, usual }) =>
    beside(city, offset, thing, ground, usual + (onLand(offset) ? 0 : ACROSS_COAST)),
  );
}

/** How far from their town goods may lie. */
const TRAY_GAPS = [3, 14, 26, 40];

/** Goods and contracts: close round the town, or a little farther out. */
function trayPlaces(city: CityDrawing, ground: Ground): Candidate[] {
  const [half, height] = townSize(city, ground.small);
  // In the capital there are nearly always goods.
  const weight = city.number === CAPITAL && !ground.small ? 2 * WEIGHT.tray : WEIGHT.tray;
  const thing: Thing = { size: [TRAY_SIZE, TRAY_SIZE], weight, towns: COVERS_TOWN, roads: COVERS_ROAD };
  return TRAY_GAPS.flatMap((gap) => {
    const reach = TRAY_SIZE / 2 + gap;
    const [right, top, bottom] = [half + reach, -height - reach, footOf(ground.small) + reach];
    const across = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) => share * right);
    const down = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => top + share * (bottom - top));
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

/** Beside the town; on a small map behind it, where there is no room for more. The capital never gets one. */
function templePlaces(city: CityDrawing, ground: Ground): Candidate[] {
  const [half, height] = townSize(city, ground.small);
  if (city.number === CAPITAL) return [{ ...NOWHERE, at: [0, 14 - height] }];
  if (ground.small) {
    const thing: Thing = {
      size: [SMALL_TEMPLE_SIZE, SMALL_TEMPLE_SIZE],
      weight: WEIGHT.temple,
      towns: 0,
      roads: COVERS_ROAD / 3,
    };
    const aside = Math.max(SMALL_TEMPLE_SIZE / 2, half - SMALL_TEMPLE_SIZE / 3);
    return [0, -8].flatMap((up) =>
      [aside, -aside].map((dx) => beside(city, [dx, BEHIND + up], thing, ground, -up * 10)),
    );
  }
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
  const thing: Thing = {
    size: labelSize(numeral, ground.small),
    weight: WEIGHT.label,
    towns: UNDER_TOWN,
    roads: 3 * COVERS_ROAD,
  };
  const places: Point[] = [label];
  for (let x = left + 20; x < right; x += 20)
    for (let y = top + 20; y < bottom; y += 20) if (insidePolygon([x, y], outline)) places.push([x, y]);
  return places.map((at) => candidate(at, at, thing, ground, distance(at, label) * 4));
}
