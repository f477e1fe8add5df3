import { box, type Line, type Point } from '@kontor/core';
import type { HermagorBoard, Product } from '../../rules/board.ts';
import { type LabelDrawing, placeLabels } from './labels.ts';
import { drawRegions, drawRoads, type RegionDrawing, type RoadDrawing } from './land.ts';

/* Everything about the look of a map that follows from its board file, worked out once. */

interface PlaceDrawing {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly label: LabelDrawing;
}

interface VillageDrawing extends PlaceDrawing {
  readonly product: Product;
  readonly dukedom: number;
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

const FRAME_MARGIN = 44;

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
