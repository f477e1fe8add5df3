import {
  type AnyGame,
  type Frame,
  type Json,
  moveBuffer,
  previewMove,
  type Refusal,
  refusal,
  rngFromText,
  type Seat,
  type StepEvents,
  type Table,
  UNLISTED,
  type Viewer,
} from '@kontor/core';
import type { TableRules } from '@kontor/ui';

/** How many different moves are drawn where there are too many to list. */
const DRAWN_MOVES = 24;
const MOST_DRAWS = 200;

const NOTHING: TableRules = {
  moves: [],
  complete: true,
  refuse: () => refusal('seat.inactive', undefined),
  preview: () => null,
};

/**
 * The rules as far as the viewer can know them, on a sampled state that agrees with the view. It is sampled only when
 * something is asked, because a frame comes with every draft.
 */
export function tableRules(
  game: AnyGame,
  table: Table,
  viewer: Viewer,
  frame: Frame<unknown>,
  steps: readonly StepEvents<unknown>[],
): TableRules {
  if (viewer === null || !frame.decision) return NOTHING;
  let sampled: TableRules | undefined;
  const rules = (): TableRules => {
    sampled ??= sampledRules(game, table, viewer, frame, steps);
    return sampled;
  };
  return {
    get moves() {
      return rules().moves;
    },
    get complete() {
      return rules().complete;
    },
    refuse: (move) => rules().refuse(move),
    preview: (move) => rules().preview(move),
  };
}

function sampledRules(
  game: AnyGame,
  table: Table,
  viewer: Seat,
  frame: Frame<unknown>,
  steps: readonly StepEvents<unknown>[],
): TableRules {
  const rng = rngFromText(`table ${frame.row}`);
  const history = steps.flatMap((step) => step.events);
  const state = game.sampler(table, frame.view, history)(rng);
  const buffer = moveBuffer(game);
  const count = game.legalMoves(state, viewer, buffer);
  const previews = new Map<string, Json>();
  const refusals = new Map<string, Refusal | undefined>();

  return {
    moves:
      count === UNLISTED
        ? drawnMoves()
        : Array.from(buffer.subarray(0, count), (move) => game.formatMove(table, move)),
    complete: count !== UNLISTED,
    refuse: (text) => {
      if (!refusals.has(text)) refusals.set(text, refuse(text));
      return refusals.get(text);
    },
    preview: (text) => {
      const known = previews.get(text);
      if (known !== undefined) return known;
      const move = game.parseMove(table, text);
      if (move === undefined || game.refuse(state, viewer, move)) return null;
      const preview = previewMove(game, table, frame.view, history, viewer, move, rng) as Json;
      previews.set(text, preview);
      return preview;
    },
  };

  function refuse(text: string): Refusal | undefined {
    const move = game.parseMove(table, text);
    if (move === undefined) return refusal('move.unreadable', undefined, { move: text });
    return game.refuse(state, viewer, move);
  }

  function drawnMoves(): string[] {
    const moves = new Set<string>();
    for (let i = 0; i < MOST_DRAWS && moves.size < DRAWN_MOVES && game.drawMove; i++)
      moves.add(game.formatMove(table, game.drawMove(state, viewer, rng)));
    return [...moves];
  }
}
