import {
  distance,
  type Line,
  lineLength,
  type Point,
  pointAlong,
  type Relief,
  type River,
  smooth,
} from '@kontor/core';
import { pathData, rounded } from './path.ts';
import { DISPLAY_FONT, type MapColours } from './style.ts';
import { type Attributes, escaped, group, tag } from './svg.ts';

export interface Land {
  readonly size: { readonly width: number; readonly height: number };
  readonly coast: Line;
  readonly islands: readonly Line[];
  readonly rivers: readonly River[];
  readonly relief: readonly Relief[];
}

/** Sea, water lines and land; `tints` are drawn on the land, under coast and rivers. */
export function drawLand(land: Land, colours: MapColours, tints: readonly string[]): string {
  const shores = [land.coast, ...land.islands].map((shore) => pathData(smooth(shore, true), true)).join('');
  return group({}, [
    tag('defs', {}, tag('path', { id: 'shores', d: shores }), tag('clipPath', { id: 'land' }, shore())),
    tag('rect', { width: land.size.width, height: land.size.height, fill: colours.sea }),
    ...waterLines(colours),
    shore({ fill: colours.land }),
    group({ 'clip-path': 'url(#land)' }, [
      ...tints,
      // A soft rim on the inside of the coast gives the land its edge.
      shore({ fill: 'none', stroke: colours.ink, 'stroke-width': 16, opacity: 0.07 }),
      shore({ fill: 'none', stroke: colours.ink, 'stroke-width': 7, opacity: 0.1 }),
      ...land.rivers.flatMap((river) => drawRiver(river, colours)),
    ]),
    shore({ fill: 'none', stroke: colours.ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
  ]);
}

/** The one outline of all land, drawn many times. */
function shore(attributes: Attributes = {}): string {
  return tag('use', { href: '#shores', ...attributes });
}

/** Ever fainter lines that follow the shore out to sea. */
function waterLines(colours: MapColours): string[] {
  return [78, 58, 41, 27, 15].flatMap((reach, i) => [
    shore({
      fill: 'none',
      stroke: colours.seaLine,
      'stroke-width': reach * 2,
      opacity: rounded(0.3 + i * 0.15),
    }),
    shore({ fill: 'none', stroke: colours.sea, 'stroke-width': reach * 2 - 2.2 }),
  ]);
}

function drawRiver(river: River, colours: MapColours): string[] {
  const line = smooth(river.course);
  const d = pathData(line);
  const stroke = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    tag('path', { ...stroke, stroke: colours.ink, 'stroke-width': 12, opacity: 0.75 }),
    tag('path', { ...stroke, stroke: colours.water, 'stroke-width': 9 }),
    tag('path', {
      ...stroke,
      stroke: colours.seaLine,
      'stroke-width': 1.3,
      'stroke-dasharray': '26 9 12 14',
      opacity: 0.9,
    }),
  ];
}

/** The river's name along its course, where it is least in the way of the given points. */
export function drawRiverName(
  river: River,
  index: number,
  colours: MapColours,
  avoid: readonly Point[],
): string {
  const line = smooth(river.course);
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  // From left to right, so that the name never stands on its head.
  const readable = last[0] < first[0] ? [...line].reverse() : line;
  const id = `river-${index}`;
  return group({}, [
    tag('path', { id, d: pathData(readable), fill: 'none' }),
    tag(
      'text',
      {
        'font-family': DISPLAY_FONT,
        'font-style': 'italic',
        'font-size': 20,
        'letter-spacing': 3,
        fill: colours.ink,
        stroke: colours.land,
        'stroke-width': 3.5,
        'stroke-opacity': 0.7,
        'paint-order': 'stroke',
        dy: -10,
      },
      tag(
        'textPath',
        { href: `#${id}`, startOffset: `${nameStart(readable, river.name.length * 13, avoid)}%` },
        escaped(river.name),
      ),
    ),
  ]);
}

/** The start, in per cent of the line, of the stretch that keeps farthest from the points. */
function nameStart(line: Line, width: number, avoid: readonly Point[]): number {
  const share = width / lineLength(line);
  let best = { start: 0, room: -1 };
  for (let start = 0.06; start + share < 0.92; start += 0.01) {
    const stretch = [0, 0.25, 0.5, 0.75, 1].map((part) => pointAlong(line, start + share * part).at);
    const room = Math.min(...stretch.flatMap((here) => avoid.map((point) => distance(here, point))));
    if (room > best.room) best = { start, room };
  }
  return Math.round(best.start * 100);
}
