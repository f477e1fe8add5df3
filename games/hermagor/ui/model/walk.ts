import type { Point } from '@kontor/core';

/** The place that an arrow key leads to: the nearest in that direction, those straight ahead first. */
export function neighbourTowards<T extends { readonly at: Point }>(
  from: Point,
  [dx, dy]: readonly [number, number],
  places: readonly T[],
): T | undefined {
  let best: { readonly place: T; readonly cost: number } | undefined;
  for (const place of places) {
    const along = (place.at[0] - from[0]) * dx + (place.at[1] - from[1]) * dy;
    const aside = Math.abs((place.at[0] - from[0]) * dy) + Math.abs((place.at[1] - from[1]) * dx);
    if (along <= 1 || aside > along * 1.6) continue;
    const cost = along + aside * 1.8;
    if (best === undefined || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}
