import type { Move, Sampler, Seat, Viewer } from '@kontor/core';
import { fill, type Position, writePosition } from './position.ts';
import { emptyState, LAST_BONUS, left, type PebblesState, type PebblesTable } from './state.ts';

/** What a viewer sees. Nothing is hidden in this game. */
export interface PebblesView extends Position {
  /** The viewer; `null` is a spectator. */
  readonly seat: Viewer;
}

/** What a move would do. */
export interface PebblesPreview {
  readonly points: number;
  readonly left: number;
}

export function view(state: PebblesState, viewer: Viewer): PebblesView {
  return { seat: viewer, ...writePosition(state) };
}

/** A game with secrets draws what the viewer cannot know; here the view is the whole state. */
export function sampler(table: PebblesTable, seen: PebblesView): Sampler<PebblesState> {
  return (_rng, into) => fill(into ?? emptyState(table), seen);
}

export function preview(state: PebblesState, _seat: Seat, move: Move): PebblesPreview {
  const rest = left(state) - move;
  return { points: move + (rest === 0 ? LAST_BONUS : 0), left: rest };
}
