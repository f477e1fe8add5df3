import type { Emit, Rng } from '@kontor/core';
import { emptyState, FIRST, PHASE, PLACING, set } from '../state/layout.ts';
import type { MerchantsState, MerchantsTable } from '../state/types.ts';
import type { MerchantsEvent } from '../view/events.ts';
import { throwForHighest } from './dice.ts';
import { supplyContract, supplyResources } from './supply.ts';

/** M-S3, M-S4: puts resources and contracts on the map, the capital first, and throws for the first player. */
export function setup(table: MerchantsTable, rng: Rng, emit?: Emit<MerchantsEvent>): MerchantsState {
  const state = emptyState(table);
  emit?.({ type: 'opened', seats: table.seats, turns: table.turns });
  for (let i = 0; i < table.lots; i++) supplyResources(state, rng, emit);
  for (let i = 0; i < table.lots; i++) supplyContract(state, rng, emit);
  const everyone = Array.from({ length: table.seats }, (_, seat) => seat);
  set(state, FIRST, throwForHighest(everyone, 'start', rng, emit));
  set(state, PHASE, PLACING);
  return state;
}
