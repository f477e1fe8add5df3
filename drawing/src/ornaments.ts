import { type Line, type Point, pointAlong } from '@kontor/core';
import type { Land } from './land.ts';
import { at, rounded } from './path.ts';
import { DISPLAY_FONT, type MapColours } from './style.ts';
import { group, tag, text } from './svg.ts';

/** A ruled double frame with ticks, as on a chart. */
export function drawFrame({ width, height }: Land['size'], colours: MapColours): string {
  const border = (inset: number, strokeWidth: number) =>
    tag('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      stroke: colours.frame,
      'stroke-width': strokeWidth,
    });
  const band = tag('rect', {
    x: 15,
    y: 15,
    width: width - 30,
    height: height - 30,
    fill: 'none',
    stroke: colours.frame,
    'stroke-width': 6,
    'stroke-dasharray': '40 40',
  });
  const mat = tag('path', {
    d: `M0 0H${width}V${height}H0ZM12 12V${height - 12}H${width - 12}V12Z`,
    fill: colours.paper,
  });
  return group({}, [mat, border(12, 1.4), band, border(18, 1.4), border(6, 3)]);
}

/** A compass rose of eight points. */
export function drawCompass([x, y]: Point, radius: number, colours: MapColours): string {
  const point = (turn: number, reach: number, fill: string) =>
    tag('path', {
      d: `M0 ${rounded(-reach)}L${at(reach * 0.16, -reach * 0.16)}L0 0Z`,
      transform: `rotate(${turn})`,
      fill,
      stroke: colours.ink,
      'stroke-width': 1,
    });
  const mirrored = (turn: number, reach: number, fill: string) =>
    group({ transform: `rotate(${turn}) scale(-1 1)` }, [point(0, reach, fill)]);
  const star = (first: number, reach: number) =>
    [0, 90, 180, 270].flatMap((quarter) => [
      point(first + quarter, reach, colours.paper),
      mirrored(first + quarter, reach, colours.ink),
    ]);
  return group({ transform: `translate(${x} ${y})` }, [
    tag('circle', { r: radius * 0.62, fill: 'none', stroke: colours.ink, 'stroke-width': 1.2, opacity: 0.7 }),
    tag('circle', { r: radius * 0.56, fill: 'none', stroke: colours.ink, 'stroke-width': 0.7, opacity: 0.7 }),
    ...star(45, radius * 0.62),
    ...star(0, radius),
    text('N', 0, -radius - 6, {
      'text-anchor': 'middle',
      'font-family': DISPLAY_FONT,
      'font-size': radius * 0.42,
      fill: colours.ink,
    }),
  ]);
}

/** A small bridge across the water, in the direction of its road. */
export function drawBridge([x, y]: Point, angle: number, colours: MapColours): string {
  return group(
    { transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded((angle * 180) / Math.PI)})` },
    [
      tag('rect', { x: -13, y: -7, width: 26, height: 14, fill: colours.paper }),
      tag('path', {
        d: 'M-17 -11L-12 -7.5H12L17 -11M-17 11L-12 7.5H12L17 11M-6 -7V7M0 -7V7M6 -7V7',
        fill: 'none',
        stroke: colours.ink,
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
