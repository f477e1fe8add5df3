import { expectParsed, type Table } from '@kontor/core';
import { DealCounts, type Favourites } from '../deals.ts';
import { parseBoard } from './rules/files/schema.ts';
import { CAPITAL, type CityNumber } from './rules/state/types.ts';
import type { MerchantsEvent } from './rules/view/events.ts';
import { MERCHANTS_TEXTS } from './texts/index.ts';

/** People deal in the resources they take; cities count for those and for contracts that are fulfilled there. */
export const favourites: Favourites = {
  deals(table: Table, events: readonly MerchantsEvent[], seat) {
    const { capital, cities } = expectParsed(parseBoard(table.boardFile));
    const names = new Map<CityNumber, string>([[CAPITAL, capital.name]]);
    for (const { number, name } of cities) names.set(number, name);
    const counts = new DealCounts();
    for (const event of events) {
      if (event.type === 'took' && event.seat === seat) counts.add(event.resource, names.get(event.city));
      if (event.type === 'fulfilled' && event.seat === seat) counts.add(undefined, names.get(event.city));
    }
    return counts;
  },

  productName: (product, language) =>
    new Map(Object.entries(MERCHANTS_TEXTS[language].resources)).get(product) ?? product,
};
