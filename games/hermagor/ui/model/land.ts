import {
  boundedFaces,
  distance,
  distanceToLine,
  insidePolygon,
  type Line,
  type Point,
  pathData,
  pointAlong,
  smooth,
} from '@kontor/core';
import type { HermagorBoard, Region } from '../../rules/board.ts';

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
  readonly path: string;
  readonly villages: readonly string[];
}

/** Half the width of a village's medallion. */
export const MEDALLION = 29;

export function roadKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

export function drawRoads(board: HermagorBoard, at: ReadonlyMap<string, Point>): RoadDrawing[] {
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

export function drawRegions(
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
export function halfWidth({ shows }: Pick<Region, 'shows'>): number {
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
