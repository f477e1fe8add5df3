import { drawnLinks, insidePolygon, type Link, type Point, smooth } from '@kontor/core';
import {
  around,
  DISPLAY_FONT,
  directionAt,
  drawBridge,
  drawCompass,
  drawFrame,
  drawLand,
  drawNames,
  drawRelief,
  drawRiverName,
  group,
  lineObstacles,
  type Obstacle,
  pathData,
  pictogramDefs,
  plaquePoint,
  regionOutlines,
  regionTints,
  sheet,
  tag,
  text,
} from '@kontor/drawing';
import type { HermagorBoard, Road } from '../rules/files/board.ts';
import { landsOf } from '../rules/files/check-board.ts';
import { BOARD_ICONS } from './icons.ts';
import { drawLegend, LEGEND_HEIGHT } from './legend.ts';
import { drawCastle, drawMarks, drawPlaque, drawVillage, marksWidth } from './marks.ts';
import { COLOURS, DUKEDOM_STYLES, MEDALLION, NOBLE, ROUTE } from './style.ts';

const CASTLE_RADIUS = 42;
const NAME_SIZE = 18;

/** The whole board as an SVG picture, legend included. */
export function drawBoard(board: HermagorBoard): string {
  const links = drawnLinks({ places: [board.castle, ...board.villages], roads: board.roads });
  const plaques = board.roads.map((road, i) =>
    plaquePoint(links[i]?.line ?? [], [...road.bridges, ...board.regions.map((region) => region.label)], 34),
  );
  const busy: Point[] = [
    ...[board.castle, ...board.villages].map((place) => place.at),
    ...board.roads.flatMap((road) => road.bridges),
    ...board.regions.map((region) => region.label),
    ...plaques,
  ];
  return sheet(board.size, LEGEND_HEIGHT, board.name, [
    pictogramDefs(BOARD_ICONS),
    NOBLE_HATCH,
    drawLand(board, COLOURS, [...dukedomTints(board), ...drawRegions(board, links)]),
    drawRelief(board.relief, COLOURS),
    ...board.dukedoms.map((dukedom, i) => dukedomName(dukedom.name, dukedom.label, i)),
    ...board.rivers.map((river, i) => drawRiverName(river, i, COLOURS, busy)),
    ...drawRoads(board, links),
    ...board.regions.map(drawMarks),
    ...board.roads.map((road, i) => drawPlaque(road.toll, plaques[i] ?? [0, 0])),
    drawCastle(board.castle.at, CASTLE_RADIUS),
    ...board.villages.map((village) =>
      drawVillage(village.at, village.product, dukedomOf(board, village.id)),
    ),
    ...drawNames(namedIn(board), obstaclesOf(board, links, plaques), COLOURS),
    drawCompass([board.size.width - 92, board.size.height - 96], 46, COLOURS),
    drawFrame(board.size, COLOURS),
    drawLegend(board),
  ]);
}

function dukedomOf(board: HermagorBoard, village: string): number {
  return board.dukedoms.findIndex((dukedom) => dukedom.villages.includes(village));
}

/** The land of each dukedom in its colour. */
function dukedomTints(board: HermagorBoard): string[] {
  return landsOf(board).flatMap((land) => {
    const village = board.villages.find((one) => insidePolygon(one.at, land));
    const style = village && DUKEDOM_STYLES[dukedomOf(board, village.id)];
    return style === undefined ? [] : [tag('path', { d: pathData(land, true), fill: style.wash })];
  });
}

