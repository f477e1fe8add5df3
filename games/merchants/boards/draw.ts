import {
  around,
  DISPLAY_FONT,
  drawCompass,
  drawFrame,
  drawLand,
  drawNames,
  drawnLinks,
  drawRelief,
  drawRiverName,
  group,
  type Link,
  lineObstacles,
  type Obstacle,
  PLAIN_FONT,
  type Point,
  pathData,
  pictogram,
  pictogramDefs,
  plaquePoint,
  regionOutlines,
  regionTints,
  sheet,
  smooth,
  tag,
  text,
} from '@kontor/core';
import {
  CAPITAL_RANK,
  type MerchantsBoard,
  type Region,
  ROAD_LABELS,
  type RoadLabel,
} from '../rules/files/board.ts';
import { BOARD_ICONS } from './icons.ts';
import { GOLD, MOOD, REGION_TINTS, ROAD_STYLES } from './style.ts';

const LEGEND_HEIGHT = 110;
const CAPITAL_RADIUS = 46;
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
    drawLand(board, MOOD, drawRegions(board, links)),
    drawRelief(board.relief, MOOD),
    ...board.rivers.map((river, i) => drawRiverName(river, i, MOOD, busy)),
    ...board.regions.map(drawNumeral),
    ...board.roads.flatMap((road, i) => drawRoad(links[i], road.label)),
    ...board.roads.map((road, i) => drawLabel(road.label, plaques[i] ?? [0, 0])),
    drawCapital(board.capital.at),
    ...board.cities.map((city) => drawCity(city.at, city.number, city.rank)),
    ...drawNames(named, obstaclesOf(board, named, links, plaques), MOOD),
    drawCompass([96, board.size.height - 96], 48, { ...MOOD, ink: GOLD, paper: MOOD.sea }),
    drawFrame(board.size, MOOD),
    drawLegend(board),
  ]);
}

function drawRegions({ regions }: MerchantsBoard, links: readonly Link[]): string[] {
  const tints = regionTints(regions, REGION_TINTS.length);
  return regionOutlines(regions, links).map((outline, i) =>
    tag('path', {
      d: pathData(outline, true),
      fill: REGION_TINTS[tints[i] as number] ?? MOOD.land,
      opacity: 0.62,
    }),
  );
}

function drawNumeral(region: Region): string {
  const [x, y] = region.label;
  const words = { 'text-anchor': 'middle', 'font-family': DISPLAY_FONT, fill: MOOD.ink };
  return group({ opacity: 0.85 }, [
    text(region.numeral, x, y + 12, {
      ...words,
      'font-size': 60,
      'letter-spacing': 4,
      stroke: MOOD.paper,
      'stroke-width': 5,
      'stroke-opacity': 0.45,
      'paint-order': 'stroke',
    }),
    text(region.name, x, y + 38, {
      ...words,
      'font-size': 19,
      'font-style': 'italic',
      'letter-spacing': 1.5,
    }),
  ]);
}

function drawRoad(link: Link | undefined, label: RoadLabel): string[] {
  return link === undefined ? [] : [roadStroke(pathData(link.line), label)];
}

function roadStroke(d: string, label: RoadLabel): string {
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  const { color, dashes } = ROAD_STYLES[label];
  return group({}, [
    tag('path', { ...line, stroke: MOOD.ink, 'stroke-width': 13 }),
    tag('path', { ...line, stroke: MOOD.paper, 'stroke-width': 9.5 }),
    tag('path', { ...line, stroke: color, 'stroke-width': 5.6, 'stroke-dasharray': dashes }),
  ]);
}

function drawLabel(label: RoadLabel, [x, y]: Point): string {
  return group({ transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [
    tag('circle', { r: 16, fill: ROAD_STYLES[label].color, stroke: MOOD.paper, 'stroke-width': 2.4 }),
    tag('circle', { r: 17.4, fill: 'none', stroke: MOOD.ink, 'stroke-width': 1.4 }),
    text(label, 0, 7.4, {
      'text-anchor': 'middle',
      'font-family': PLAIN_FONT,
      'font-weight': 700,
      'font-size': 24,
      fill: '#fff',
    }),
  ]);
}

function cityRadius(rank: number): number {
  return 26 + rank * 3;
}

/** Number in the middle, rank as towers on the wall below; the greater the city, the larger. */
function drawCity([x, y]: Point, number: number, rank: number): string {
  const r = cityRadius(rank);
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: r + 1, cy: 4, fill: MOOD.ink, opacity: 0.3 }),
    tag('circle', {
      r,
      fill: rank === CAPITAL_RANK ? GOLD : MOOD.paper,
      stroke: MOOD.ink,
      'stroke-width': 2,
    }),
    tag('circle', { r: r - 5, fill: '#fffaf0', stroke: MOOD.ink, 'stroke-width': 1.4 }),
    text(String(number), 0, 5, {
      'text-anchor': 'middle',
      'font-family': PLAIN_FONT,
      'font-weight': 700,
      'font-size': 25,
      fill: MOOD.ink,
    }),
    towers(rank, [0, r * 0.52]),
  ]);
}

/** A row of little towers, one per rank. */
function towers(rank: number, [x, y]: Point): string {
  const one = 'v-9h1.6v1.8h1.7v-1.8h1.6v1.8h1.7v-1.8h1.6v9z';
  const starts = Array.from({ length: rank }, (_, i) => x + (i - (rank - 1) / 2) * 10.4 - 4.1);
  return tag('path', { d: starts.map((start) => `M${start} ${y + 4}${one}`).join(''), fill: '#a2281f' });
}

function drawCapital([x, y]: Point): string {
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: CAPITAL_RADIUS + 1, cy: 5, fill: MOOD.ink, opacity: 0.35 }),
    tag('circle', { r: CAPITAL_RADIUS, fill: '#8c1f1c', stroke: MOOD.ink, 'stroke-width': 2 }),
    tag('circle', { r: CAPITAL_RADIUS - 5, fill: '#fffaf0', stroke: GOLD, 'stroke-width': 4 }),
    pictogram('capital', [0, -6], CAPITAL_RADIUS * 1.22, MOOD.ink),
    towers(CAPITAL_RANK, [0, CAPITAL_RADIUS * 0.66]),
  ]);
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

/** What the signs mean, on a strip below the map. */
function drawLegend(board: MerchantsBoard): string {
  const { width, height } = board.size;
  const words = (content: string, x: number) =>
    text(content, x, 64, { 'font-family': PLAIN_FONT, 'font-size': 18, fill: MOOD.ink });
  return group({ transform: `translate(0 ${height})` }, [
    tag('rect', { width, height: LEGEND_HEIGHT, fill: MOOD.paper }),
    tag('rect', {
      x: 6,
      y: -4,
      width: width - 12,
      height: LEGEND_HEIGHT - 4,
      fill: 'none',
      stroke: MOOD.frame,
      'stroke-width': 3,
    }),
    text(board.name, 40, 66, { 'font-family': DISPLAY_FONT, 'font-size': 36, fill: MOOD.ink }),
    ...ROAD_LABELS.flatMap((label, i) => [
      roadStroke(`M${520 + i * 120} 58h84`, label),
      drawLabel(label, [562 + i * 120, 58]),
    ]),
    words('roads', 1000),
    ...[1, 2, 3].map((rank, i) => drawCity([1110 + i * 76, 56], i + 1, rank)),
    words('city: number and rank', 1312),
  ]);
}
