import type { StepEvents } from '@kontor/core';
import { cashChange, type HermagorEvent } from '../../rules/index.ts';

/** Everybody's fortune at one moment. */
export interface FortunePoint {
  readonly at:
    | { readonly kind: 'start' | 'final' }
    | { readonly kind: 'round'; readonly round: number; readonly phase: 'market' | 'selling' };
  /** By seat. */
  readonly cash: readonly number[];
}

/** The fortunes from the start to the end: after every market, after every selling, and with the final reckoning. */
export function fortunesOf(history: readonly StepEvents<HermagorEvent>[]): FortunePoint[] {
  const points: FortunePoint[] = [];
  const cash: number[] = [];
  let round = 0;
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === 'began') {
      cash.push(...Array.from({ length: event.seats }, () => event.cash));
      points.push({ at: { kind: 'start' }, cash: [...cash] });
    } else if (event.type === 'phase') {
      if (event.phase === 'selling')
        points.push({ at: { kind: 'round', round: event.round, phase: 'market' }, cash: [...cash] });
      round = event.round;
    } else if (event.type === 'cleared')
      points.push({ at: { kind: 'round', round, phase: 'selling' }, cash: [...cash] });
    else if (event.type === 'ended')
      points.push({ at: { kind: 'final' }, cash: event.breakdown.seats.map(({ total }) => total) });
    else {
      const change = cashChange(event);
      if (change) cash[change.seat] = (cash[change.seat] ?? 0) + change.change;
    }
  }
  return points;
}
