import {
  boundedFaces,
  box,
  distance,
  distanceToLine,
  type Line,
  type Point,
  pathData,
  pointAlong,
  smooth,
} from '@kontor/core';
import type { MerchantsBoard, RegionNumeral, RoadLabel } from '../../rules/board.ts';
import { CAPITAL_RANK } from '../../rules/board.ts';
import { CAPITAL, type CityNumber } from '../../rules/types.ts';

/* Everything about the look of a map that follows from its board file, worked out once. */

export interface CityDrawing {
  readonly number: CityNumber;
  readonly name: string;
  readonly rank: number;
  readonly at: Point;
  /** Where goods and contracts lie beside it: where they cover least. */
  readonly tray: Point;
}

export interface RoadDrawing {
  readonly label: RoadLabel;
  readonly ends: readonly [CityNumber, CityNumber];
  readonly line: Line;
  readonly path: string;
  readonly plaque: Point;
}

export interface RegionDrawing {
  readonly numeral: RegionNumeral;
  readonly name: string;
  readonly label: Point;
  readonly path: string;
  readonly cities: readonly CityNumber[];
}

export interface MapDrawing {
  readonly board: MerchantsBoard;
  /** The part of the drawing that "fit" shows. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** By number, the capital first. */
  readonly cities: readonly CityDrawing[];
  readonly roads: readonly RoadDrawing[];
  readonly regions: readonly RegionDrawing[];
  /** Points that other writing keeps clear of. */
  readonly taken: readonly Point[];
}

const FRAME_MARGIN = 34;
/** How much room goods take. */
const TRAY_REACH = 34;

export function drawMap(board: MerchantsBoard): MapDrawing {
  const places = [
    { ...board.capital, number: CAPITAL, rank: CAPITAL_RANK },
    ...[...board.cities].sort((a, b) => a.number - b.number),
  ];
  const numberOf = new Map(places.map(({ id, number }) => [id, number]));
  const at = new Map(places.map((place) => [place.id, place.at]));
  const lines = board.roads.map(({ from, to, course }) => ({
    from,
    to,
    line: smooth([at.get(from) ?? [0, 0], ...course, at.get(to) ?? [0, 0]]),
  }));
  const points = places.map((place) => place.at);
  const roads = board.roads.map(({ from, to, label }, i): RoadDrawing => {
    const line = lines[i]?.line ?? [];
    return {
      label,
      ends: [numberOf.get(from) ?? CAPITAL, numberOf.get(to) ?? CAPITAL],
      line,
      path: pathData(line),
      plaque: plaquePoint(line, points),
    };
  });
  const taken = [...points, ...roads.map(({ plaque }) => plaque), ...board.regions.map(({ label }) => label)];
  const [left, top, right, bottom] = box(board.coast);
  return {
    board,
    frame: {
      x: left - FRAME_MARGIN,
      y: top - FRAME_MARGIN,
      width: right - left + 2 * FRAME_MARGIN,
      height: bottom - top + 2 * FRAME_MARGIN,
    },
    cities: layTrays(places, roads, taken, [left, right]),
    roads,
    regions: drawRegions(board, lines, numberOf),
    taken,
  };
}

/** The road of a label at a city, with the line running away from the city. */
export function roadOut(
  drawing: MapDrawing,
  city: CityNumber,
  label: string,
): { readonly road: RoadDrawing; readonly line: Line } | undefined {
  const road = drawing.roads.find((each) => each.label === label && each.ends.includes(city));
  return road && { road, line: road.ends[0] === city ? road.line : [...road.line].reverse() };
}

export function cityDrawing(drawing: MapDrawing, number: CityNumber): CityDrawing {
  return drawing.cities[number] ?? { number, name: '', rank: 1, at: [0, 0], tray: [60, 0] };
}

/** The next city in the direction of an arrow key, straight ahead rather than aside. */
export function neighbourTowards(drawing: MapDrawing, from: CityNumber, key: string): CityNumber | undefined {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (way === undefined) return undefined;
  const [wx = 0, wy = 0] = way;
  const here = cityDrawing(drawing, from).at;
  let best: { readonly city: CityNumber; readonly cost: number } | undefined;
  for (const { number, at } of drawing.cities) {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (number === from || ahead <= aside * 0.5) continue;
    const cost = ahead + aside * 1.6;
    if (best === undefined || cost < best.cost) best = { city: number, cost };
  }
  return best?.city;
}

/** Where along a road its letter is best read: near the middle, away from cities. */
function plaquePoint(line: Line, places: readonly Point[]): Point {
  let best: { readonly at: Point; readonly cost: number } | undefined;
  for (let share = 0.36; share <= 0.65; share += 0.02) {
    const { at } = pointAlong(line, share);
    const toPlace = Math.min(...places.map((place) => distance(place, at)));
    const cost = Math.abs(share - 0.5) * 30 + Math.max(0, 90 - toPlace);
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? [0, 0];
}

/** Finds room for the goods of one city after the other, so that they do not cover each other either. */
function layTrays(
  places: readonly Omit<CityDrawing, 'tray'>[],
  roads: readonly RoadDrawing[],
  taken: readonly Point[],
  shores: readonly [left: number, right: number],
): CityDrawing[] {
  const names = places.flatMap(({ at: [x, y] }): Point[] => [-44, 0, 44].map((dx) => [x + dx, y + 38]));
  const covered = [...taken, ...names];
  return places.map(({ number, name, rank, at }) => {
    const tray = trayPlace(at, number === CAPITAL ? 76 : 24 + rank * 9, roads, covered, shores);
    covered.push([at[0] + tray[0], at[1] + tray[1]]);
    return { number, name, rank, at, tray };
  });
}

/** Beside the town, left or right, high, level or low: wherever fewer roads, letters and names are covered. */
function trayPlace(
  [x, y]: Point,
  half: number,
  roads: readonly RoadDrawing[],
  covered: readonly Point[],
  [left, right]: readonly [left: number, right: number],
): Point {
  const across = half + TRAY_REACH + 4;
  const places = [-14, -46, 18].flatMap((down): Point[] => [
    [across, down],
    [-across, down],
  ]);
  const cost = ([dx, dy]: Point): number => {
    const tray: Point = [x + dx, y + dy];
    const lines = roads.map(({ line }) => Math.max(0, TRAY_REACH + 4 - distanceToLine(tray, line)));
    const points = covered.map((point) => 3 * Math.max(0, TRAY_REACH + 26 - distance(tray, point)));
    // On small maps goods are drawn larger and lie further out; they must not be cut off there.
    const far = x + dx * 1.6;
    const cut = Math.max(0, left + TRAY_REACH - far, far - right + TRAY_REACH);
    return [...lines, ...points].reduce((sum, each) => sum + each, cut + (dy === -14 ? 0 : 4));
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function drawRegions(
  board: MerchantsBoard,
  roads: readonly { readonly from: string; readonly to: string; readonly line: Line }[],
  numberOf: ReadonlyMap<string, CityNumber>,
): RegionDrawing[] {
  const outline = new Map(
    boundedFaces(roads).map((face) => [[...face.places].sort().join(' '), face.polygon]),
  );
  return board.regions.map(({ numeral, name, label, places }) => ({
    numeral,
    name,
    label,
    path: pathData(outline.get([...places].sort().join(' ')) ?? [], true),
    cities: places.map((place) => numberOf.get(place) ?? CAPITAL),
  }));
}
