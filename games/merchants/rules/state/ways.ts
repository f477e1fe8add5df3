import { ROAD_LABELS } from '../files/board.ts';
import { distance, roadFrom } from './table.ts';
import type { CityNumber, MerchantsTable, PlotText } from './types.ts';

/** The shortest way as road labels; of equally short ones the first in the order of labels. */
export function shortestWay(table: MerchantsTable, from: CityNumber, to: CityNumber): PlotText {
  let way = '';
  for (let city = from; city !== to; ) {
    const left = distance(table, city, to);
    const label = ROAD_LABELS.findIndex((_, each) => {
      const end = roadFrom(table, city, each);
      return end >= 0 && distance(table, end, to) < left;
    });
    way += ROAD_LABELS[label];
    city = roadFrom(table, city, label);
  }
  return way;
}
