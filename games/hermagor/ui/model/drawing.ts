import {
  boundedFaces,
  box,
  distance,
  distanceToLine,
  insidePolygon,
  type Line,
  type Point,
  pathData,
  pointAlong,
  smooth,
} from '@kontor/core';
import type { HermagorBoard, Product, Region } from '../../rules/board.ts';

/* Everything about the look of a map that follows from its board file, worked out once. */

export interface PlaceDrawing {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly label: LabelDrawing;
}

export interface LabelDrawing {
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface VillageDrawing extends PlaceDrawing {
  readonly product: Product;
  readonly dukedom: number;
}

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
  readonly path: string;
  readonly villages: readonly string[];
}

export interface MapDrawing {
  readonly board: HermagorBoard;
  /** The part of the drawing that "fit" shows. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly castle: PlaceDrawing;
  readonly villages: readonly VillageDrawing[];
  readonly places: ReadonlyMap<string, PlaceDrawing>;
  readonly roads: readonly RoadDrawing[];
  readonly roadByKey: ReadonlyMap<string, RoadDrawing>;
  readonly regions: readonly RegionDrawing[];
  readonly dukedoms: HermagorBoard['dukedoms'];
  /** Points on names, plaques and marks: whatever else is written keeps clear of them. */
  readonly written: Line;
}

/** Half the width of a village's medallion. */
export const MEDALLION = 29;
const FRAME_MARGIN = 44;

export function roadKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** The board turned a quarter clockwise: a wide land then fills an upright screen. Texts stay upright. */
export function quarterTurn(board: HermagorBoard): HermagorBoard {
  const turn = ([x, y]: Point): [number, number] => [board.size.height - y, x];
  const turnAll = (line: Line) => line.map(turn);
  const turnAt = <T extends { at: Point }>(thing: T) => ({ ...thing, at: turn(thing.at) });
  const turnLabel = <T extends { label: Point }>(thing: T) => ({ ...thing, label: turn(thing.label) });
  return {
    ...board,
    size: { width: board.size.height, height: board.size.width },
    castle: turnAt(board.castle),
    villages: board.villages.map(turnAt),
    roads: board.roads.map((road) => ({
      ...road,
      course: turnAll(road.course),
      bridges: turnAll(road.bridges),
    })),
    regions: board.regions.map(turnLabel),
    dukedoms: board.dukedoms.map(turnLabel),
    coast: turnAll(board.coast),
    islands: board.islands.map(turnAll),
    rivers: board.rivers.map((river) => ({ ...river, course: turnAll(river.course) })),
    relief: board.relief.map(turnAt),
  };
}

export function drawMap(board: HermagorBoard): MapDrawing {
  const at = new Map([board.castle, ...board.villages].map((place) => [place.id, place.at]));
  const roads = drawRoads(board, at);
  const regions = drawRegions(board, at, roads);
  const dukedomOf = new Map(
    board.dukedoms.flatMap(({ villages }, number) => villages.map((id) => [id, number])),
  );
  const labels = placeLabels(board, roads, regions);
  const labelled = <T extends { id: string; at: Point }>(place: T) => ({
    ...place,
    label: labels.get(place.id)?.label ?? { at: place.at, anchor: 'middle' as const },
  });
  const castle = labelled(board.castle);
  const villages = board.villages.map((village) => ({
    ...labelled(village),
    dukedom: dukedomOf.get(village.id) ?? 0,
  }));
  const [left, top, right, bottom] = box(board.coast);
  return {
    board,
    frame: {
      x: left - FRAME_MARGIN,
      y: top - FRAME_MARGIN,
      width: right - left + 2 * FRAME_MARGIN,
      height: bottom - top + 2 * FRAME_MARGIN,
    },
    castle,
    villages,
    places: new Map<string, PlaceDrawing>([castle, ...villages].map((place) => [place.id, place])),
    roads,
    roadByKey: new Map(roads.map((road) => [road.key, road])),
    regions,
    dukedoms: board.dukedoms,
    written: [
      ...at.values(),
      ...roads.map((road) => road.plaque),
      ...regions.map((region) => region.label),
      ...[...labels.values()].flatMap((label) => label.points),
    ],
  };
}

