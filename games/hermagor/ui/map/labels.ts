import { type Box, box, distance, type Point } from '@kontor/core';
import type { HermagorBoard } from '../../rules/files/board.ts';
import { type Covered, reaching } from './houses.ts';
import { halfWidth, MEDALLION, type RegionDrawing, type RoadDrawing } from './land.ts';

/* Where the names of places and regions are written, so that they cover nothing and nothing covers them. */

export interface LabelDrawing {
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A possible place for a name, and how bad it is. */
interface Spot {
  readonly label: LabelDrawing;
  readonly area: Box;
  readonly cost: number;
}

/** Something that a name should not cover; the heavier, the more it is avoided. */
interface Obstacle {
  readonly area: Box;
  readonly weight: number;
}

/** Only plaques and marks can be moved for a name. */
const FIXED = 40;
const MOVABLE = 10;
/** Cost of a name that is as near to another place as to its own. */
const DOUBTFUL = 9;
/** Cost of names that are so close above each other that they read as one. */
const LEADING = 10;

/** How wide letters are, and how far they reach above and below their line. */
interface Script {
  readonly letter: number;
  readonly up: number;
  readonly down: number;
}

/** As large as names are drawn on small maps. */
const VILLAGE: Script = { letter: 15.6, up: 20, down: 6 };
const CASTLE: Script = { letter: 18, up: 23, down: 6 };
const REGION: Script = { letter: 12.4, up: 17, down: 5 };

/** Symbols are drawn larger than to scale on small maps: this much when names appear. */
const GROWN = 1.25;

/** The first names were placed before the later ones were known, so all are placed again. */
const PASSES = 5;

export interface Labels {
  /** By place. */
  readonly places: ReadonlyMap<string, LabelDrawing>;
  /** What the places' names cover: whatever else is drawn keeps clear of it. */
  readonly areas: readonly Box[];
}

/** Where a name could be written. */
interface NameRequest {
  readonly spots: readonly Spot[];
  /** The cost of each of them. */
  readonly costs: readonly number[];
  /** A box round all places, to leave out quickly what is far away. */
  readonly around: Box;
}

/** Where the names of places could be written; what never moves is in the costs. */
interface LabelSpots {
  readonly castle: NameRequest;
  readonly villages: readonly NameRequest[];
}

export function labelSpots(board: HermagorBoard, roads: readonly RoadDrawing[], frame: Box): LabelSpots {
  const { castle, villages } = board;
  const still = [...stillSigns(board, roads), ...beyond(frame)];
  const houses = [...still, ...villages.flatMap(({ at }) => housesAt(at))];
  return {
    castle: crowded(wishOf(castleSpots(castle)), still),
    villages: villages.map((village) => crowded(wishOf(villageSpots(village, villages)), houses)),
  };
}

export function placeLabels(
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
  spots: LabelSpots,
  round: number,
): Labels {
  // Plaques and marks have been moved before this, so they stay.
  const signs = movableSigns(roads, regions, MOVABLE * (1 + round));
  const castle = placed([crowded(spots.castle, signs)]);
  const taken = [...signs, ...castle.map(({ area }) => ({ area: grown(area, 4), weight: 2 * FIXED }))];
  const villages = placed(spots.villages.map((request) => crowded(request, taken)));
  const found = [...castle, ...villages];
  return {
    places: new Map(
      [board.castle, ...board.villages].flatMap(({ id }, i) => {
        const spot = found[i];
        return spot ? [[id, spot.label]] : [];
      }),
    ),
    areas: found.map(({ area }) => area),
  };
}

/**
 * By region. They are placed last and avoid everything but the villages' names, which are never shown
 * together with them.
 */
export function placeRegionNames(
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
  castleName: Box | undefined,
): ReadonlyMap<string, Point> {
  const obstacles = [
    ...stillSigns(board, roads),
    ...movableSigns(roads, regions, FIXED),
    ...board.villages.flatMap(({ at }) => housesAt(at)),
    ...(castleName ? [{ area: castleName, weight: FIXED }] : []),
  ];
  const spots = placed(regions.map((region) => crowded(wishOf(regionSpots(region)), obstacles)));
  return new Map(regions.map(({ id, label }, i) => [id, spots[i]?.label.at ?? label]));
}

function wishOf(spots: readonly Spot[]): NameRequest {
  return { spots, costs: spots.map(({ cost }) => cost), around: areaOf(spots) };
}

/** The cost of a place grows with what it covers. */
function crowded({ spots, costs, around }: NameRequest, obstacles: readonly Obstacle[]): NameRequest {
  const near = obstacles.filter(({ area }) => touch(area, around));
  return { spots, costs: spots.map(({ area }, i) => (costs[i] ?? 0) + crowding(area, near)), around };
}

/** For every name the place with the least cost. */
function placed(requests: readonly NameRequest[]): Spot[] {
  const chosen: (Spot | undefined)[] = requests.map(() => undefined);
  for (let pass = 0, moved = true; pass < PASSES && moved; pass++) {
    moved = false;
    for (const [i, request] of requests.entries()) {
      const others: Obstacle[] = [];
      for (const [j, spot] of chosen.entries())
        if (spot && j !== i && touch(grown(spot.area, LEADING), request.around))
          others.push({ area: spot.area, weight: FIXED }, { area: grown(spot.area, LEADING), weight: 5 });
      const best = leastOf(request, others);
      moved ||= best !== chosen[i];
      chosen[i] = best;
    }
  }
  return chosen.filter((spot) => spot !== undefined);
}

function leastOf({ spots, costs }: NameRequest, obstacles: readonly Obstacle[]): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const own = costs[i] ?? 0;
    const cost = own < least ? own + crowding(spot.area, obstacles) : least;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function grown([left, top, right, bottom]: Box, by: number): Box {
  return [left - by, top - by, right + by, bottom + by];
}

function areaOf(spots: readonly Spot[]): Box {
  return box(
    spots.flatMap(({ area }): Point[] => [
      [area[0], area[1]],
      [area[2], area[3]],
    ]),
  );
}

function touch(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
}

function crowding(area: Box, obstacles: readonly Obstacle[]): number {
  let sum = 0;
  for (const other of obstacles) sum += other.weight * covered(area, other.area);
  return sum;
}

/** 0 for boxes apart, up to 1 for one that lies within the other; even a touch counts. */
function covered(a: Box, b: Box): number {
  if (!touch(a, b)) return 0;
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const smaller = Math.min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]));
  return 0.4 + (0.6 * across * down) / smaller;
}

