import type { Gain, Seat } from '@kontor/core';
import type { HermagorTable } from '../rules/state/types.ts';
import type { HermagorEvent } from '../rules/view/events.ts';

/** What people compare moves by. */
export type GainCode = 'tile' | 'region';

export function gainOf(table: HermagorTable, seat: Seat, event: HermagorEvent): Gain | undefined {
  if (event.type === 'won' && event.colour === seat) return gain('tile', event.booth.slice(1));
  if (event.type !== 'completed' || event.colour !== seat) return undefined;
  return gain('region', table.map.regions.find(({ id }) => id === event.region)?.name ?? event.region);
}

/** Rounds are long enough: what comes after one has little to do with a move in it. */
export function isClosing({ type }: HermagorEvent): boolean {
  return type === 'cleared';
}

const WEIGHTS: Readonly<Record<GainCode, number>> = { tile: 1, region: 2 };

function gain(code: GainCode, about: string): Gain {
  return { code, params: { about }, weight: WEIGHTS[code] };
}
