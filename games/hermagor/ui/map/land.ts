import {
  type Box,
  distance,
  distanceToLine,
  insidePolygon,
  type Line,
  type Point,
  pointAlong,
  sharedArea,
  smooth,
} from '@kontor/core';
import { pathData, regionOutlines } from '@kontor/drawing';
import type { HermagorBoard, Region } from '../../rules/files/board.ts';
import { HOUSE, reaching } from './houses.ts';

/* Roads and regions as they are drawn. */

export interface RoadDrawing {
  /** The ids of its ends, in either order: see `roadKey`. */
  readonly key: string;
  readonly from: string;
  readonly line: Line;
  readonly path: string;
  readonly toll: number;
  readonly plaque: Point;
  readonly principal: boolean;
  readonly bridges: readonly { readonly at: Point; readonly degrees: number }[];
}

export interface RegionDrawing {
  readonly id: string;
  readonly name: string;
  readonly shows: Region['shows'];
  readonly label: Point;
  readonly outline: Line;
  readonly path: string;
  readonly villages: readonly string[];
}

/** Half the width of a village's medallion. */
export const MEDALLION = 29;

export function roadKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** How much larger than to scale pieces and tolls are on a laptop, and on phones, which show the land upright. */
export function growthOn({ size }: HermagorBoard): number {
  return size.height > size.width ? 1.35 : 1.12;
}

export function drawRoads(board: HermagorBoard, at: ReadonlyMap<string, Point>): RoadDrawing[] {
  const route = new Set(
    board.principalRoute.slice(1).map((place, i) => roadKey(board.principalRoute[i] ?? place, place)),
  );
  const site = siteOf(board);
  return board.roads.map((road) => {
    const line = smooth([at.get(road.from) ?? [0, 0], ...road.course, at.get(road.to) ?? [0, 0]]);
    const key = roadKey(road.from, road.to);
    return {
      key,
      from: road.from,
      line,
      path: pathData(line),
      toll: road.toll,
      plaque: plaquePoint(line, site, [], []),
      principal: route.has(key),
      bridges: road.bridges.map((bridge) => ({ at: bridge, degrees: headingAt(line, bridge) })),
    };
  });
}

/** Moves the plaques that lie under names or houses, or so close to another that both read as one number. */
export function clearPlaques(
  roads: readonly RoadDrawing[],
  board: HermagorBoard,
  names: readonly Box[],
  houses: readonly Point[],
): readonly RoadDrawing[] {
  const site = siteOf(board, houses);
  return roads.reduce((cleared, road, i) => {
    const others = cleared.flatMap(({ plaque }, j) => (i === j ? [] : [plaque]));
    if (
      namesAt(road.plaque, PLAQUE_ROOM, PLAQUE_ROOM, names) === 0 &&
      nearest(road.plaque, houses) >= HOUSE_ROOM * site.grown &&
      nearest(road.plaque, others) >= 2 * PLAQUE_ROOM
    )
      return cleared;
    return cleared.with(i, { ...road, plaque: plaquePoint(road.line, site, names, others) });
  }, roads);
}

/** What plaques and marks keep clear of wherever they are put. */
interface Site {
  readonly places: readonly Point[];
  /** Where stations can stand. */
  readonly houses: readonly Point[];
  readonly rivers: readonly Line[];
  readonly grown: number;
}

function siteOf(board: HermagorBoard, houses: readonly Point[] = []): Site {
  const [x, y] = board.castle.at;
  return {
    // The castle's towers reach high above its place.
    places: [board.castle.at, [x, y - 55], ...board.villages.map(({ at }) => at)],
    houses,
    rivers: board.rivers.map((river) => smooth(river.course)),
    grown: growthOn(board),
  };
}

/** Half the room that a plaque needs where names are shown. */
const PLAQUE_ROOM = 22;
/** How far a plaque should be from the middle of a house. */
const HOUSE_ROOM = 34;
/** How far it must be from the middle of a village to be seen whole. */
const VILLAGE_ROOM = MEDALLION + 18;
/** Where a village says what it would bring, below its middle. */
const BADGE = 31;

/** Shares of a road where its plaque may be, the middle first. */
const PLAQUE_SHARES = Array.from({ length: 21 }, (_, i) => 0.5 + Math.ceil(i / 2) * (i % 2 ? -0.03 : 0.03));

/** Where along a road its toll is best read: near the middle, off the water, away from places, houses, names and other tolls. */
function plaquePoint(
  line: Line,
  { places, houses, rivers, grown }: Site,
  names: readonly Box[],
  others: readonly Point[],
): Point {
  const badges = places.map(([x, y]): Point => [x, y + BADGE * grown]);
  let best = { at: line[0] ?? [0, 0], cost: Number.POSITIVE_INFINITY };
  for (const share of PLAQUE_SHARES) {
    const aside = Math.abs(share - 0.5) * 40;
    if (aside >= best.cost) break;
    const { at } = pointAlong(line, share);
    const far = nearest(at, places);
    let cost = aside + Math.max(0, 66 - far) * 0.6 + namesAt(at, PLAQUE_ROOM, PLAQUE_ROOM, names) * 120;
    cost += Math.max(0, VILLAGE_ROOM * grown - far) * 3;
    cost += Math.max(0, HOUSE_ROOM * grown - nearest(at, badges)) * 0.5;
    cost += Math.max(0, HOUSE_ROOM * grown - nearest(at, houses)) * 1.2;
    cost += Math.max(0, 2 * PLAQUE_ROOM - nearest(at, others)) * 4;
    for (const river of rivers) cost += Math.max(0, 28 - distanceToLine(at, river)) * 0.8;
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}

/** How many names come that near to a point. */
function namesAt([x, y]: Point, across: number, down: number, names: readonly Box[]): number {
  let near = 0;
  for (const [left, top, right, bottom] of names)
    if (left < x + across && right > x - across && top < y + down && bottom > y - down) near++;
  return near;
}

/** The distance to the nearest point; a plain loop, because it is called very often. */
function nearest(point: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of points) least = Math.min(least, distance(point, other));
  return least;
}

