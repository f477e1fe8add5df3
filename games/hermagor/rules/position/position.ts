import type { Json } from '@kontor/core';
import type { HermagorState } from '../state/types.ts';
import { onTable } from '../view/view.ts';

/*
 * Positions: any state as readable JSON. Bag and face-down action tiles are not written, because they are what is left.
 */

export function writePosition(s: HermagorState): Json {
  return onTable(s) as unknown as Json;
}
