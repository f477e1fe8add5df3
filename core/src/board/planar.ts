import {
  distance,
  distanceToLine,
  type Line,
  meetings,
  type Point,
  segments,
  signedArea,
} from './geometry.ts';

/** A road network as drawn: places by name, and links between them with their drawn lines, ends included. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly line: Line;
}

/** An area enclosed by links. */
export interface Face {
  /** The places round it, in order. */
  readonly places: readonly string[];
  readonly polygon: readonly Point[];
}

/** One direction of a link, with the face on its left. */
interface Lane {
  readonly link: Link;
  readonly from: string;
  readonly to: string;
  readonly line: Line;
  readonly heading: number;
}

/** The bounded faces of a drawing without crossings. Dead ends border no face. */
export function boundedFaces(links: readonly Link[]): Face[] {
  const lanes = withoutDeadEnds(links).flatMap((link) => [lane(link, false), lane(link, true)]);
  const leaving = new Map<string, Lane[]>();
  for (const one of lanes) {
    const fan = leaving.get(one.from);
    if (fan === undefined) leaving.set(one.from, [one]);
    else fan.push(one);
  }
  for (const fan of leaving.values()) fan.sort((a, b) => a.heading - b.heading);

  const faces: Face[] = [];
  const walked = new Set<Lane>();
  for (const start of lanes) {
    if (walked.has(start)) continue;
    const places: string[] = [];
    const polygon: Point[] = [];
    let here: Lane | undefined = start;
    while (here !== undefined && !walked.has(here)) {
      walked.add(here);
      places.push(here.from);
      polygon.push(...here.line.slice(0, -1));
      here = nextRound(here, leaving.get(here.to) ?? []);
    }
    if (signedArea(polygon) > 1e-6) faces.push({ places, polygon });
  }
  return faces;
}

function lane(link: Link, back: boolean): Lane {
  const line = back ? [...link.line].reverse() : link.line;
  const start = line[0] ?? [0, 0];
  const towards = line.find((point) => distance(start, point) > 1e-6) ?? start;
  return {
    link,
    from: back ? link.to : link.from,
    to: back ? link.from : link.to,
    line,
    heading: Math.atan2(towards[1] - start[1], towards[0] - start[0]),
  };
}

/** The next lane round the face: the tightest turn, which closes the smallest area. */
function nextRound(arriving: Lane, fan: readonly Lane[]): Lane | undefined {
  const back = fan.findIndex(
    (one) => one.link === arriving.link && one.from === arriving.to && one !== arriving,
  );
  return fan[(back - 1 + fan.length) % fan.length];
}

function withoutDeadEnds(links: readonly Link[]): readonly Link[] {
  const ends = new Map<string, number>();
  for (const link of links)
    for (const place of [link.from, link.to]) ends.set(place, (ends.get(place) ?? 0) + 1);
  const kept = links.filter((link) => (ends.get(link.from) ?? 0) > 1 && (ends.get(link.to) ?? 0) > 1);
  return kept.length === links.length ? kept : withoutDeadEnds(kept);
}

/** The parts into which lines cut the area inside a closed outline. */
export function partition(outline: Line, lines: readonly Line[]): Face[] {
  const drawn = [[...outline, ...outline.slice(0, 1)], ...lines];
  const links: Link[] = [];
  const seen = new Set<string>();
  for (const one of drawn) {
    const crossings = drawn.flatMap((other) => (other === one ? [] : meetings(one, other)));
    for (const piece of segments(one)) {
      const cuts = crossings.filter((point) => distanceToLine(point, piece) < 1e-6);
      const stops = [piece[0], ...cuts, piece[1]].sort(
        (p, q) => distance(piece[0], p) - distance(piece[0], q),
      );
      for (const [a, b] of segments(stops)) {
        const [from, to] = [spot(a), spot(b)];
        const key = from < to ? `${from} ${to}` : `${to} ${from}`;
        if (from === to || seen.has(key)) continue;
        seen.add(key);
        links.push({ from, to, line: [a, b] });
      }
    }
  }
  return boundedFaces(links);
}

/** Points closer than a thousandth count as one. */
function spot(point: Point): string {
  return `${Math.round(point[0] * 1000)},${Math.round(point[1] * 1000)}`;
}

/** The shortest way from a place to every place that can be reached. */
export function distancesFrom<L extends Pick<Link, 'from' | 'to'>>(
  start: string,
  links: readonly L[],
  length: (link: L) => number = () => 1,
): Map<string, number> {
  const known = new Map([[start, 0]]);
  const open = new Set([start]);
  for (const here of open) {
    open.delete(here);
    const soFar = known.get(here) ?? 0;
    for (const link of links) {
      if (link.from !== here && link.to !== here) continue;
      const there = link.from === here ? link.to : link.from;
      const total = soFar + length(link);
      if (total >= (known.get(there) ?? Number.POSITIVE_INFINITY)) continue;
      known.set(there, total);
      open.add(there);
    }
  }
  return known;
}

/** The places without which the network would fall apart; none means that it is 2-connected. */
export function cutPlaces(places: readonly string[], links: readonly Link[]): string[] {
  return places.filter((gone) => {
    const rest = links.filter((link) => link.from !== gone && link.to !== gone);
    const start = places.find((place) => place !== gone);
    return start !== undefined && distancesFrom(start, rest).size < places.length - 1;
  });
}

/** Pairs of links that meet anywhere but at a place where both end; no more than `most` of them. */
export function crossingLinks(links: readonly Link[], most = 20): [Link, Link, Point][] {
  const pairs: [Link, Link, Point][] = [];
  for (const [i, one] of links.entries())
    for (const other of links.slice(i + 1)) {
      const shared = [one.line[0], one.line.at(-1)].filter((end) =>
        [other.line[0], other.line.at(-1)].some((far) => end && far && distance(end, far) < 1e-6),
      );
      const bad = meetings(one.line, other.line).find(
        (point) => !shared.some((end) => end !== undefined && distance(end, point) < 1e-3),
      );
      if (bad !== undefined) pairs.push([one, other, bad]);
      if (pairs.length >= most) return pairs;
    }
  return pairs;
}
