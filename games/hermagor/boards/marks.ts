import type { Point } from '@kontor/core';
import { group, PLAIN_FONT, pictogram, tag, text } from '@kontor/drawing';
import type { Product, Region } from '../rules/files/board.ts';
import { COLOURS, DUKEDOM_STYLES, MEDALLION, NOBLE } from './style.ts';

const MARK = 28;

/** A village: its product in a medallion whose ring shows the dukedom. */
export function drawVillage([x, y]: Point, product: Product, dukedom: number): string {
  const style = DUKEDOM_STYLES[dukedom];
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: MEDALLION + 1, cy: 3, fill: COLOURS.ink, opacity: 0.25 }),
    tag('circle', { r: MEDALLION, fill: COLOURS.paper, stroke: COLOURS.ink, 'stroke-width': 1.6 }),
    tag('circle', {
      r: MEDALLION - 3.6,
      fill: '#fffaf0',
      stroke: style?.ring ?? COLOURS.ink,
      'stroke-width': 5,
      'stroke-dasharray': style?.dashes ?? 'none',
    }),
    tag('circle', { r: MEDALLION - 6.6, fill: 'none', stroke: COLOURS.ink, 'stroke-width': 0.9 }),
    pictogram(product, [0, 0], 31, COLOURS.ink),
  ]);
}

export function drawCastle([x, y]: Point, radius: number): string {
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: radius + 1, cy: 4, fill: COLOURS.ink, opacity: 0.3 }),
    tag('circle', { r: radius, fill: NOBLE, stroke: COLOURS.ink, 'stroke-width': 2 }),
    tag('circle', { r: radius - 4, fill: COLOURS.paper, stroke: '#d9b45b', 'stroke-width': 3 }),
    tag('circle', { r: radius - 7, fill: 'none', stroke: COLOURS.ink, 'stroke-width': 1 }),
    pictogram('castle', [0, -2], radius * 1.3, COLOURS.ink),
  ]);
}

/** The toll, on a small milestone beside the road. */
export function drawPlaque(toll: number, [x, y]: Point): string {
  return group({ transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [
    tag('rect', {
      x: -10.5,
      y: -11.5,
      width: 21,
      height: 23,
      rx: 4,
      fill: '#fffaf0',
      stroke: COLOURS.ink,
      'stroke-width': 1.8,
    }),
    text(String(toll), 0, 6.6, {
      'text-anchor': 'middle',
      'font-family': PLAIN_FONT,
      'font-weight': 700,
      'font-size': 19,
      fill: COLOURS.ink,
    }),
  ]);
}

export function marksWidth(region: Region): number {
  return region.shows === 'nobility' ? 44 : region.shows.length * (MARK + 4) + 8;
}

/** What a region shows: its buildings on a tag, or the Nobility's flag. */
export function drawMarks(region: Region): string {
  const [x, y] = region.label;
  if (region.shows === 'nobility') return group({ transform: `translate(${x} ${y})` }, [flag()]);
  const width = marksWidth(region);
  return group({ transform: `translate(${x} ${y})` }, [
    tag('rect', {
      x: -width / 2,
      y: -18,
      width,
      height: 36,
      rx: 5,
      fill: COLOURS.ink,
      stroke: COLOURS.paper,
      'stroke-width': 1.6,
    }),
    ...region.shows.map((building, i) =>
      pictogram(building, [(i - (region.shows.length - 1) / 2) * (MARK + 4), 0], MARK, COLOURS.paper),
    ),
  ]);
}

/** A banner with the crown and the H of Hermagor. */
function flag(): string {
  return group({}, [
    tag('path', { d: 'M-19 -24H19V14L0 25L-19 14Z', fill: NOBLE, stroke: COLOURS.ink, 'stroke-width': 1.8 }),
    tag('path', {
      d: 'M-15.5 -20.5H15.5V12L0 21L-15.5 12Z',
      fill: 'none',
      stroke: '#e8cf8a',
      'stroke-width': 1.2,
    }),
    pictogram('nobility', [0, -11], 20, '#f3dc9c'),
    text('H', 0, 14, {
      'text-anchor': 'middle',
      'font-family': 'Georgia, serif',
      'font-weight': 700,
      'font-size': 19,
      fill: '#fffaf0',
    }),
  ]);
}
