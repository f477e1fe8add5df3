import { type Box, box, distance, insidePolygon, type Line, type Point } from '@kontor/core';
import type { HermagorBoard, Product } from '../../rules/files/board.ts';
import {
  type Covered,
  HOUSE,
  type HouseSpot,
  placeHouses,
  reaching,
  standsAtCastle,
  standsAtVillage,
} from './houses.ts';
import {
  castleArea,
  type LabelDrawing,
  labelSpots,
  placeLabels,
  placeRegionNames,
  signsOf,
} from './labels.ts';
import {
  clearMarks,
  clearPlaques,
  drawRegions,
  drawRoads,
  growthOn,
  halfWidth,
  type RegionDrawing,
  type RoadDrawing,
} from './land.ts';

/* The drawing of a map, computed once from its board file. */

interface PlaceDrawing {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly label: LabelDrawing;
  /** Where merchants stand who share the place, from its middle. */
  readonly stands: readonly Point[];
}

interface VillageDrawing extends PlaceDrawing {
  readonly product: Product;
  readonly dukedom: number;
  readonly houses: readonly HouseSpot[];
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
  readonly regions: readonly (RegionDrawing & { readonly nameAt: Point })[];
  readonly dukedoms: HermagorBoard['dukedoms'];
  /** Points on names, plaques and marks, which other texts must not cover. */
  readonly written: Line;
  /** Where the corners of the frame have room for an ornament. */
  readonly openSea: ReturnType<typeof openSea>;
}

const FRAME_MARGIN = 44;
const ROUNDS = 5;

/** How a land is laid out: as its board has it, drawn out in height, or turned to be upright. */
export type Layout = 'wide' | 'high' | 'upright';

/** How much higher a land is drawn where there is height to spare, such as beside the market. */
const HIGHER = 1.28;

/** The board turned a quarter clockwise: a wide land then fills an upright screen. Texts stay upright. */
export function quarterTurn(board: HermagorBoard): HermagorBoard {
  const { width, height } = board.size;
  return moved(board, { width: height, height: width }, ([x, y]) => [height - y, x]);
}

/** The board with more room from north to south: every place stays where it is as seen from the others. */
export function drawnOut(board: HermagorBoard): HermagorBoard {
  const { width, height } = board.size;
  return moved(board, { width, height: height * HIGHER }, ([x, y]) => [x, y * HIGHER]);
}

function moved(
  board: HermagorBoard,
  size: HermagorBoard['size'],
  move: (point: Point) => [number, number],
): HermagorBoard {
  const moveAll = (line: Line) => line.map(move);
  const moveAt = <T extends { at: Point }>(thing: T) => ({ ...thing, at: move(thing.at) });
  const moveLabel = <T extends { label: Point }>(thing: T) => ({ ...thing, label: move(thing.label) });
  return {
    ...board,
    size,
    castle: moveAt(board.castle),
    villages: board.villages.map(moveAt),
    roads: board.roads.map((road) => ({
      ...road,
      course: moveAll(road.course),
      bridges: moveAll(road.bridges),
    })),
    regions: board.regions.map(moveLabel),
    dukedoms: board.dukedoms.map(moveLabel),
    coast: moveAll(board.coast),
    islands: board.islands.map(moveAll),
    rivers: board.rivers.map((river) => ({ ...river, course: moveAll(river.course) })),
    relief: board.relief.map(moveAt),
  };
}

const drawings = new WeakMap<HermagorBoard, MapDrawing>();
const LAYOUTS = {
  wide: undefined,
  high: { boards: new WeakMap<HermagorBoard, HermagorBoard>(), move: drawnOut },
  upright: { boards: new WeakMap<HermagorBoard, HermagorBoard>(), move: quarterTurn },
};

/** The drawing of a board. */
export function drawingOf(board: HermagorBoard, layout: Layout): MapDrawing {
  const change = LAYOUTS[layout];
  return kept(drawings, change ? kept(change.boards, board, change.move) : board, drawMap);
}

function kept<V>(
  store: WeakMap<HermagorBoard, V>,
  board: HermagorBoard,
  make: (board: HermagorBoard) => V,
): V {
  const found = store.get(board) ?? make(board);
  store.set(board, found);
  return found;
}

