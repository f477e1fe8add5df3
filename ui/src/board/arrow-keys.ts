import type { Point } from '@kontor/core';
import type { KeyboardEvent } from 'react';

export type Direction = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrowDirection(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): Direction | undefined {
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : DIRECTIONS[event.key];
}

/** The place that an arrow key leads to: the nearest in its direction, those straight ahead preferred. */
export function neighbourTowards<T extends { readonly at: Point }>(
  from: Point,
  [dx, dy]: Direction,
  places: readonly T[],
): T | undefined {
  let best: { readonly place: T; readonly cost: number } | undefined;
  for (const place of places) {
    const ahead = (place.at[0] - from[0]) * dx + (place.at[1] - from[1]) * dy;
    const aside = Math.abs((place.at[0] - from[0]) * dy) + Math.abs((place.at[1] - from[1]) * dx);
    if (ahead <= 1 || aside > ahead * 1.9) continue;
    const cost = ahead + aside * 1.7;
    if (best === undefined || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}

/** The place nearest to a point. */
export function nearestPlace<T extends { readonly at: Point }>(
  [x, y]: Point,
  places: readonly T[],
): T | undefined {
  const distance = ({ at }: T): number => Math.hypot(at[0] - x, at[1] - y);
  return places.reduce<T | undefined>(
    (best, place) => (best === undefined || distance(place) < distance(best) ? place : best),
    undefined,
  );
}
