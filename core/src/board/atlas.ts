import {
  distance,
  type Line,
  lineLength,
  type Point,
  pathData,
  pointAlong,
  rounded,
  smooth,
} from './geometry.ts';
import type { Relief, River } from './schema.ts';
import { type Attributes, escaped, group, tag, text } from './svg.ts';

/*
 * The land of an old atlas: water lines round an inked coast, drawn relief, rivers with flow lines, a ruled frame.
 */

/** The colours that give a map its mood. */
export interface Mood {
  readonly paper: string;
  readonly ink: string;
  readonly sea: string;
  readonly seaLine: string;
  readonly land: string;
  readonly water: string;
  readonly relief: string;
  readonly reliefLight: string;
  readonly frame: string;
}

export interface Land {
  readonly size: { readonly width: number; readonly height: number };
  readonly coast: Line;
  readonly islands: readonly Line[];
  readonly rivers: readonly River[];
  readonly relief: readonly Relief[];
}

export const DISPLAY_FONT =
  "'IM Fell English', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
export const PLAIN_FONT = "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Sea, water lines and land; `tints` are drawn on the land, under coast and rivers. */
export function drawLand(land: Land, mood: Mood, tints: readonly string[]): string {
  const shores = [land.coast, ...land.islands].map((shore) => pathData(smooth(shore, true), true)).join('');
  return group({}, [
    tag('defs', {}, tag('path', { id: 'shores', d: shores }), tag('clipPath', { id: 'land' }, shore())),
    tag('rect', { width: land.size.width, height: land.size.height, fill: mood.sea }),
    ...waterLines(mood),
    shore({ fill: mood.land }),
    group({ 'clip-path': 'url(#land)' }, [
      ...tints,
      // A soft rim on the inside of the coast gives the land its edge.
      shore({ fill: 'none', stroke: mood.ink, 'stroke-width': 16, opacity: 0.07 }),
      shore({ fill: 'none', stroke: mood.ink, 'stroke-width': 7, opacity: 0.1 }),
      ...land.rivers.flatMap((river) => drawRiver(river, mood)),
    ]),
    shore({ fill: 'none', stroke: mood.ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
  ]);
}

/** The one outline of all land, drawn many times. */
function shore(attributes: Attributes = {}): string {
  return tag('use', { href: '#shores', ...attributes });
}

/** Ever fainter lines that follow the shore out to sea. */
function waterLines(mood: Mood): string[] {
  return [78, 58, 41, 27, 15].flatMap((reach, i) => [
    shore({
      fill: 'none',
      stroke: mood.seaLine,
      'stroke-width': reach * 2,
      opacity: rounded(0.3 + i * 0.15),
    }),
    shore({ fill: 'none', stroke: mood.sea, 'stroke-width': reach * 2 - 2.2 }),
  ]);
}

function drawRiver(river: River, mood: Mood): string[] {
  const line = smooth(river.course);
  const d = pathData(line);
  const stroke = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    tag('path', { ...stroke, stroke: mood.ink, 'stroke-width': 12, opacity: 0.75 }),
    tag('path', { ...stroke, stroke: mood.water, 'stroke-width': 9 }),
    tag('path', {
      ...stroke,
      stroke: mood.seaLine,
      'stroke-width': 1.3,
      'stroke-dasharray': '26 9 12 14',
      opacity: 0.9,
    }),
  ];
}

/** The river's name along its course, where it is least in the way of the given points. */
export function drawRiverName(river: River, index: number, mood: Mood, avoid: readonly Point[]): string {
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
        fill: mood.ink,
        stroke: mood.land,
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

export function drawRelief(relief: readonly Relief[], mood: Mood): string {
  const stroke = {
    stroke: mood.relief,
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return group(
    { ...stroke, fill: 'none', 'fill-opacity': 0.7 },
    relief.map((one) => GLYPHS[one.kind](one, mood)),
  );
}

type Glyph = (relief: Relief, mood: Mood) => string;

const GLYPHS: Readonly<Record<Relief['kind'], Glyph>> = {
  mountain: ({ at: [x, y], size: s }, mood) => {
    // Every peak leans a little its own way.
    const lean = ((x * 7 + y * 13) % 9) / 9 - 0.5;
    const top: Point = [x + lean * s * 0.5, y - s * 1.25];
    const right: Point = [x + s * 0.95, y];
    const ridge = `M${at(x - s * 0.95, y)}Q${at(x - s * 0.35, y - s * 0.45)} ${at(top[0], top[1])}Q${at(x + s * 0.45, y - s * 0.55)} ${at(right[0], right[1])}`;
    const hatches = [0.16, 0.34, 0.52, 0.7].map((share) => {
      const from: Point = [top[0] + (right[0] - top[0]) * share * 0.94, top[1] + (right[1] - top[1]) * share];
      return `M${at(from[0], from[1])}L${at(from[0] - s * 0.12 * (1 + share), from[1] + s * 0.42 * (1 - share * 0.45))}`;
    });
    const fold = `M${at(top[0], top[1])}Q${at(x - s * 0.05, y - s * 0.7)} ${at(x + s * 0.12, y - s * 0.22)}`;
    return group({}, [
      tag('path', { d: ridge, fill: mood.reliefLight }),
      tag('path', { d: hatches.join('') + fold, 'stroke-width': 1.1 }),
    ]);
  },
  hill: ({ at: [x, y], size: s }, mood) =>
    group({}, [
      tag('path', { d: `M${at(x - s, y)}Q${at(x, y - s * 1.15)} ${at(x + s, y)}`, fill: mood.reliefLight }),
      tag('path', {
        d: [0.25, 0.5, 0.75]
          .map((h) => `M${at(x + s * h, y - s * 0.5 * (1 - h * h))}l${at(-s * 0.08, s * 0.26)}`)
          .join(''),
        'stroke-width': 1,
      }),
    ]),
  wood: ({ at: [x, y], size: s }, mood) =>
    group({}, [
      tag('path', { d: `M${at(x, y)}v${rounded(-s * 0.5)}` }),
      tag('path', {
        d: `M${at(x - s * 0.55, y - s * 0.45)}a${at(s * 0.36, s * 0.36)} 0 0 1 ${at(s * 0.12, -s * 0.62)}a${at(s * 0.45, s * 0.45)} 0 0 1 ${at(s * 0.86, 0)}a${at(s * 0.36, s * 0.36)} 0 0 1 ${at(s * 0.12, s * 0.62)}z`,
        fill: mood.reliefLight,
      }),
      tag('path', {
        d: `M${at(x + s * 0.12, y - s * 0.62)}h${rounded(s * 0.3)}M${at(x + s * 0.2, y - s * 0.85)}h${rounded(s * 0.22)}`,
        'stroke-width': 1,
      }),
    ]),
  dune: ({ at: [x, y], size: s }) =>
    tag('path', {
      d: `M${at(x - s, y)}q${at(s * 0.7, -s * 0.75)} ${at(s * 1.1, -s * 0.55)}q${at(s * 0.5, s * 0.1)} ${at(s * 0.9, s * 0.55)}M${at(x + s * 0.1, y - s * 0.55)}q${at(-s * 0.2, s * 0.3)} ${at(s * 0.15, s * 0.5)}`,
      'stroke-width': 1.2,
    }),
  marsh: ({ at: [x, y], size: s }) =>
    tag('path', {
      d: `M${at(x - s, y)}h${rounded(s * 2)}M${at(x - s * 0.5, y + s * 0.35)}h${rounded(s)}M${at(x, y)}v${rounded(-s * 0.7)}M${at(x - s * 0.25, y)}l${at(-s * 0.25, -s * 0.5)}M${at(x + s * 0.25, y)}l${at(s * 0.25, -s * 0.5)}`,
      'stroke-width': 1.1,
    }),
};

function at(x: number, y: number): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** A ruled double frame with ticks, as on a chart. */
export function drawFrame({ width, height }: Land['size'], mood: Mood): string {
  const border = (inset: number, strokeWidth: number) =>
    tag('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      stroke: mood.frame,
      'stroke-width': strokeWidth,
    });
  const band = tag('rect', {
    x: 15,
    y: 15,
    width: width - 30,
    height: height - 30,
    fill: 'none',
    stroke: mood.frame,
    'stroke-width': 6,
    'stroke-dasharray': '40 40',
  });
  const mat = tag('path', {
    d: `M0 0H${width}V${height}H0ZM12 12V${height - 12}H${width - 12}V12Z`,
    fill: mood.paper,
  });
  return group({}, [mat, border(12, 1.4), band, border(18, 1.4), border(6, 3)]);
}

/** A compass rose of eight points. */
export function drawCompass([x, y]: Point, radius: number, mood: Mood): string {
  const point = (turn: number, reach: number, fill: string) =>
    tag('path', {
      d: `M0 ${rounded(-reach)}L${at(reach * 0.16, -reach * 0.16)}L0 0Z`,
      transform: `rotate(${turn})`,
      fill,
      stroke: mood.ink,
      'stroke-width': 1,
    });
  const mirrored = (turn: number, reach: number, fill: string) =>
    group({ transform: `rotate(${turn}) scale(-1 1)` }, [point(0, reach, fill)]);
  const star = (first: number, reach: number) =>
    [0, 90, 180, 270].flatMap((quarter) => [
      point(first + quarter, reach, mood.paper),
      mirrored(first + quarter, reach, mood.ink),
    ]);
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: radius * 0.62, fill: 'none', stroke: mood.ink, 'stroke-width': 1.2, opacity: 0.7 }),
    tag('circle', { r: radius * 0.56, fill: 'none', stroke: mood.ink, 'stroke-width': 0.7, opacity: 0.7 }),
    ...star(45, radius * 0.62),
    ...star(0, radius),
    text('N', 0, -radius - 6, {
      'text-anchor': 'middle',
      'font-family': DISPLAY_FONT,
      'font-size': radius * 0.42,
      fill: mood.ink,
    }),
  ]);
}