type Village = HermagorBoard['villages'][number];

function villageSpots(village: Village, villages: readonly Village[]): Spot[] {
  const { name, at } = village;
  const below = MEDALLION + 34;
  const shifts = [0, 14, -14, 28, -28, 42, -42, 56, -56];
  const side = MEDALLION + 9;
  const spots = [
    ...shifts.map((dx) => spotAt(at, name, VILLAGE, [dx, below], 'middle', Math.abs(dx) / 24)),
    ...[24, 34, 44, 54, 14, 4].flatMap((dy, rank) => [
      spotAt(at, name, VILLAGE, [side, dy], 'start', 1.6 + rank * 0.3),
      spotAt(at, name, VILLAGE, [-side, dy], 'end', 1.6 + rank * 0.3),
    ]),
    ...shifts.flatMap((dx) => [
      spotAt(at, name, VILLAGE, [dx, below + 16], 'middle', 3 + Math.abs(dx) / 24),
      spotAt(at, name, VILLAGE, [dx, -MEDALLION - 10], 'middle', 4 + Math.abs(dx) / 24),
      spotAt(at, name, VILLAGE, [dx, -MEDALLION - 38], 'middle', 4 + Math.abs(dx) / 24),
    ]),
  ];
  const around = grown(areaOf(spots), 3 * MEDALLION);
  const others = villages.filter((other) => other !== village && distanceTo(around, other.at) === 0);
  return spots.map((spot) => {
    const own = distanceTo(spot.area, at);
    const doubtful = others.some((other) => distanceTo(spot.area, other.at) < own + 12);
    return doubtful ? { ...spot, cost: spot.cost + DOUBTFUL } : spot;
  });
}

/** How far a point is from the nearest point of a box. */
function distanceTo([left, top, right, bottom]: Box, [x, y]: Point): number {
  return distance([Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)], [0, 0]);
}

function castleSpots({ name, at }: { readonly name: string; readonly at: Point }): Spot[] {
  const shifts = Array.from({ length: 15 }, (_, i) => (i - 7) * 14);
  const sides = Array.from({ length: 13 }, (_, i) => 56 - i * 10);
  return [
    ...[72, 84, 96, -104, -116].flatMap((dy, rank) =>
      shifts.map((dx) => spotAt(at, name, CASTLE, [dx, dy], 'middle', rank * 0.5 + Math.abs(dx) / 30)),
    ),
    ...sides.flatMap((dy) => [
      spotAt(at, name, CASTLE, [54, dy], 'start', 2 + Math.abs(dy - 20) / 40),
      spotAt(at, name, CASTLE, [-54, dy], 'end', 2 + Math.abs(dy - 20) / 40),
    ]),
  ];
}

