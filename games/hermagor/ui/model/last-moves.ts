import type { StepEvents } from '@kontor/core';
import { cashChange, type HermagorEvent, type SpaceName } from '../../rules/index.ts';

/* What stays marked until a player's next move. */

/** Where a player last moved: a buyer's space, or a way and the village of a new station. */
export interface LastMove {
  readonly seat: number;
  readonly row: number;
  readonly space?: SpaceName;
  readonly way?: readonly string[];
  readonly village?: string;
}

type History = readonly StepEvents<HermagorEvent>[];

/** The newest move of every player; without a place for those who passed or rested. */
export function lastMoves(history: History, seats: number): LastMove[] {
  const found = new Map<number, LastMove>();
  for (let i = history.length - 1; i >= 0 && found.size < seats; i--) {
    const step = history[i];
    if (!step) continue;
    const now = new Map<number, LastMove>();
    for (const event of step.events) {
      const part = partOf(event);
      if (part) now.set(part.seat, { ...now.get(part.seat), ...part, row: step.row });
    }
    for (const [seat, move] of now) if (!found.has(seat)) found.set(seat, move);
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

function partOf(event: HermagorEvent): Omit<LastMove, 'row'> | undefined {
  switch (event.type) {
    case 'placed':
      return event.colour === 'shared' ? undefined : { seat: event.seat, space: event.space };
    case 'travelled':
      return { seat: event.seat, way: event.way };
    case 'sold':
      return { seat: event.seat, village: event.village };
    case 'passed':
    case 'rested':
      return { seat: event.seat };
    default:
      return undefined;
  }
}

/** How a player's cash changed in the newest step that changed it. */
export interface LastCash {
  readonly row: number;
  readonly change: number;
}

/** By seat; `undefined` for those whose cash has not changed yet. */
export function lastCash(history: History, seats: number): readonly (LastCash | undefined)[] {
  const found = new Map<number, LastCash>();
  for (let i = history.length - 1; i >= 0 && found.size < seats; i--) {
    const step = history[i];
    if (!step) continue;
    const sums = new Map<number, number>();
    for (const event of step.events) {
      const by = cashChange(event);
      if (by) sums.set(by.seat, (sums.get(by.seat) ?? 0) + by.change);
    }
    for (const [seat, change] of sums)
      if (change !== 0 && !found.has(seat)) found.set(seat, { row: step.row, change });
  }
  return Array.from({ length: seats }, (_, seat) => found.get(seat));
}
