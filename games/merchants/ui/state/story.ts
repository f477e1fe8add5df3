import type { Seat, StepEvents, Viewer } from '@kontor/core';
import {
  type Action,
  type IgnoredReason,
  type MerchantsTable,
  type MerchantsView,
  PLOT_LENGTH,
} from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { advance, blankView } from './advance.ts';

/** One event and the table as it lay afterwards. */
export interface Moment {
  readonly row: number;
  readonly event: MerchantsEvent;
  readonly view: MerchantsView;
}

/** The whole game as one viewer saw it, moment by moment. */
export interface Story {
  readonly viewer: Viewer;
  readonly open: boolean;
  readonly moments: readonly Moment[];
  /** What was told so far: how many steps, and the last of them. */
  readonly steps: number;
  readonly last: StepEvents<MerchantsEvent> | undefined;
  /** Changes when the story did not simply go on: an undo, a jump in a replay, other eyes. */
  readonly line: number;
}

export const NO_STORY: Story = { viewer: null, open: false, moments: [], steps: 0, last: undefined, line: 0 };

/**
 * Tells what was heard since the story was told last. Without the beginning (a game started from a given position) there
 * is no story: then only the present can be shown.
 */
export function continueStory(
  story: Story,
  history: readonly StepEvents<MerchantsEvent>[],
  table: MerchantsTable,
  viewer: Viewer,
  /** All screens are lifted for these eyes, as they are at a table without secrets. */
  open = table.noSecrets,
): Story {
  const known = history[story.steps - 1];
  const goesOn =
    story.viewer === viewer &&
    story.open === open &&
    story.steps > 0 &&
    known?.row === story.last?.row &&
    known?.events.length === story.last?.events.length;
  if (goesOn && history.length === story.steps) return story;
  if (history[0]?.events[0]?.type !== 'opened') return NO_STORY;
  const moments = goesOn ? [...story.moments] : [];
  let view = moments.at(-1)?.view ?? blankView(table.seats, viewer, open);
  for (const { row, events } of goesOn ? history.slice(story.steps) : history)
    for (const event of events) {
      view = advance(view, event);
      moments.push({ row, event, view });
    }
  return {
    viewer,
    open,
    moments,
    steps: history.length,
    last: history.at(-1),
    line: goesOn ? story.line : story.line + 1,
  };
}

/** What one action of a plot came to. */
export interface Outcome {
  readonly act: Action;
  readonly result: 'pending' | 'moved' | 'took' | 'fulfilled' | 'ignored';
  readonly event?: MerchantsEvent;
  readonly reason?: IgnoredReason;
  /** The moment of the story that shows it. */
  readonly moment?: number;
}

/** The resolution of one turn: what each seat laid, and what became of each action. */
export interface Resolution {
  readonly turn: number;
  readonly first: Seat;
  /** Index of the moment when the plots were revealed. */
  readonly from: number;
  /** By seat and action; shorter plots have fewer. */
  readonly outcomes: readonly (readonly Outcome[])[];
}

/** The last resolution that the story tells up to the moment `to`. */
export function lastResolution(story: readonly Moment[], to = story.length - 1): Resolution | undefined {
  let from = to;
  while (from >= 0 && story[from]?.event.type !== 'plotsRevealed') from--;
  const revealed = story[from];
  if (revealed?.event.type !== 'plotsRevealed') return undefined;
  const outcomes: Outcome[][] = revealed.event.plots.map((plot) =>
    [...plot].slice(0, PLOT_LENGTH).map((act) => ({ act: act as Action, result: 'pending' })),
  );
  for (let i = from + 1; i <= to; i++) {
    const event = story[i]?.event;
    if (event === undefined || event.type === 'turnStarted') break;
    if (!isActed(event)) continue;
    const line = outcomes[event.seat];
    const laid = line?.[event.action - 1];
    if (line && laid)
      line[event.action - 1] = {
        act: laid.act,
        result: event.type,
        event,
        moment: i,
        ...(event.type === 'ignored' ? { reason: event.reason } : {}),
      };
  }
  return { turn: revealed.view.turn, first: revealed.view.first, from, outcomes };
}

type Acted = Extract<MerchantsEvent, { readonly action: number }>;

function isActed(event: MerchantsEvent): event is Acted {
  return 'action' in event;
}

/** How long a moment is shown, in steps of the pace; 0 goes on at once. */
export function weight(event: MerchantsEvent): number {
  switch (event.type) {
    case 'moved':
      return 1.5;
    case 'took':
    case 'announced':
    case 'caravanPlaced':
      return 2;
    case 'ignored':
    case 'resourcesSupplied':
    case 'contractSupplied':
      return 2.5;
    case 'plotsRevealed':
    case 'fulfilled':
    case 'templeBuilt':
    case 'electorsPlaced':
    case 'contractKept':
    case 'monopolyScored':
      return 3;
    default:
      return 0;
  }
}
