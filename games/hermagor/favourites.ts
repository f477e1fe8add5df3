import { expectParsed, type Table } from '@kontor/core';
import { DealCounts, type Favourites } from '../deals.ts';
import { parseBoard } from './rules/files/schema.ts';
import type { HermagorEvent } from './rules/view/events.ts';
import { TEXTS } from './texts/index.ts';

/** People deal in what they sell, where they sell it. */
export const favourites: Favourites = {
  deals(table: Table, events: readonly HermagorEvent[], seat) {
    const { villages } = expectParsed(parseBoard(table.boardFile));
    const names = new Map(villages.map(({ id, name }) => [id, name]));
    const counts = new DealCounts();
    for (const event of events)
      if (event.type === 'sold' && event.seat === seat) counts.add(event.product, names.get(event.village));
    return counts;
  },

  productName: (product, language) =>
    new Map(Object.entries(TEXTS[language].products)).get(product) ?? product,
};
