import { type Frame, type StepEvents, undoOptions } from './frame.ts';
import { type Audience, seatsOf, type Table, type Viewer } from './game.ts';
import type { Match } from './match.ts';
import { noPendingMoves } from './pending-moves.ts';

/** A past moment of a match as one viewer saw it. */
export interface Moment<View, Event> {
  readonly viewer: Viewer;
  readonly frame: Frame<View>;
  readonly history: readonly StepEvents<Event>[];
}

/**
 * The game right after a row that was not undone. No commands are possible there, so the frame offers none. Everything
 * (`all`) is shown only when the game is over.
 */
export function momentAfter<T extends Table, S, V, E, P>(
  match: Match<T, S, V, E, P>,
  row: number,
  audience: Audience,
): Moment<V, E> | undefined {
  const { timeline, game } = match;
  if (audience === 'all' && match.result === undefined) return undefined;
  const viewer = audience === 'all' ? null : audience;
  const index = timeline.steps.findIndex((step) => step.row === row);
  if (index < 0) return undefined;
  const state = index + 1 < timeline.steps.length ? timeline.stateBefore(index + 1) : timeline.state;
  return {
    viewer,
    history: match.historySince(audience, -1).filter((step) => step.row <= row),
    frame: {
      row,
      view: audience === 'all' ? game.openView(state) : game.view(state, audience),
      active: seatsOf(game.active(state)),
      decision: undefined,
      held: undefined,
      drafts: noPendingMoves(timeline.table.seats).drafts,
      ready: [],
      undo: undoOptions(false, false, false, false),
      undoRequest: null,
      result: game.result(state),
    },
  };
}
