import { RESOURCES, type Resource } from '../../rules/files/board.ts';
import type { ByResource } from '../../rules/state/types.ts';
import type { WalkStep } from '../../rules/view/preview-types.ts';
import { contractAsks } from '../../rules/view/walk.ts';

/** Goods one by one, the least worth first. */
export type Cargo = readonly Resource[];

/** Could a rival be first, so that the step may bring nothing? */
export function contested({ rivals, certain }: WalkStep): boolean {
  return rivals.length > 0 && !certain;
}

/** What the caravan would have after the steps, if nobody comes first. */
export function stockAfter(stock: ByResource<number>, steps: readonly WalkStep[]): ByResource<number> {
  const after = { ...stock };
  for (const { resource, contract } of steps) {
    if (resource) after[resource]++;
    if (contract) for (const asked of contractAsks(contract)) after[asked]--;
  }
  return after;
}

/** What lies on the caravan after the steps that it did not have before. */
export function cargoAfter(stock: ByResource<number>, steps: readonly WalkStep[]): Cargo {
  const after = stockAfter(stock, steps);
  return RESOURCES.flatMap((resource) =>
    Array.from({ length: Math.max(0, after[resource] - stock[resource]) }, () => resource),
  );
}
