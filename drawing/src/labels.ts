import { type Box, box, distance, type Line, type Point, pointAlong } from '@kontor/core';

/** A name to be written beside its place. */
export interface LabelRequest {
  readonly at: Point;
  /** How much room the place itself takes round its point. */
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** Something a label should keep clear of; heavier things are avoided first. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** Where the middle of each label goes: the least disturbing spot round its place, one after the other. */
export function placeLabels(requests: readonly LabelRequest[], obstacles: readonly Obstacle[]): Point[] {
  const taken = [...obstacles];
  return requests.map((request) => {
    let best: { at: Point; cost: number } | undefined;
    for (const [rank, at] of spots(request).entries()) {
      const area = around(at, request.width, request.height);
      const cost = rank * 0.4 + taken.reduce((sum, one) => sum + one.weight * overlapping(area, one.box), 0);
      if (best === undefined || cost < best.cost) best = { at, cost };
    }
    const at = best?.at ?? request.at;
    taken.push({ box: around(at, request.width, request.height), weight: 40 });
    return at;
  });
}

/** Spots to try, the liked ones first. */
function spots({ at: [x, y], radius, width, height }: LabelRequest): Point[] {
  const [side, down] = [radius + 4 + width / 2, radius + 3 + height / 2];
  const shift = width * 0.32;
  return [
    [x, y + down],
    [x, y - down],
    [x + shift, y + down],
    [x - shift, y + down],
    [x + shift, y - down],
    [x - shift, y - down],
    [x + side, y],
    [x - side, y],
    [x + side, y + height * 0.8],
    [x - side, y + height * 0.8],
    [x + side, y - height * 0.8],
    [x - side, y - height * 0.8],
  ];
}

export function around([x, y]: Point, width: number, height: number): Box {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** 1 for boxes that cover each other fully in the smaller direction, 0 for boxes apart. */
function overlapping(a: Box, b: Box): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return across <= 0 || down <= 0 ? 0 : 1;
}

/** A line as small obstacles, one per point. */
export function lineObstacles(line: Line, halfWidth: number, weight: number): Obstacle[] {
  return line.map((point) => {
    const [left, top, right, bottom] = box([point]);
    return { box: [left - halfWidth, top - halfWidth, right + halfWidth, bottom + halfWidth], weight };
  });
}

/** Where along a road its plaque is best read: near the middle, away from the given points. */
export function plaquePoint(line: Line, avoid: readonly Point[], gap: number): Point {
  const shares = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68];
  const points = shares.map((share) => pointAlong(line, share).at);
  const clear = points.find((point) => avoid.every((other) => distance(point, other) >= gap));
  return clear ?? points[0] ?? [0, 0];
}
