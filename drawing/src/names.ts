import type { Point } from '@kontor/core';
import { type Obstacle, placeLabels } from './labels.ts';
import { DISPLAY_FONT, type MapColours } from './style.ts';
import { text } from './svg.ts';

/** A place whose name is to be written beside it. */
interface Named {
  readonly at: Point;
  readonly name: string;
  /** Of the letters. */
  readonly size: number;
  /** How much room the place takes round its point. */
  readonly radius: number;
  readonly isBold: boolean;
}

/** The names of places, each where it disturbs least. */
export function drawNames(
  places: readonly Named[],
  obstacles: readonly Obstacle[],
  colours: MapColours,
): string[] {
  const spots = placeLabels(
    places.map(({ at, name, size, radius }) => ({
      at,
      radius,
      width: name.length * size * 0.5,
      height: size,
    })),
    obstacles,
  );
  return places.map(({ name, size, isBold }, i) => {
    const [x, y] = spots[i] as Point;
    return text(name, x, y + size * 0.32, {
      'text-anchor': 'middle',
      'font-family': DISPLAY_FONT,
      'font-size': size,
      'font-weight': isBold ? 'bold' : 'normal',
      fill: colours.ink,
      stroke: colours.paper,
      'stroke-width': 4.5,
      'stroke-opacity': 0.8,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    });
  });
}
