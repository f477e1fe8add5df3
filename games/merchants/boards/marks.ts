import type { Point } from '@kontor/core';
import { DISPLAY_FONT, group, PLAIN_FONT, pictogram, tag, text } from '@kontor/drawing';
import { CAPITAL_RANK, type Region, type RoadLabel } from '../rules/files/board.ts';
import { COLOURS, GOLD, ROAD_STYLES } from './style.ts';

export const CAPITAL_RADIUS = 46;

export function drawNumeral(region: Region): string {
  const [x, y] = region.label;
  const words = { 'text-anchor': 'middle', 'font-family': DISPLAY_FONT, fill: COLOURS.ink };
  return group({ opacity: 0.85 }, [
    text(region.numeral, x, y + 12, {
      ...words,
      'font-size': 60,
      'letter-spacing': 4,
      stroke: COLOURS.paper,
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

export function roadStroke(d: string, label: RoadLabel): string {
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  const { color, dashes } = ROAD_STYLES[label];
  return group({}, [
    tag('path', { ...line, stroke: COLOURS.ink, 'stroke-width': 13 }),
    tag('path', { ...line, stroke: COLOURS.paper, 'stroke-width': 9.5 }),
    tag('path', { ...line, stroke: color, 'stroke-width': 5.6, 'stroke-dasharray': dashes }),
  ]);
}

export function drawLabel(label: RoadLabel, [x, y]: Point): string {
  return group({ transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [
    tag('circle', { r: 16, fill: ROAD_STYLES[label].color, stroke: COLOURS.paper, 'stroke-width': 2.4 }),
    tag('circle', { r: 17.4, fill: 'none', stroke: COLOURS.ink, 'stroke-width': 1.4 }),
    text(label, 0, 7.4, {
      'text-anchor': 'middle',
      'font-family': PLAIN_FONT,
      'font-weight': 700,
      'font-size': 24,
      fill: '#fff',
    }),
  ]);
}

export function cityRadius(rank: number): number {
  return 26 + rank * 3;
}

/** The number in the middle, the rank as towers below; greater cities are larger. */
export function drawCity([x, y]: Point, number: number, rank: number): string {
  const r = cityRadius(rank);
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: r + 1, cy: 4, fill: COLOURS.ink, opacity: 0.3 }),
    tag('circle', {
      r,
      fill: rank === CAPITAL_RANK ? GOLD : COLOURS.paper,
      stroke: COLOURS.ink,
      'stroke-width': 2,
    }),
    tag('circle', { r: r - 5, fill: '#fffaf0', stroke: COLOURS.ink, 'stroke-width': 1.4 }),
    text(String(number), 0, 5, {
      'text-anchor': 'middle',
      'font-family': PLAIN_FONT,
      'font-weight': 700,
      'font-size': 25,
      fill: COLOURS.ink,
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

export function drawCapital([x, y]: Point): string {
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: CAPITAL_RADIUS + 1, cy: 5, fill: COLOURS.ink, opacity: 0.35 }),
    tag('circle', { r: CAPITAL_RADIUS, fill: '#8c1f1c', stroke: COLOURS.ink, 'stroke-width': 2 }),
    tag('circle', { r: CAPITAL_RADIUS - 5, fill: '#fffaf0', stroke: GOLD, 'stroke-width': 4 }),
    pictogram('capital', [0, -6], CAPITAL_RADIUS * 1.22, COLOURS.ink),
    towers(CAPITAL_RANK, [0, CAPITAL_RADIUS * 0.66]),
  ]);
}
