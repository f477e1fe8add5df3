import type { Point } from '@kontor/core';
import { DISPLAY_FONT, group, PLAIN_FONT, pictogram, tag, text } from '@kontor/drawing';
import { BUILDINGS, type HermagorBoard, PRODUCTS } from '../rules/files/board.ts';
import { drawMarks, drawPlaque, drawVillage } from './marks.ts';
import { COLOURS, DUKEDOM_STYLES, ROUTE } from './style.ts';

export const LEGEND_HEIGHT = 190;

/** Explains the symbols on a strip below the map. */
export function drawLegend(board: HermagorBoard): string {
  const { width, height } = board.size;
  const column = (width - 460) / 4;
  return group({ transform: `translate(0 ${height})`, fill: COLOURS.ink }, [
    tag('rect', { width, height: LEGEND_HEIGHT, fill: COLOURS.paper }),
    tag('rect', {
      x: 6,
      y: -4,
      width: width - 12,
      height: LEGEND_HEIGHT - 4,
      fill: 'none',
      stroke: COLOURS.frame,
      'stroke-width': 3,
    }),
    text(board.name, 40, 50, { 'font-family': DISPLAY_FONT, 'font-size': 36 }),
    ...PRODUCTS.map((product, i) => goods(i, [40 + (i % 4) * column, 92 + Math.floor(i / 4) * 52], product)),
    ...signs(board, width - 400),
  ]);
}

/** A product, its symbol, and the building that makes it. */
function goods(index: number, [x, y]: Point, product: (typeof PRODUCTS)[number]): string {
  const building = BUILDINGS[index] ?? BUILDINGS[0];
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { cx: 20, r: 19, fill: '#fffaf0', stroke: COLOURS.ink, 'stroke-width': 1.4 }),
    pictogram(product, [20, 0], 26, COLOURS.ink),
    tag('rect', { x: 44, y: -18, width: 36, height: 36, rx: 5, fill: COLOURS.ink }),
    pictogram(building, [62, 0], 28, COLOURS.paper),
    words(product, 90, -3, 700),
    words(building.replace('-', ' '), 90, 16),
  ]);
}

function words(content: string, x: number, y: number, weight = 400): string {
  return text(content, x, y, { 'font-family': PLAIN_FONT, 'font-size': 17, 'font-weight': weight });
}

function signs(board: HermagorBoard, x: number): string[] {
  const noble = board.regions.find((region) => region.shows === 'nobility');
  return [
    ...board.dukedoms.flatMap((dukedom, i) => [
      group({ transform: `translate(${x} ${40 + i * 46}) scale(0.62)` }, [drawVillage([0, 0], 'salt', i)]),
      tag('rect', {
        x: x + 24,
        y: 29 + i * 46,
        width: 34,
        height: 22,
        fill: DUKEDOM_STYLES[i]?.wash ?? COLOURS.land,
        stroke: COLOURS.ink,
      }),
      words(dukedom.name, x + 68, 46 + i * 46, 700),
    ]),
    tag('path', { d: `M${x + 200} 36h46`, stroke: COLOURS.ink, 'stroke-width': 14 }),
    tag('path', { d: `M${x + 200} 36h46`, stroke: ROUTE, 'stroke-width': 10.5 }),
    tag('path', { d: `M${x + 200} 36h46`, stroke: COLOURS.paper, 'stroke-width': 2.4 }),
    words('Principal Route', x + 258, 42),
    tag('path', { d: `M${x + 200} 78h46`, stroke: COLOURS.ink, 'stroke-width': 8.5 }),
    tag('path', { d: `M${x + 200} 78h46`, stroke: COLOURS.paper, 'stroke-width': 5 }),
    drawPlaque(3, [x + 223, 78]),
    words('road and toll', x + 258, 84),
    ...(noble === undefined ? [] : [drawMarks({ ...noble, label: [x + 223, 132] })]),
    words('Nobility', x + 258, 138),
  ];
}