/** Above or below the region's marks and count. */
function regionSpots({ name, label }: RegionDrawing): Spot[] {
  const shifts = [0, 16, -16, 32, -32, 48, -48, 64, -64, 80, -80];
  return [-30, 60, -44, 74, -58, 88, -72, 102].flatMap((dy, rank) =>
    shifts.map((dx) => spotAt(label, name, REGION, [dx, dy], 'middle', rank * 0.6 + Math.abs(dx) / 30)),
  );
}

function spotAt(
  [x, y]: Point,
  name: string,
  { letter, up, down }: Script,
  [dx, dy]: Point,
  anchor: LabelDrawing['anchor'],
  cost: number,
): Spot {
  const width = name.length * letter;
  const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return {
    label: { at: [x + dx, y + dy], anchor },
    area: [left, y + dy - up, left + width, y + dy + down],
    cost,
  };
}

/** What the castle covers, but for its towers. */
export function castleArea({ castle }: HermagorBoard): Box {
  const [x, y] = castle.at;
  return [x - 50, y - 50, x + 50, y + 38];
}

/** What cannot be moved for a name. */
function stillSigns(board: HermagorBoard, roads: readonly RoadDrawing[]): Obstacle[] {
  const [x, y] = board.castle.at;
  return [
    { area: castleArea(board), weight: FIXED },
    { area: [x - 38, y - 94, x + 38, y - 50], weight: 6 },
    ...board.villages.map(({ at }) => ({
      area: reaching(at, MEDALLION * 1.1, MEDALLION * 1.1),
      weight: FIXED,
    })),
    ...roads.flatMap(({ line, bridges, principal }) => [
      ...everySo(line, 14).map((at) => ({ area: reaching(at, 7, 7), weight: principal ? 0.8 : 0.5 })),
      ...bridges.map(({ at }) => ({ area: reaching(at, 16, 12), weight: 1.5 })),
    ]),
  ];
}

/** What houses should not cover. */
export function signsOf(
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
  names: readonly Box[],
): Covered[] {
  return [
    ...names.map((area) => ({ area, weight: 16 })),
    { area: castleArea(board), weight: 4 },
    ...board.villages.map(({ at }) => ({ area: reaching(at, MEDALLION, MEDALLION), weight: 4 })),
    ...plaqueSigns(roads, 8),
    ...markSigns(regions, 5),
  ];
}

/** Plaques and marks, which can make way for a name. */
function movableSigns(
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
  weight: number,
): Obstacle[] {
  return [...plaqueSigns(roads, weight), ...markSigns(regions, weight)];
}

function plaqueSigns(roads: readonly RoadDrawing[], weight: number): Obstacle[] {
  return roads.map(({ plaque }) => ({ area: reaching(plaque, 15 * GROWN), weight }));
}

function markSigns(regions: readonly RegionDrawing[], weight: number): Obstacle[] {
  return regions.map(({ shows, label }) => ({
    area: reaching(label, halfWidth({ shows }) * GROWN, (shows === 'nobility' ? 24 : 18) * GROWN),
    weight,
  }));
}

/** Houses stand in an arc above a village, the outermost beside it. */
function housesAt([x, y]: Point): Obstacle[] {
  return [
    { area: [x - 46, y - 62, x + 46, y - 24], weight: 26 },
    { area: [x - 62, y - 34, x - 30, y + 8], weight: 20 },
    { area: [x + 30, y - 34, x + 62, y + 8], weight: 20 },
  ];
}

/** What is not shown when the whole map is. */
function beyond([left, top, right, bottom]: Box): Obstacle[] {
  const far = 1000;
  return [
    { area: [left - far, top - far, left, bottom + far], weight: 60 },
    { area: [right, top - far, right + far, bottom + far], weight: 60 },
    { area: [left, top - far, right, top], weight: 60 },
    { area: [left, bottom, right, bottom + far], weight: 60 },
  ];
}

/** Points of a line that are at least a step apart. */
function everySo(line: readonly Point[], step: number): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (last === undefined || distance(last, point) >= step) kept.push(point);
  }
  return kept;
}
