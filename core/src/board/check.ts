import type { Problem } from '../parsed.ts';
import { distance, distanceToLine, insidePolygon, type Line, type Point, smooth } from './geometry.ts';
import { boundedFaces, crossingLinks, distancesFrom, type Link } from './planar.ts';

/** What the boards of all games have in common; `path` is where each place stands in the file. */
export interface DrawnBoard {
  readonly size: { readonly width: number; readonly height: number };
  readonly coast: Line;
  readonly rivers: readonly { readonly course: Line }[];
  readonly places: readonly { readonly id: string; readonly at: Point; readonly path: string }[];
  readonly roads: readonly { readonly from: string; readonly to: string; readonly course: Line }[];
  readonly regions: readonly { readonly name: string; readonly places: readonly string[] }[];
}

/** Collects the problems of a file while it is checked. */
export class Findings {
  readonly problems: Problem[] = [];

  /** Notes a problem. */
  add(code: string, path: string, message: string): void {
    this.problems.push({ code: `board.${code}`, path, message });
  }

  /** Adds a problem unless the condition holds. */
  expect(holds: boolean, code: string, path: string, message: string): void {
    if (!holds) this.add(code, path, message);
  }
}

/** Roads whose both ends exist, with the drawn lines. */
export function drawnLinks(board: {
  readonly places: readonly { readonly id: string; readonly at: Point }[];
  readonly roads: DrawnBoard['roads'];
}): Link[] {
  const at = new Map(board.places.map((place) => [place.id, place.at]));
  return board.roads.flatMap(({ from, to, course }) => {
    const [start, end] = [at.get(from), at.get(to)];
    return start === undefined || end === undefined
      ? []
      : [{ from, to, line: smooth([start, ...course, end]) }];
  });
}

/** The most points that the coast, all rivers or all roads may have as they are drawn. Our own boards have a fifth of it. */
const MOST_POINTS = 3000;

/** Whether the lines are few and short enough to be checked quickly. */
function checkDetail({ coast, rivers, roads, ...board }: DrawnBoard, found: Findings): boolean {
  const roadLines = drawnLinks({ ...board, roads }).map(({ line }) => line);
  const drawn = {
    coast: [smooth(coast, true)],
    rivers: rivers.map(({ course }) => smooth(course)),
    roads: roadLines,
  };
  for (const [what, lines] of Object.entries(drawn)) {
    const points = lines.reduce((sum, line) => sum + line.length, 0);
    found.expect(
      points <= MOST_POINTS,
      'too-detailed',
      `/${what}`,
      `The lines of /${what} are too long or have too many points: ${points} as they are drawn, at most ${MOST_POINTS} are allowed.`,
    );
  }
  return found.problems.length === 0;
}

/**
 * Checks what every board needs: unique ids, places on land, roads that join two places and do not cross, and regions
 * that are the areas between roads. False if the lines are too long to be looked at any further.
 */
export function checkDrawing(board: DrawnBoard, found: Findings): boolean {
  if (!checkDetail(board, found)) return false;
  checkPlaces(board, found);
  checkRoads(board, found);
  const links = drawnLinks(board);
  const crossings = crossingLinks(links);
  for (const [one, other, [x, y]] of crossings)
    found.add(
      'roads-cross',
      `/roads/${indexOfRoad(board, one)}`,
      `The road ${one.from}–${one.to} crosses the road ${other.from}–${other.to} near (${Math.round(x)}, ${Math.round(y)}).`,
    );
  // Areas between roads are undefined while roads cross or end nowhere, and those problems are reported already.
  if (crossings.length === 0 && links.length === board.roads.length) checkRegions(board, links, found);
  return true;
}

function checkPlaces(board: DrawnBoard, found: Findings): void {
  const coast = smooth(board.coast, true);
  const seen = new Set<string>();
  for (const place of board.places) {
    found.expect(!seen.has(place.id), 'place-twice', place.path, `Two places have the id ${place.id}.`);
    seen.add(place.id);
    found.expect(
      insidePolygon(place.at, coast),
      'place-at-sea',
      place.path,
      `${place.id} does not lie on the land.`,
    );
  }
  for (const [i, place] of board.places.entries())
    for (const other of board.places.slice(0, i))
      found.expect(
        distance(place.at, other.at) >= board.size.width / 100,
        'places-touch',
        place.path,
        `${place.id} and ${other.id} lie on the same spot.`,
      );
  for (const [x, y] of board.coast)
    if (x < 0 || y < 0 || x > board.size.width || y > board.size.height) {
      found.add('coast-outside', '/coast', `The coast leaves the sheet at (${x}, ${y}).`);
      break;
    }
}

function checkRoads(board: DrawnBoard, found: Findings): void {
  const places = new Set(board.places.map((place) => place.id));
  const seen = new Set<string>();
  for (const [i, { from, to }] of board.roads.entries()) {
    const path = `/roads/${i}`;
    for (const end of [from, to])
      found.expect(places.has(end), 'road-end', path, `A road leads to ${end}, but there is no such place.`);
    found.expect(from !== to, 'road-loop', path, `A road leads from ${from} to itself.`);
    const pair = [from, to].sort().join('–');
    found.expect(!seen.has(pair), 'road-twice', path, `There are two roads ${pair}.`);
    seen.add(pair);
  }
  for (const [i, link] of drawnLinks(board).entries())
    for (const place of board.places)
      if (place.id !== link.from && place.id !== link.to)
        found.expect(
          distanceToLine(place.at, link.line) >= board.size.width / 200,
          'road-through-place',
          `/roads/${i}`,
          `The road ${link.from}–${link.to} runs through ${place.id}.`,
        );
  const start = board.places[0];
  if (start === undefined) return;
  const reached = distancesFrom(start.id, board.roads);
  for (const place of board.places)
    found.expect(
      reached.has(place.id),
      'unconnected',
      place.path,
      `No roads lead from ${start.id} to ${place.id}.`,
    );
}

function checkRegions(board: DrawnBoard, links: readonly Link[], found: Findings): void {
  const faces = boundedFaces(links).map((face) => face.places);
  const open = new Map(faces.map((places) => [setKey(places), places]));
  for (const [i, region] of board.regions.entries()) {
    const path = `/regions/${i}`;
    const face = open.get(setKey(region.places));
    open.delete(setKey(region.places));
    if (face === undefined)
      found.add(
        'region-no-face',
        path,
        `${region.name} is no area enclosed by roads: ${region.places.join(', ')}.`,
      );
    else if (cycleKey(face) !== cycleKey(region.places))
      found.add(
        'region-order',
        path,
        `The places of ${region.name} are not in order; walking round: ${face.join(', ')}.`,
      );
  }
  for (const face of open.values())
    found.add(
      'face-without-region',
      '/regions',
      `No region is given for the area enclosed by ${face.join(', ')}.`,
    );
}

function indexOfRoad(board: DrawnBoard, link: Link): number {
  return board.roads.findIndex((road) => road.from === link.from && road.to === link.to);
}

function setKey(places: readonly string[]): string {
  return [...places].sort().join(' ');
}

/** The same key for every starting place and for both directions. */
function cycleKey(places: readonly string[]): string {
  const from = (line: readonly string[]) =>
    line.map((_, i) => [...line.slice(i), ...line.slice(0, i)].join(' '));
  return [...from(places), ...from([...places].reverse())].sort()[0] ?? '';
}
