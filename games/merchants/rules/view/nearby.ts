import { distance } from '../state/table.ts';
import type { CityNumber, MerchantsTable, MerchantsView } from '../state/types.ts';

/** How far around a start the table counts what there is. */
export const START_ROADS = 2;

/** How many places with goods and how many contracts lie within a few roads of a city where a caravan may start. */
export function nearby(
  table: MerchantsTable,
  view: MerchantsView,
  city: CityNumber,
): { readonly goods: number; readonly contracts: number } {
  const near = view.cities.filter((_, other) => distance(table, city, other) <= START_ROADS);
  return {
    goods: near.filter(({ resources }) => resources.length > 0).length,
    contracts: near.filter(({ contract }) => contract !== null).length,
  };
}
