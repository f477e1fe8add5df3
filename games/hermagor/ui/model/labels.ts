import { distance, distanceToLine, type Point } from '@kontor/core';
import type { HermagorBoard } from '../../rules/board.ts';
import { halfWidth, MEDALLION, type RegionDrawing, type RoadDrawing } from './land.ts';

/* Where the names of places are written. */

export interface LabelDrawing {
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Width of a letter of a village's name, and the height of its line. */
const LETTER = 13.4;
const LINE_HEIGHT = 24;
/** The castle is larger than a medallion, and so are the letters of its name. */
const CASTLE = { radius: 40, letter: 19 };

/** No name reaches farther from its place: what lies beyond need not be looked at. */
const REACH = 230;

export interface LabelOption {
  readonly label: LabelDrawing;
  readonly points: readonly Point[];
  readonly cost: number;
}

/**
 * For every place the side on which its name covers least of roads, plaques, marks and other names. Above a village
 * stand the houses. Names are placed twice, because the first ones did not know the later ones yet.
 */
export function placeLabels(
  board: HermagorBoard,
  roads: readonly RoadDrawing[],
  regions: readonly RegionDrawing[],
): ReadonlyMap<string, LabelOption> {
  const places = [board.castle, ...board.villages];
  const options = places.map((place) => labelOptions(place, place === board.castle));
  const fixed = places.map((place, i) => {
    const near = roads.filter((road) => distanceToLine(place.at, road.line) < REACH);
    return options[i]?.map((option) =>
      option.points.reduce(
        (sum, point) => sum + crowding(point, board, near, regions, place.id),
        option.cost,
      ),
    );
  });
  const chosen: number[] = [];
  for (let pass = 0; pass < 2; pass++)
    for (const [i, own] of options.entries()) {
      const at = places[i]?.at ?? board.castle.at;
      const others = options
        .flatMap((other, j) => (j === i ? [] : (other[chosen[j] ?? -1]?.points ?? [])))
        .filter((point) => distance(point, at) < REACH);
      const costs = own.map((option, k) => {
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
  const below = radius + 30;
  return [
    // Only the castle has room above: houses never stand there.
    ...(castle ? [option(0, -100, 'middle', 2), option(0, below + 22, 'middle', 1)] : []),
    option(0, below, 'middle', 0),
    option(-radius, below, 'start', 1),
    option(radius, below, 'end', 1),
    option(-8, below, 'start', 1),
    option(8, below, 'end', 1),
    option(radius + 8, 12, 'start', 2),
    option(-radius - 8, 12, 'end', 2),
    option(radius + 4, 26, 'start', 2),
    option(-radius - 4, 26, 'end', 2),
    option(radius + 10, 18, 'start', 2),
    option(-radius - 10, 18, 'end', 2),
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
    if (distance(road.plaque, point) < 24) hits += 8;
    if (road.bridges.some((bridge) => distance(bridge.at, point) < 18)) hits += 2;
    if (distanceToLine(point, road.line) < 9) hits += road.principal ? 2 : 1;
  }
  for (const village of board.villages) {
    if (village.id === own) continue;
    if (distance(village.at, point) < MEDALLION + 6) hits += 6;
    // Houses will stand in an arc above it.
    const up = village.at[1] - point[1];
    if (up > 0 && up < 64 && Math.abs(village.at[0] - point[0]) < 50) hits += 2;
  }
  if (own !== board.castle.id && distance(board.castle.at, point) < 66) hits += 6;
  for (const region of regions) {
    const near =
      Math.abs(region.label[0] - point[0]) < halfWidth(region) && Math.abs(region.label[1] - point[1]) < 26;
    if (near) hits += 8;
  }
  return hits;
}