/** A small bridge across the water, in the direction of its road. */
export function drawBridge([x, y]: Point, angle: number, mood: Mood): string {
  return group(
    { transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded((angle * 180) / Math.PI)})` },
    [
      tag('rect', { x: -13, y: -7, width: 26, height: 14, fill: mood.paper }),
      tag('path', {
        d: 'M-17 -11L-12 -7.5H12L17 -11M-17 11L-12 7.5H12L17 11M-6 -7V7M0 -7V7M6 -7V7',
        fill: 'none',
        stroke: mood.ink,
        'stroke-width': 1.8,
        'stroke-linecap': 'round',
      }),
    ],
  );
}

/** The direction of a road where it is nearest to a point. */
export function directionAt(line: Line, near: Point): number {
  let best = { gap: Number.POSITIVE_INFINITY, angle: 0 };
  for (let step = 1; step < 40; step++) {
    const here = pointAlong(line, step / 40);
    const gap = Math.hypot(here.at[0] - near[0], here.at[1] - near[1]);
    if (gap < best.gap) best = { gap, angle: here.angle };
  }
  return best.angle;
}

/** The whole sheet: the map above, the legend below it. */
export function sheet(
  size: Land['size'],
  legendHeight: number,
  title: string,
  children: readonly string[],
): string {
  const [width, height] = [size.width, size.height + legendHeight];
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': title,
    },
    ...children,
  );
}
