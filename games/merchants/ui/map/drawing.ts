import { type Box, box, type Line, type Point, pointAlong, smooth } from '@kontor/core';
import { pathData, regionOutlines } from '@kontor/drawing';
import { roomiest } from '@kontor/ui/map';
import {
  CAPITAL_RANK,
  type MerchantsBoard,
  type RegionNumeral,
  type RoadLabel,
} from '../../rules/files/board.ts';
import { CAPITAL, type CityNumber } from '../../rules/state/types.ts';

/* The drawing of a map, computed once from its board file. */

export interface CityDrawing {
  readonly number: CityNumber;
  readonly name: string;
  readonly rank: number;
  readonly at: Point;
}

export interface RoadDrawing {
  readonly label: RoadLabel;
  readonly ends: readonly [CityNumber, CityNumber];
  readonly line: Line;
  readonly path: string;
}

export interface RegionDrawing {
  readonly numeral: RegionNumeral;
  readonly name: string;
  readonly label: Point;
  readonly outline: Line;
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
  /** What the names of rivers keep clear of, and what they take themselves. */
  readonly dry: Line;
  readonly riverNames: readonly Box[];
}

const FRAME_MARGIN = 34;
const RIVER_LETTER = 13;

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
  const roads = board.roads.map(({ from, to, label }, i): RoadDrawing => {
    const line = lines[i]?.line ?? [];
    return {
      label,
      ends: [numberOf.get(from) ?? CAPITAL, numberOf.get(to) ?? CAPITAL],
      line,
      path: pathData(line),
    };
  });
  const [left, top, right, bottom] = box(board.coast);
  const dry = [
    ...places.map((place) => place.at),
    ...roads.flatMap(({ line }) => [0.25, 0.5, 0.75].map((share) => pointAlong(line, share).at)),
  ];
  return {
    board,
    frame: {
      x: left - FRAME_MARGIN,
      y: top - FRAME_MARGIN,
      width: right - left + 2 * FRAME_MARGIN,
      height: bottom - top + 2 * FRAME_MARGIN,
    },
    cities: places.map(({ number, name, rank, at: middle }) => ({ number, name, rank, at: middle })),
    roads,
    regions: drawRegions(board, lines, numberOf),
    dry,
    riverNames: board.rivers.map(({ name, course }) => riverName(name, smooth(course), dry)),
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
  return drawing.cities[number] ?? { number, name: '', rank: 1, at: [0, 0] };
}

/** The box of a name that is written along a river. */
function riverName(name: string, line: Line, dry: Line): Box {
  const { at, angle } = pointAlong(line, roomiest(line, dry).share);
  const half = (name.length * RIVER_LETTER) / 2;
  const [dx, dy] = [Math.abs(Math.cos(angle)) * half + 14, Math.abs(Math.sin(angle)) * half + 14];
  return [at[0] - dx, at[1] - dy, at[0] + dx, at[1] + dy];
}

function drawRegions(
  board: MerchantsBoard,
  roads: readonly { readonly from: string; readonly to: string; readonly line: Line }[],
  numberOf: ReadonlyMap<string, CityNumber>,
): RegionDrawing[] {
  const outlines = regionOutlines(board.regions, roads);
  return board.regions.map(({ numeral, name, label, places }, i) => {
    const outline = outlines[i] as Line;
    return {
      numeral,
      name,
      label,
      outline,
      path: pathData(outline, true),
      cities: places.map((place) => numberOf.get(place) ?? CAPITAL),
    };
  });
}
