import { type Resource, ROAD_LABELS } from '../../rules/files/board.ts';
import { distance, roadFrom } from '../../rules/state/table.ts';
import type { ByResource, CityNumber, ContractId, MerchantsTable } from '../../rules/state/types.ts';
import { contractAsks } from '../../rules/view/walk.ts';

/** The labels of a shortest way. */
export function wayTo(table: MerchantsTable, from: CityNumber, to: CityNumber): string {
  let way = '';
  for (let city = from; city !== to; ) {
    const left = distance(table, city, to);
    const next = ROAD_LABELS.find((_, label) => {
      const end = roadFrom(table, city, label);
      return end >= 0 && distance(table, end, to) === left - 1;
    });
    if (next === undefined) break;
    way += next;
    city = roadFrom(table, city, ROAD_LABELS.indexOf(next));
  }
  return way;
}

/** What a stock lacks for a contract. */
export function lacking(stock: ByResource<number>, contract: ContractId): Resource[] {
  const left: Record<Resource, number> = { ...stock };
  return contractAsks(contract).filter((resource) => left[resource]-- <= 0);
}
