import type { Seat } from '@kontor/core';
import { RESOURCES, type Resource } from '../../rules/files/board.ts';
import type { StoryStep } from './story.ts';

/** What one seat announced. */
interface Announcement {
  readonly amount: number;
  /** The step of the story that shows it. */
  readonly step: number;
}

/** The monopoly of one resource. */
export interface MonopolyRound {
  readonly resource: Resource;
  /** By seat; undefined: not yet. */
  readonly announced: readonly (Announcement | undefined)[];
  /** Null: nobody, because of a tie; undefined: not decided yet. */
  readonly winner: Seat | null | undefined;
  /** The step in which it was decided. */
  readonly step: number | undefined;
}

/** M-5.1: the monopolies of one turn. */
export interface MonopolyTurn {
  readonly turn: number;
  readonly first: Seat;
  /** Index of the step that opens the first of them. */
  readonly from: number;
  /** Those that were opened. */
  readonly rounds: readonly MonopolyRound[];
}

/** The monopolies of the turn of the step `to`, up to that step; undefined while there are none. */
export function monopoliesAt(story: readonly StoryStep[], to = story.length - 1): MonopolyTurn | undefined {
  let from = to;
  while (from >= 0) {
    const event = story[from]?.event;
    if (event?.type === 'plotsRevealed') return undefined;
    if (event?.type === 'announceOpened' && event.resource === RESOURCES[0]) break;
    from--;
  }
  const opened = story[from];
  if (opened?.event.type !== 'announceOpened') return undefined;
  const rounds: MonopolyRound[] = [];
  for (let i = from; i <= to; i++) {
    const event = story[i]?.event;
    const last = rounds.at(-1);
    if (event?.type === 'announceOpened')
      rounds.push({
        resource: event.resource,
        announced: opened.view.players.map(() => undefined),
        winner: undefined,
        step: undefined,
      });
    else if (event?.type === 'announced' && last)
      rounds[rounds.length - 1] = {
        ...last,
        announced: last.announced.map((each, seat) =>
          seat === event.seat ? { amount: event.amount, step: i } : each,
        ),
      };
    else if (event?.type === 'monopolyScored' && last)
      rounds[rounds.length - 1] = { ...last, winner: event.winner, step: i };
  }
  return { turn: opened.event.turn, first: opened.view.first, from, rounds };
}

/** The step shows monopolies. */
export function isMonopolyStep(step: StoryStep | undefined): boolean {
  const type = step?.event.type;
  return type === 'announceOpened' || type === 'announced' || type === 'monopolyScored';
}
