import type { StepEvents } from '@kontor/core';
import type { HermagorEvent } from '../../rules/index.ts';

/* What moved since the viewer last looked. */

export interface Journey {
  readonly row: number;
  readonly seat: number;
  readonly way: readonly string[];
}

/** The latest journey of every merchant after a row. */
export function journeysSince(history: readonly StepEvents<HermagorEvent>[], since: number): Journey[] {
  const latest = new Map<number, Journey>();
  for (const { row, events } of newer(history, since))
    for (const event of events)
      if (event.type === 'travelled') latest.set(event.seat, { row, seat: event.seat, way: event.way });
  return [...latest.values()];
}

/** What happened after a row; a game's log grows at its end, so the search starts there. */
function newer(
  history: readonly StepEvents<HermagorEvent>[],
  since: number,
): readonly StepEvents<HermagorEvent>[] {
  const last = history.findLastIndex(({ row }) => row <= since);
  return history.slice(last + 1);
}
