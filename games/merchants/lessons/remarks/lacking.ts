import type { Resource } from '../../rules/files/board.ts';
import type { ByResource, ContractId } from '../../rules/state/types.ts';
import { contractAsks } from '../../rules/view/walk.ts';

/** What a stock lacks for a contract. */
export function lacking(stock: ByResource<number>, contract: ContractId): Resource[] {
  const left: Record<Resource, number> = { ...stock };
  return contractAsks(contract).filter((resource) => left[resource]-- <= 0);
}
