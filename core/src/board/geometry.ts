/** A point of the drawing: x grows to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** A line through its points; the drawing and the checker see the same one. */
export type Line = readonly Point[];

/** How far two points are apart. */
export function distance(a: Point, b: Point): number {
  // Not `Math.hypot`, which is far slower: maps are laid out with millions of distances.
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
}

/** The point at a share of the way from one to the other. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Neighbouring points, two by two; a closed line joins its last point to its first. */
export function segments(line: Line, closed = false): [Point, Point][] {
  const pairs: [Point, Point][] = [];
  for (const [i, b] of line.entries()) {
    const a = i > 0 ? line[i - 1] : closed ? line[line.length - 1] : undefined;
    if (a !== undefined) pairs.push([a, b]);
  }
  return pairs;
}

/** Long pieces of a smooth line are cut into parts of about this length. */
const SMOOTH_STEP = 9;

/** A smooth line through all the points (Catmull–Rom): every given point stays on it exactly. */
export function smooth(points: Line, closed = false): Point[] {
  const n = points.length;
  if (n < 3) return [...points];
  const at = (i: number): Point => {
    const index = closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i));
    return points[index] ?? [0, 0];
  };
  const line: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, start, end, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = Math.max(1, Math.min(12, Math.round(distance(start, end) / SMOOTH_STEP)));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push([
        catmullRom(before[0], start[0], end[0], after[0], t),
        catmullRom(before[1], start[1], end[1], after[1], t),
      ]);
    }
  }
  if (!closed) line.push(at(n - 1));
  return line;
}

function catmullRom(before: number, start: number, end: number, after: number, t: number): number {
  const bend = 2 * before - 5 * start + 4 * end - after;
  const twist = 3 * start - before - 3 * end + after;
  return start + 0.5 * t * (end - before + t * (bend + t * twist));
}

/** Asked so often, like the next two, that it makes no lists of its own. */
export function lineLength(line: Line): number {
  let length = 0;
  let before: Point | undefined;
  for (const here of line) {
    if (before !== undefined) length += distance(before, here);
    before = here;
  }
  return length;
}

/** The point at a share of the line's length, and the direction in which the line runs there, in radians. */
export function pointAlong(line: Line, share: number): { readonly at: Point; readonly angle: number } {
  let left = lineLength(line) * share;
  const last = line.length - 1;
  for (let i = 1; i <= last; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const length = distance(a, b);
    if (left <= length || i === last) {
      const at = between(a, b, length === 0 ? 0 : Math.min(1, left / length));
      return { at, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
    }
    left -= length;
  }
  return { at: line[0] ?? [0, 0], angle: 0 };
}

/** How far a point is from the nearest point of a line. */
export function distanceToLine(point: Point, line: Line, closed = false): number {
  let least = Number.POSITIVE_INFINITY;
  let before = closed ? line.at(-1) : undefined;
  for (const here of line) {
    if (before !== undefined) least = Math.min(least, distanceToSegment(point, before, here));
    before = here;
  }
  return least;
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  const along = Math.max(0, Math.min(1, share));
  return Math.sqrt((a[0] + along * dx - point[0]) ** 2 + (a[1] + along * dy - point[1]) ** 2);
}

/** Positive when the polygon runs clockwise as seen on the screen. */
export function signedArea(polygon: Line): number {
  return segments(polygon, true).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]) / 2, 0);
}

/** A rectangle around something drawn. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The upright box round the points. */
export function box(points: Line): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** The area that two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether a point lies inside a closed line. */
export function insidePolygon(point: Point, polygon: Line): boolean {
  let inside = false;
  let a = polygon.at(-1);
  for (const b of polygon) {
    if (a !== undefined && a[1] > point[1] !== b[1] > point[1]) {
      const x = a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
      if (point[0] < x) inside = !inside;
    }
    a = b;
  }
  return inside;
}

/** The points where two lines meet, their own common ends included; no more than `most` of them. */
export function meetings(one: Line, other: Line, most = Number.POSITIVE_INFINITY): Point[] {
  const points: Point[] = [];
  const around = box(one);
  if (!overlap(around, box(other))) return points;
  const others = segments(other).filter((piece) => overlap(around, box(piece)));
  for (const [a, b] of others.length === 0 ? [] : segments(one))
    for (const [c, d] of others) {
      const point = meeting(a, b, c, d);
      if (point === undefined || points.some((p) => distance(p, point) < 1e-6)) continue;
      points.push(point);
      if (points.length >= most) return points;
    }
  return points;
}

/** Cheap refusal: most lines of a map are nowhere near each other. */
function overlap(one: Box, other: Box): boolean {
  return one[0] <= other[2] + 1 && other[0] <= one[2] + 1 && one[1] <= other[3] + 1 && other[1] <= one[3] + 1;
}

function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (Math.abs(cross) < 1e-12) return [c, d].find((p) => distanceToSegment(p, a, b) < 1e-9);
  const s = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
  const t = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
  const slack = 1e-9;
  return s >= -slack && s <= 1 + slack && t >= -slack && t <= 1 + slack ? between(a, b, s) : undefined;
}