function drawRoads(board: HermagorBoard, at: ReadonlyMap<string, Point>): RoadDrawing[] {
  const route = new Set(
    board.principalRoute.slice(1).map((place, i) => roadKey(board.principalRoute[i] ?? place, place)),
  );
  const rivers = board.rivers.map((river) => smooth(river.course));
  return board.roads.map((road) => {
    const line = smooth([at.get(road.from) ?? [0, 0], ...road.course, at.get(road.to) ?? [0, 0]]);
    const key = roadKey(road.from, road.to);
    return {
      key,
      from: road.from,
      line,
      path: pathData(line),
      toll: road.toll,
      plaque: plaquePoint(line, [...at.values()], rivers),
      principal: route.has(key),
      bridges: road.bridges.map((bridge) => ({ at: bridge, degrees: headingAt(line, bridge) })),
    };
  });
}

/** Where along a road its toll is best read: near the middle, off the water and away from villages. */
function plaquePoint(line: Line, places: readonly Point[], rivers: readonly Line[]): Point {
  let best: { readonly at: Point; readonly cost: number } | undefined;
  for (let share = 0.32; share <= 0.69; share += 0.03) {
    const { at } = pointAlong(line, share);
    const toPlace = Math.min(...places.map((place) => distance(place, at)));
    const toRiver = Math.min(...rivers.map((river) => distanceToLine(at, river)));
    const cost =
      Math.abs(share - 0.5) * 40 + Math.max(0, 66 - toPlace) * 0.6 + Math.max(0, 28 - toRiver) * 0.8;
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? [0, 0];
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

function drawRegions(
  board: HermagorBoard,
  at: ReadonlyMap<string, Point>,
  roads: readonly RoadDrawing[],
): RegionDrawing[] {
  const faces = boundedFaces(
    board.roads.map(({ from, to }, i) => ({ from, to, line: roads[i]?.line ?? [] })),
  );
  const outlines = new Map(faces.map((face) => [[...face.places].sort().join(' '), face.polygon]));
  // The castle's towers reach high above its place.
  const obstacles: Point[] = [...at.values(), [board.castle.at[0], board.castle.at[1] - 55]];
  return board.regions.map((region) => {
    const outline = outlines.get([...region.places].sort().join(' ')) ?? [];
    return {
      id: region.id,
      name: region.name,
      shows: region.shows,
      label: marksPoint(region, outline, obstacles, roads),
      path: pathData(outline, true),
      villages: region.places.filter((place) => place !== board.castle.id),
    };
  });
}

/** Half the room that a region's marks need to the left and right of their middle. */
function halfWidth({ shows }: Pick<Region, 'shows'>): number {
  return shows === 'nobility' ? 20 : shows.length * 19;
}

/** The spot near the board's own label point where the region's marks cover nothing. */
function marksPoint(
  region: Region,
  outline: Line,
  places: readonly Point[],
  roads: readonly RoadDrawing[],
): Point {
  const half = halfWidth(region);
  let best: { readonly at: Point; readonly cost: number } | undefined;
  for (let dx = -40; dx <= 40; dx += 8)
    for (let dy = -40; dy <= 40; dy += 8) {
      const at: Point = [region.label[0] + dx, region.label[1] + dy];
      const spread = [-half, -half / 2, 0, half / 2, half].map((x): Point => [at[0] + x, at[1]]);
      let cost = Math.hypot(dx, dy) / 10;
      for (const point of spread) {
        if (!insidePolygon(point, outline)) cost += 20;
        cost += Math.max(0, MEDALLION + 24 - Math.min(...places.map((place) => distance(place, point))));
        cost += Math.max(0, 36 - Math.min(...roads.map((road) => distance(road.plaque, point))));
        cost += Math.max(0, 26 - distanceToLine(point, outline, true)) * 0.7;
      }
      if (best === undefined || cost < best.cost) best = { at, cost };
    }
  return best?.at ?? region.label;
}

/** Width of a letter of a village's name, and the height of its line. */
const LETTER = 13.4;
const LINE_HEIGHT = 24;
/** The castle is larger than a medallion, and so are the letters of its name. */
const CASTLE = { radius: 40, letter: 19 };

interface LabelOption {
  readonly label: LabelDrawing;
  readonly points: readonly Point[];
  readonly cost: number;
}

/**
 * For every place the side on which its name covers least of roads, plaques, marks and other names. Above a village
 * stand the houses. Names are placed twice, because the first ones did not know the later ones yet.
 */
function placeLabels(
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
): ReadonlyMap<string, LabelOption> {
  const places = [board.castle, ...board.villages];
  const options = places.map((place) => labelOptions(place, place === board.castle));
  const fixed = options.map((own, i) =>
    own.map((option) =>
      option.points.reduce(
        (sum, point) => sum + crowding(point, board, roads, regions, places[i]?.id),
        option.cost,
      ),
    ),
  );
  const chosen: number[] = [];
  for (let pass = 0; pass < 2; pass++)
    for (const [i, own] of options.entries()) {
      const costs = own.map((option, k) => {
        const others = options.flatMap((other, j) => (j === i ? [] : (other[chosen[j] ?? -1]?.points ?? [])));
        const clashes = option.points.filter((point) => others.some((other) => distance(other, point) < 18));
        return (fixed[i]?.[k] ?? 0) + clashes.length * 5;
      });
      chosen[i] = costs.indexOf(Math.min(...costs));
    }
  const found = new Map<string, LabelOption>();
  for (const [i, place] of places.entries()) {
    const option = options[i]?.[chosen[i] ?? 0];
    if (option) found.set(place.id, option);
  }
  return found;
}

function labelOptions(place: { name: string; at: Point }, castle: boolean): LabelOption[] {
  const [x, y] = place.at;
  const radius = castle ? CASTLE.radius : MEDALLION;
  const width = place.name.length * (castle ? CASTLE.letter : LETTER);
  const option = (dx: number, dy: number, anchor: LabelDrawing['anchor'], cost: number): LabelOption => {
    const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    return { label: { at: [x + dx, y + dy], anchor }, points: labelPoints(left, y + dy, width), cost };
  };
  const below = radius + 26;
  return [
    option(0, below, 'middle', 0),
    option(-radius, below, 'start', 1),
    option(radius, below, 'end', 1),
    option(-8, below, 'start', 1),
    option(8, below, 'end', 1),
    option(radius + 8, 12, 'start', 2),
    option(-radius - 8, 12, 'end', 2),
    option(radius + 4, 26, 'start', 2),
    option(-radius - 4, 26, 'end', 2),
    option(radius + 8, -4, 'start', 4),
    option(-radius - 8, -4, 'end', 4),
  ];
}

function labelPoints(left: number, baseline: number, width: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= 8; i++)
    for (const up of [0, 0.35, 0.7]) points.push([left + (width * i) / 8, baseline - LINE_HEIGHT * up]);
  return points;
}

/** How much a name at this point would cover. */
function crowding(
  point: Point,
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
  own: string | undefined,
): number {
  let hits = 0;
  for (const road of roads) {
    if (distance(road.plaque, point) < 24) hits += 4;
    if (road.bridges.some((bridge) => distance(bridge.at, point) < 18)) hits += 2;
    if (distanceToLine(point, road.line) < 9) hits += road.principal ? 2 : 1;
  }
  for (const village of board.villages)
    if (village.id !== own && distance(village.at, point) < MEDALLION + 6) hits += 6;
  if (own !== board.castle.id && distance(board.castle.at, point) < 66) hits += 6;
  for (const region of regions) {
    const near =
      Math.abs(region.label[0] - point[0]) < halfWidth(region) && Math.abs(region.label[1] - point[1]) < 26;
    if (near) hits += 4;
  }
  return hits;
}
