import { drawnLinks, type Link, type Point, smooth } from '@kontor/core';
import {
  around,
  drawCompass,
  drawFrame,
  drawLand,
  drawNames,
  drawRelief,
  drawRiverName,
  lineObstacles,
  type Obstacle,
  pathData,
  pictogramDefs,
  plaquePoint,
  regionOutlines,
  regionTints,
  sheet,
  tag,
} from '@kontor/drawing';
import type { MerchantsBoard, RoadLabel } from '../rules/files/board.ts';
import { BOARD_ICONS } from './icons.ts';
import { drawLegend, LEGEND_HEIGHT } from './legend.ts';
import {
  CAPITAL_RADIUS,
  cityRadius,
  drawCapital,
  drawCity,
  drawLabel,
  drawNumeral,
  roadStroke,
} from './marks.ts';
import { COLOURS, GOLD, REGION_TINTS } from './style.ts';

const NAME_SIZE = 21;

/** The whole board as an SVG picture, legend included. */
export function drawBoard(board: MerchantsBoard): string {
  const links = drawnLinks({ places: [board.capital, ...board.cities], roads: board.roads });
  const plaques = links.map((link) => plaquePoint(link.line, [], 0));
  const busy: Point[] = [
    ...[board.capital, ...board.cities].map((place) => place.at),
    ...board.regions.map((region) => region.label),
    ...plaques,
  ];
  const named = [
    { ...board.capital, size: 29, radius: CAPITAL_RADIUS, isBold: true },
    ...board.cities.map((city) => ({
      ...city,
      size: NAME_SIZE,
      radius: cityRadius(city.rank),
      isBold: false,
    })),
  ];
  return sheet(board.size, LEGEND_HEIGHT, board.name, [
    pictogramDefs(BOARD_ICONS),
    drawLand(board, COLOURS, drawRegions(board, links)),
    drawRelief(board.relief, COLOURS),
    ...board.rivers.map((river, i) => drawRiverName(river, i, COLOURS, busy)),
    ...board.regions.map(drawNumeral),
    ...board.roads.flatMap((road, i) => drawRoad(links[i], road.label)),
    ...board.roads.map((road, i) => drawLabel(road.label, plaques[i] ?? [0, 0])),
    drawCapital(board.capital.at),
    ...board.cities.map((city) => drawCity(city.at, city.number, city.rank)),
    ...drawNames(named, obstaclesOf(board, named, links, plaques), COLOURS),
    drawCompass([96, board.size.height - 96], 48, { ...COLOURS, ink: GOLD, paper: COLOURS.sea }),
    drawFrame(board.size, COLOURS),
    drawLegend(board),
  ]);
}

function drawRegions({ regions }: MerchantsBoard, links: readonly Link[]): string[] {
  const tints = regionTints(regions, REGION_TINTS.length);
  return regionOutlines(regions, links).map((outline, i) =>
    tag('path', {
      d: pathData(outline, true),
      fill: REGION_TINTS[tints[i] as number] ?? COLOURS.land,
      opacity: 0.62,
    }),
  );
}

function drawRoad(link: Link | undefined, label: RoadLabel): string[] {
  return link === undefined ? [] : [roadStroke(pathData(link.line), label)];
}

function obstaclesOf(
  board: MerchantsBoard,
  named: readonly { readonly at: Point; readonly radius: number }[],
  links: readonly Link[],
  plaques: readonly Point[],
): Obstacle[] {
  return [
    ...links.flatMap((link) => lineObstacles(link.line, 6, 1)),
    ...board.rivers.flatMap((river) => lineObstacles(smooth(river.course), 4, 0.6)),
    ...plaques.map((at) => ({ box: around(at, 36, 36), weight: 12 })),
    ...board.regions.map((region) => ({ box: around(region.label, 150, 90), weight: 15 })),
    ...named.map(({ at, radius }) => ({ box: around(at, radius * 2, radius * 2), weight: 25 })),
  ];
}
