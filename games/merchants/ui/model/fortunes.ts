import type { StepEvents } from '@kontor/core';
import { type EliminationStep, type MerchantsTable, STEPS } from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { tallyAll } from '../../rules/view/standing.ts';
import { advance, blankView } from './advance.ts';

/** One influence of every seat after every turn: the chart of the end, when nothing is hidden any more. */
export type Fortunes = { readonly [step in EliminationStep]: readonly (readonly number[])[] };

/** By influence, then by seat, then by turn; the first value is the start of the game. */
export function fortunesOf(history: readonly StepEvents<MerchantsEvent>[], table: MerchantsTable): Fortunes {
  const lines = { religion: emptyLines(table), politics: emptyLines(table), economy: emptyLines(table) };
  let view = blankView(table.seats, null, true);
  const note = () => {
    const tallies = tallyAll(table, view);
    for (const step of STEPS)
      for (const [seat, tally] of tallies.entries()) lines[step][seat]?.push(tally[step].influence);
  };
  for (const event of history.flatMap(({ events }) => events)) {
    // A turn's account is closed when the next one starts, after its monopolies.
    if (event.type === 'turnStarted' || event.type === 'ended') note();
    view = advance(view, event);
  }
  return lines;
}

function emptyLines(table: MerchantsTable): number[][] {
  return Array.from({ length: table.seats }, () => []);
}
