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
export interface StoryStep {
  readonly row: number;
  readonly event: MerchantsEvent;
  readonly view: MerchantsView;
}

/** The whole game as one viewer saw it, event by event. */
export interface Story {
  readonly viewer: Viewer;
  readonly open: boolean;
  readonly steps: readonly StoryStep[];
  /** How much of the history it covers: the number of rows, and the last of them. */
  readonly rows: number;
  readonly last: StepEvents<MerchantsEvent> | undefined;
  /** Changes when the story was built anew: after an undo, a jump in a replay, another viewer. */
  readonly version: number;
}

export const NO_STORY: Story = {
  viewer: null,
  open: false,
  steps: [],
  rows: 0,
  last: undefined,
  version: 0,
};

/**
 * Adds what the history has gained. A game that was started from a given position has no beginning and so no story: only
 * the present can be shown.
 */
export function continueStory(
  story: Story,
  history: readonly StepEvents<MerchantsEvent>[],
  table: MerchantsTable,
  viewer: Viewer,
  /** The viewer sees behind all screens, as at a table without secrets. */
  open = table.noSecrets,
): Story {
  const known = history[story.rows - 1];
  const goesOn =
    story.viewer === viewer &&
    story.open === open &&
    story.rows > 0 &&
    known?.row === story.last?.row &&
    known?.events.length === story.last?.events.length;
  if (goesOn && history.length === story.rows) return story;
  if (history[0]?.events[0]?.type !== 'opened') return NO_STORY;
  const steps = goesOn ? [...story.steps] : [];
  let view = steps.at(-1)?.view ?? blankView(table.seats, viewer, open);
  for (const { row, events } of goesOn ? history.slice(story.rows) : history)
    for (const event of events) {
      view = advance(view, event);
      steps.push({ row, event, view });
    }
  return {
    viewer,
    open,
    steps,
    rows: history.length,
    last: history.at(-1),
    version: goesOn ? story.version : story.version + 1,
  };
}

/** What one action of a plot came to. */
export interface Outcome {
  readonly act: Action;
  readonly result: 'pending' | 'moved' | 'took' | 'fulfilled' | 'ignored';
  readonly event?: MerchantsEvent;
  readonly reason?: IgnoredReason;
  /** The step of the story that shows it. */
  readonly step?: number;
}

/** The resolution of one turn: what each seat laid, and what became of each action. */
export interface Resolution {
  readonly turn: number;
  readonly first: Seat;
  /** Index of the step in which the plots were revealed. */
  readonly from: number;
  /** By seat and action; shorter plots have fewer. */
  readonly outcomes: readonly (readonly Outcome[])[];
}

/** The last resolution in the story up to the step `to`. */
export function lastResolution(story: readonly StoryStep[], to = story.length - 1): Resolution | undefined {
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
        step: i,
        ...(event.type === 'ignored' ? { reason: event.reason } : {}),
      };
  }
  return { turn: revealed.view.turn, first: revealed.view.first, from, outcomes };
}

/** How far a turn's tables go: to the end of the turn of the shown step, but not beyond what was shown already. */
export function lastShown({
  story,
  cursor,
  reached,
}: {
  readonly story: readonly StoryStep[];
  readonly cursor: number;
  readonly reached: number;
}): number {
  let to = cursor - 1;
  while (to + 1 < reached && story[to + 1]?.event.type !== 'plotsRevealed') to++;
  return to;
}

type Acted = Extract<MerchantsEvent, { readonly action: number }>;

function isActed(event: MerchantsEvent): event is Acted {
  return 'action' in event;
}

/** How long a step is shown, in steps of the pace; 0 goes on at once. */
export function weight(event: MerchantsEvent): number {
  switch (event.type) {
    case 'moved':
      return 1.5;
    // Six players' five monopolies take less than 15 seconds at a normal pace.
    case 'announced':
      return 1.4;
    case 'took':
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
