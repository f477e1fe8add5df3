import type { Resource } from '../../rules/files/board.ts';
import { distance, rankOf } from '../../rules/state/table.ts';
import type {
  ByResource,
  CityNumber,
  ContractId,
  MerchantsTable,
  MerchantsView,
} from '../../rules/state/types.ts';
import { contractAsks, contractValue } from '../../rules/view/walk.ts';
import { keyed } from './keyed.ts';

/** A contract on the map and what the viewer still lacks for it. */
export interface Need {
  readonly city: CityNumber;
  readonly rank: number;
  readonly contract: ContractId;
  readonly value: number;
  /** What it asks for, in order, and whether the viewer has it. */
  readonly asks: readonly { readonly key: string; readonly resource: Resource; readonly have: boolean }[];
  readonly missing: readonly Resource[];
  /** Roads from the viewer's caravan; null before it stands anywhere. */
  readonly roads: number | null;
}

/** Contracts on the map, those that lack least first, then the dearest. */
export function needsOf(table: MerchantsTable, view: MerchantsView): Need[] {
  const player = view.seat === null ? undefined : view.players[view.seat];
  const from = player?.caravan ?? null;
  return view.cities
    .flatMap(({ contract }, city) =>
      contract === null
        ? []
        : [
            {
              city,
              rank: rankOf(table, city),
              contract,
              value: contractValue(contract),
              ...checkOff(contract, player?.screen?.stock),
              roads: from === null ? null : distance(table, from, city),
            },
          ],
    )
    .sort((a, b) => a.missing.length - b.missing.length || b.value - a.value);
}

/** Cities whose contracts could be fulfilled with these goods. */
export function deliverableIn(
  view: MerchantsView,
  stock: ByResource<number> | undefined,
): ReadonlySet<CityNumber> {
  return new Set(
    view.cities.flatMap(({ contract }, city) =>
      contract !== null && stock && checkOff(contract, stock).missing.length === 0 ? [city] : [],
    ),
  );
}

function checkOff(
  contract: ContractId,
  stock: ByResource<number> | undefined,
): Pick<Need, 'asks' | 'missing'> {
  const used: Partial<Record<Resource, number>> = {};
  const asks = keyed(contractAsks(contract)).map(({ key, item: resource }) => {
    const needed = (used[resource] ?? 0) + 1;
    used[resource] = needed;
    return { key, resource, have: (stock?.[resource] ?? 0) >= needed };
  });
  return { asks, missing: asks.filter(({ have }) => !have).map(({ resource }) => resource) };
}