function headingAt(line: Line, point: Point): number {
  let best = { far: Number.POSITIVE_INFINITY, angle: 0 };
  for (let share = 0.05; share < 1; share += 0.05) {
    const { at, angle } = pointAlong(line, share);
    const far = distance(at, point);
    if (far < best.far) best = { far, angle };
  }
  return (best.angle * 180) / Math.PI;
}

export function drawRegions(board: HermagorBoard, roads: readonly RoadDrawing[]): RegionDrawing[] {
  const outlines = regionOutlines(
    board.regions,
    board.roads.map(({ from, to }, i) => ({ from, to, line: roads[i]?.line ?? [] })),
  );
  const site = siteOf(board);
  return board.regions.map((region, i) => {
    const outline = outlines[i] as Line;
    return {
      id: region.id,
      name: region.name,
      shows: region.shows,
      label: marksPoint({ ...region, outline }, site, roads, []),
      outline,
      path: pathData(outline, true),
      villages: region.places.filter((place) => place !== board.castle.id),
    };
  });
}

/** Moves the marks that lie under names, houses or plaques. */
export function clearMarks(
  regions: readonly RegionDrawing[],
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  names: readonly Box[],
  houses: readonly Point[],
): RegionDrawing[] {
  const site = siteOf(board, houses);
  const signs = [...houses, ...roads.map(({ plaque }) => plaque)];
  const beside = signs.map((sign) => reaching(sign, SIGN_ROOM));
  return regions.map((region) =>
    namesAt(region.label, halfWidth(region) + MARKS_ROOM, MARKS_HEIGHT, [...names, ...beside]) === 0
      ? region
      : { ...region, label: marksPoint(region, site, roads, names) },
  );
}

/** Half the room that a region's marks need to the left and right of their middle. */
export function halfWidth({ shows }: Pick<Region, 'shows'>): number {
  return shows === 'nobility' ? 20 : shows.length * 19;
}

/** How far marks may be moved from their best place. */
const MARKS_REACH = 64;
const MARKS_ROOM = 6;
/** Half the width of a house or a plaque beside them. */
const SIGN_ROOM = 14;
/** Half the height of the marks, and with some room. */
const ROW = 18;
const MARKS_HEIGHT = 26;
/** The cost of marks that come so near to a name that it has to make way. */
const NEAR_NAME = 40;
/** Offsets from the best place to other places, the nearest first. */
const MARKS_SHIFTS = shiftsWithin(MARKS_REACH);

/** Shares of half the width at which it is seen what marks would cover. */
const MARKS_PARTS = [-1, -0.5, 0, 0.5, 1];

function shiftsWithin(reach: number): readonly (readonly [dx: number, dy: number, far: number])[] {
  const steps = Array.from({ length: (2 * reach) / 8 + 1 }, (_, i) => i * 8 - reach);
  return steps
    .flatMap((dx) => steps.map((dy) => [dx, dy, Math.hypot(dx, dy)] as const))
    .sort((a, b) => a[2] - b[2]);
}

/** The place nearest to the best one where the region's marks cover nothing. */
function marksPoint(
  { shows, label, outline }: Pick<RegionDrawing, 'shows' | 'label' | 'outline'>,
  { places, houses, grown }: Pick<Site, 'places' | 'houses' | 'grown'>,
  roads: readonly RoadDrawing[],
  names: readonly Box[],
): Point {
  const half = halfWidth({ shows });
  const reach = reaching(label, half + MARKS_REACH, ROW + MARKS_REACH);
  const near = (areas: readonly Box[]) => areas.filter((area) => sharedArea(area, reach) > 0);
  const round = (points: readonly Point[], room: number) =>
    near(points.map((point) => reaching(point, room * grown)));
  const nearNames = near(names);
  const signs = [
    ...round(places, MEDALLION - 2),
    ...round(houses, HOUSE / 2),
    ...round(
      roads.map(({ plaque }) => plaque),
      16,
    ),
  ];
  let best = { at: label, cost: Number.POSITIVE_INFINITY };
  for (const [dx, dy, far] of MARKS_SHIFTS) {
    if (far / 10 >= best.cost) break;
    const at: Point = [label[0] + dx, label[1] + dy];
    const points = MARKS_PARTS.map((part): Point => [at[0] + part * half, at[1]]);
    const row = reaching(at, half, ROW);
    const room = reaching(at, half + MARKS_ROOM, MARKS_HEIGHT);
    let cost = far / 10;
    for (const name of nearNames)
      if (sharedArea(room, name) > 0) cost += NEAR_NAME + sharedArea(row, name) / 4;
    for (const sign of signs) {
      if (cost >= best.cost) break;
      cost += sharedArea(row, sign) / 8;
    }
    // The outline is long: it is asked only where nothing else is against a place.
    for (const point of points) {
      if (cost >= best.cost) break;
      if (!insidePolygon(point, outline)) cost += 20;
      cost += Math.max(0, 26 - distanceToLine(point, outline, true)) * 0.7;
    }
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}
