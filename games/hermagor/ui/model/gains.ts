import type { Seat, StepEvents } from '@kontor/core';
import { cashChange, type HermagorEvent, type TileName } from '../../rules/index.ts';

/* What each player gained from what in a stretch of the game. */

export const SOURCES = ['buyers', 'buzz', 'deal', 'tolls', 'sales', 'shares', 'regions'] as const;
type Source = (typeof SOURCES)[number];

export interface Gains {
  readonly seat: Seat;
  /** Changes of the cash by what they came from. */
  readonly cash: Readonly<Record<Source, number>>;
  readonly net: number;
  readonly tiles: readonly TileName[];
  /** Villages with a new station. */
  readonly stations: readonly string[];
  /** Regions completed. */
  readonly regions: readonly string[];
}

const SOURCE_OF: Readonly<Partial<Record<HermagorEvent['type'], Source>>> = {
  placed: 'buyers',
  buzz: 'buzz',
  'good-deal': 'deal',
  paid: 'tolls',
  sold: 'sales',
  'shared-in': 'shares',
  built: 'regions',
};

export function gainsOf(steps: readonly StepEvents<HermagorEvent>[], seats: number): Gains[] {
  const events = steps.flatMap((step) => step.events);
  return Array.from({ length: seats }, (_, seat) => {
    const cash: Record<Source, number> = {
      buyers: 0,
      buzz: 0,
      deal: 0,
      tolls: 0,
      sales: 0,
      shares: 0,
      regions: 0,
    };
    const tiles: TileName[] = [];
    const stations: string[] = [];
    const regions: string[] = [];
    for (const event of events) {
      const source = SOURCE_OF[event.type];
      const change = cashChange(event);
      if (source && change?.seat === seat) cash[source] += change.change;
      if (event.type === 'won' && event.colour === seat) tiles.push(event.tile);
      if (event.type === 'searched' && event.seat === seat && event.tile !== null) tiles.push(event.tile);
      if (event.type === 'sold' && event.seat === seat) stations.push(event.village);
      if (event.type === 'completed' && event.colour === seat) regions.push(event.region);
    }
    const net = SOURCES.reduce((sum, source) => sum + cash[source], 0);
    return { seat, cash, net, tiles, stations, regions };
  });
}