/** The land of the Nobility is hatched in their colour. */
const NOBLE_HATCH = tag(
  'pattern',
  { id: 'noble', width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
  tag('rect', { width: 9, height: 9, fill: NOBLE, opacity: 0.2 }),
  tag('rect', { width: 2.2, height: 9, fill: NOBLE, opacity: 0.5 }),
);

const SHADES = [
  { fill: '#fffaf0', opacity: 0.5 },
  { fill: COLOURS.ink, opacity: 0.06 },
  { fill: '#fffaf0', opacity: 0.25 },
  { fill: COLOURS.ink, opacity: 0.12 },
];

/** Neighbouring regions have different shades; those of the Nobility have a colour of their own. */
function drawRegions({ regions }: HermagorBoard, links: readonly Link[]): string[] {
  const shades = regionTints(regions, SHADES.length);
  return regionOutlines(regions, links).map((outline, i) => {
    const fill = regions[i]?.shows === 'nobility' ? { fill: 'url(#noble)' } : SHADES[shades[i] as number];
    return tag('path', { d: pathData(outline, true), ...fill });
  });
}

/** A banner at sea, off the dukedom's coast. */
function dukedomName(name: string, [x, y]: Point, index: number): string {
  const style = DUKEDOM_STYLES[index];
  const half = name.length * 12.5 + 22;
  const banner = `M${x - half} ${y - 22}H${x + half}L${x + half - 12} ${y}L${x + half} ${y + 22}H${x - half}L${x - half + 12} ${y}Z`;
  return group({}, [
    tag('path', { d: banner, fill: style?.wash ?? COLOURS.paper, stroke: COLOURS.ink, 'stroke-width': 2 }),
    text(name.toUpperCase(), x + 3, y + 9, {
      'text-anchor': 'middle',
      'font-family': DISPLAY_FONT,
      'font-size': 26,
      'letter-spacing': 6,
      fill: COLOURS.ink,
    }),
  ]);
}

function drawRoads(board: HermagorBoard, links: readonly Link[]): string[] {
  const onRoute = links.map((_, i) => isRoute(board, board.roads[i]));
  const data = (route: boolean) =>
    links.map((link, i) => (onRoute[i] === route ? pathData(link.line) : '')).join('');
  const stroke = (d: string, color: string, width: number) =>
    tag('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' });
  return [
    stroke(data(false), COLOURS.ink, 8.5),
    stroke(data(false), COLOURS.paper, 5),
    stroke(data(true), COLOURS.ink, 14),
    stroke(data(true), ROUTE, 10.5),
    stroke(data(true), COLOURS.paper, 2.4),
    ...board.roads.flatMap((road, i) =>
      road.bridges.map((bridge) => drawBridge(bridge, directionAt(links[i]?.line ?? [], bridge), COLOURS)),
    ),
  ];
}

function isRoute({ principalRoute }: HermagorBoard, road: Road | undefined): boolean {
  if (road === undefined) return false;
  const [from, to] = [principalRoute.indexOf(road.from), principalRoute.indexOf(road.to)];
  return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
}

function namedIn(board: HermagorBoard) {
  return [
    { ...board.castle, size: 25, radius: CASTLE_RADIUS - 8, isBold: true },
    ...board.villages.map((village) => ({ ...village, size: NAME_SIZE, radius: MEDALLION, isBold: false })),
  ];
}

function obstaclesOf(board: HermagorBoard, links: readonly Link[], plaques: readonly Point[]): Obstacle[] {
  return [
    ...links.flatMap((link) => lineObstacles(link.line, 4, 1)),
    ...board.rivers.flatMap((river) => lineObstacles(smooth(river.course), 4, 1)),
    ...plaques.map((at) => ({ box: around(at, 28, 28), weight: 12 })),
    ...board.regions.map((region) => ({ box: around(region.label, marksWidth(region), 36), weight: 20 })),
    ...board.villages.map(({ at }) => ({ box: around(at, MEDALLION * 2, MEDALLION * 2), weight: 25 })),
    // A name must not look like that of a neighbouring village.
    ...board.villages.map(({ at }) => ({ box: around(at, MEDALLION * 4, MEDALLION * 4), weight: 3 })),
    { box: around(board.castle.at, CASTLE_RADIUS * 2, CASTLE_RADIUS * 2), weight: 25 },
  ];
}