export function drawMap(board: HermagorBoard): MapDrawing {
  const at = new Map([board.castle, ...board.villages].map((place) => [place.id, place.at]));
  const dukedomOf = new Map(
    board.dukedoms.flatMap(({ villages }, number) => villages.map((id) => [id, number])),
  );
  const [left, top, right, bottom] = box(board.coast);
  const frame = {
    x: left - FRAME_MARGIN,
    y: top - FRAME_MARGIN,
    width: right - left + 2 * FRAME_MARGIN,
    height: bottom - top + 2 * FRAME_MARGIN,
  };
  const edge: Box = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
  let roads: readonly RoadDrawing[] = drawRoads(board, at);
  let regions = drawRegions(board, roads);
  const spots = labelSpots(board, roads, edge);
  let labels = placeLabels(board, roads, regions, spots, 0);
  // Each round places the names and moves plaques and marks out of their way.
  for (let round = 1; round <= ROUNDS; round++) {
    const cleared = clearPlaques(roads, board, labels.areas, []);
    const marked = clearMarks(regions, board, cleared, labels.areas, []);
    if (isSame(roads, cleared) && isSame(regions, marked)) break;
    [roads, regions] = [cleared, marked];
    labels = placeLabels(board, roads, regions, spots, round);
  }
  const houses = housesOn(board, roads, regions, labels.areas);
  // Then plaques and marks make way for houses.
  const built = houses.flat().map((house) => house.seen);
  roads = clearPlaques(roads, board, labels.areas, built);
  regions = clearMarks(regions, board, roads, labels.areas, built);
  const regionNames = placeRegionNames(board, roads, regions, labels.areas[0]);
  const labelled = <T extends { id: string; at: Point }>(place: T) => ({
    ...place,
    label: labels.places.get(place.id) ?? { at: place.at, anchor: 'middle' as const },
  });
  const tolls = roads.map(({ plaque }) => plaque);
  const beside: readonly Covered[] = [
    ...signsOf(board, roads, regions, labels.areas),
    ...built.map((house) => ({ area: reaching(house, HOUSE / 2), weight: 3 })),
  ];
  const castle = { ...labelled(board.castle), stands: standsAtCastle(board.castle.at, tolls) };
  const villages = board.villages.map((village, i) => ({
    ...labelled(village),
    stands: standsAtVillage(village.at, beside, growthOn(board)),
    dukedom: dukedomOf.get(village.id) ?? 0,
    houses: houses[i] ?? [],
  }));
  return {
    board,
    frame,
    castle,
    villages,
    places: new Map<string, PlaceDrawing>([castle, ...villages].map((place) => [place.id, place])),
    roads,
    roadByKey: new Map(roads.map((road) => [road.key, road])),
    regions: regions.map((region) => ({
      ...region,
      nameAt: regionNames.get(region.id) ?? region.label,
    })),
    dukedoms: board.dukedoms,
    written: [
      ...at.values(),
      ...edgeOf(castleArea(board)),
      ...roads.map((road) => road.plaque),
      ...regions.flatMap(({ shows, label: [x, y] }): Point[] =>
        [-1, 0, 1].map((side) => [x + side * halfWidth({ shows }), y]),
      ),
      ...labels.areas.flatMap(edgeOf),
    ],
    openSea: openSea(board, edge),
  };
}

function housesOn(
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
  names: readonly Box[],
) {
  return placeHouses(
    board.villages.map((village) => village.at),
    signsOf(board, roads, regions, names),
    growthOn(board),
  );
}

function isSame<T>(before: readonly T[], after: readonly T[]): boolean {
  return after.every((one, i) => one === before[i]);
}

/** Points round a box. */
function edgeOf([left, top, right, bottom]: Box): Point[] {
  return [top, bottom].flatMap((y) => [left, (left + right) / 2, right].map((x): Point => [x, y]));
}

/** Room round an ornament of the sea. */
const ORNAMENT = 76;
const SEA_STEP = 20;

/** In corners of the frame the point of the sea that is farthest from land, if it is far enough. */
function openSea(board: HermagorBoard, [left, top, right, bottom]: Box) {
  const shores = [board.coast, ...board.islands].flat();
  const inCorner = (x: number, y: number): Point | undefined => {
    const [towardsX, towardsY] = [Math.sign((left + right) / 2 - x), Math.sign((top + bottom) / 2 - y)];
    let best: { readonly at: Point | undefined; readonly worth: number } = { at: undefined, worth: 0 };
    for (let across = ORNAMENT; across < (right - left) / 4; across += SEA_STEP)
      for (let down = ORNAMENT; down < (bottom - top) / 4; down += SEA_STEP) {
        const at: Point = [x + towardsX * across, y + towardsY * down];
        let room = Number.POSITIVE_INFINITY;
        for (const shore of shores) room = Math.min(room, distance(at, shore));
        // Small screens show a little less than the frame.
        const worth = Math.min(room, 1.3 * ORNAMENT) + 0.3 * Math.min(across, down);
        if (room > ORNAMENT && worth > best.worth && !insidePolygon(at, board.coast)) best = { at, worth };
      }
    return best.at;
  };
  return {
    topLeft: inCorner(left, top),
    bottomLeft: inCorner(left, bottom),
    bottomRight: inCorner(right, bottom),
  };
}
