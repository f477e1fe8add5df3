import type { Problem } from '@kontor/core';
import { type ContractSet, RESOURCES, worth } from './board.ts';

/** How many contracts of each value there are (M-C2). */
const CONTRACTS_OF_VALUE = new Map([
  [2, 7],
  [3, 6],
  [4, 5],
  [5, 4],
  [6, 4],
  [7, 4],
  [8, 4],
  [9, 4],
]);
/** M-C1, in the order of the resources. */
const RESOURCE_COUNTS = [18, 15, 12, 9, 6];

/** Checks M-C1 and M-C2. */
export function checkContracts(set: ContractSet): Problem[] {
  const problems: Problem[] = [];
  const add = (code: string, path: string, message: string) =>
    problems.push({ code: `contracts.${code}`, path, message });
  for (const [i, resource] of RESOURCES.entries())
    if (set.resources[resource] !== RESOURCE_COUNTS[i])
      add(
        'resources',
        `/resources/${resource}`,
        `There are ${set.resources[resource]} ${resource}, not ${RESOURCE_COUNTS[i]} (M-C1).`,
      );
  const seen = new Set<string>();
  for (const [i, { value, asks }] of set.contracts.entries()) {
    const sum = asks.reduce((total, resource) => total + worth(resource), 0);
    if (sum !== value)
      add(
        'value',
        `/contracts/${i}`,
        `A contract of value ${value} asks for ${asks.join(' ')}, worth ${sum} (M-C2).`,
      );
    if (!CONTRACTS_OF_VALUE.has(value))
      add('range', `/contracts/${i}`, `No contract has the value ${value} (M-C2).`);
    const key = [...asks].sort().join(' ');
    if (seen.has(key))
      add('twice', `/contracts/${i}`, `The contract ${asks.join(' ')} is listed twice; use copies.`);
    seen.add(key);
  }
  for (const [value, wanted] of CONTRACTS_OF_VALUE) {
    const count = set.contracts
      .filter((one) => one.value === value)
      .reduce((sum, one) => sum + one.copies, 0);
    if (count !== wanted)
      add('count', '/contracts', `There are ${count} contracts of value ${value}, not ${wanted} (M-C2).`);
  }
  return problems;
}
