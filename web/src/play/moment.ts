import { emptyDesk, seatsOf, type Viewer } from '@kontor/core';
import type { AnyMatch } from './carry-out.ts';
import type { Moment } from './connection.ts';

/** The game as it stood right after a row that still counts. */
export function momentAfter(match: AnyMatch, row: number, viewer: Viewer): Moment | undefined {
  const { timeline, game } = match;
  const index = timeline.line.findIndex((step) => step.row === row);
  if (index < 0) return undefined;
  const state = index + 1 < timeline.line.length ? timeline.stateBefore(index + 1) : timeline.state;
  return {
    viewer,
    heard: match.heardSince(viewer, -1).filter((step) => step.row <= row),
    frame: {
      row,
      view: game.view(state, viewer),
      active: seatsOf(game.active(state)),
      decision: undefined,
      held: undefined,
      drafts: emptyDesk(timeline.table.seats).drafts,
      ready: [],
      undo: { step: false, turn: false, redo: false, takeBack: false },
      ask: null,
      result: game.result(state),
    },
  };
}
