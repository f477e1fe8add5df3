import type { Seat } from '@kontor/core';
import type { CityNumber } from '../../rules/state/types.ts';
import type { StoryStep } from './story.ts';

interface Leg {
  readonly from: CityNumber;
  readonly to: CityNumber;
}

/** The way that a caravan went in its last resolution. */
export interface Trail {
  readonly seat: Seat;
  readonly legs: readonly Leg[];
}

/** Everybody's last way, as it is known after so many steps; it stays until they act again. */
export function trailsAfter(story: readonly StoryStep[], cursor: number, seats: number): Trail[] {
  const legs: Leg[][] = Array.from({ length: seats }, () => []);
  const found = new Set<Seat>();
  const acted = new Set<Seat>();
  for (let i = cursor - 1; i >= 0 && found.size < seats; i--) {
    const event = story[i]?.event;
    if (event === undefined || event.type === 'caravanPlaced') break;
    // The resolution began here: whoever acted in it has their way.
    if (event.type === 'plotsRevealed') for (const seat of acted) found.add(seat);
    else if ('action' in event && !found.has(event.seat)) {
      acted.add(event.seat);
      if (event.type === 'moved') legs[event.seat]?.unshift({ from: event.from, to: event.to });
    }
  }
  return legs.flatMap((each, seat) => (each.length > 0 ? [{ seat, legs: each }] : []));
}
