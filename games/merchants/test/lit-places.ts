import { REGION_NUMERALS } from '../rules/files/board.ts';
import type { MerchantsTable } from '../rules/index.ts';
import { PLACES } from '../rules/state/constants.ts';
import { cityPlace, playerPlace, regionPlace, roadPlace } from '../ui/places.ts';

const range = (length: number) => Array.from({ length }, (_, i) => i);

/** What the map and the panels can light, by its name. */
export function litPlaces({ seats }: Pick<MerchantsTable, 'seats'>): Set<string> {
  const cities = range(PLACES);
  return new Set([
    ...cities.map(cityPlace),
    ...cities.flatMap((from) => cities.map((to) => roadPlace(from, to))),
    ...REGION_NUMERALS.map(regionPlace),
    ...range(seats).map(playerPlace),
  ]);
}
