import { emptyDesk } from './desk.ts';
import { type Frame, type Heard, waysBack } from './frame.ts';
import { type Eyes, seatsOf, type Table, type Viewer } from './game.ts';
import type { Match } from './match.ts';

/** A moment of the past as one pair of eyes saw it. */
export interface Moment<View, Event> {
  readonly viewer: Viewer;
  readonly frame: Frame<View>;
  readonly heard: readonly Heard<Event>[];
}

/**
 * The game as it stood right after a row that still counts; nothing can be done there any more. Through all eyes at once
 * only when the game is over.
 */
export function momentAfter<T extends Table, S, V, E, P>(
  match: Match<T, S, V, E, P>,
  row: number,
  eyes: Eyes,
): Moment<V, E> | undefined {
  const { timeline, game } = match;
  if (eyes === 'all' && match.result === undefined) return undefined;
  const viewer = eyes === 'all' ? null : eyes;
  const index = timeline.line.findIndex((step) => step.row === row);
  if (index < 0) return undefined;
  const state = index + 1 < timeline.line.length ? timeline.stateBefore(index + 1) : timeline.state;
  return {
    viewer,
    heard: match.heardSince(eyes, -1).filter((step) => step.row <= row),
    frame: {
      row,
      view: eyes === 'all' ? game.openView(state) : game.view(state, eyes),
      active: seatsOf(game.active(state)),
      decision: undefined,
      held: undefined,
      drafts: emptyDesk(timeline.table.seats).drafts,
      ready: [],
      undo: waysBack(false, false, false, false),
      ask: null,
      result: game.result(state),
    },
  };
}
