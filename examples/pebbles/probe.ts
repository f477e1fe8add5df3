import type { Probe } from '@kontor/core/testkit';
import {
  type PebblesEvent,
  type PebblesPreview,
  type PebblesState,
  type PebblesTable,
  type PebblesView,
  pebbles,
} from './rules/index.ts';
import { score } from './rules/play.ts';
import { left, seatsAt, taken } from './rules/state.ts';

/** What the test kit must know: no stone is lost, and previews promise the points. */
export const probe: Probe<PebblesTable, PebblesState, PebblesView, PebblesEvent, PebblesPreview> = {
  game: pebbles,
  conserved: (state) => seatsAt(state.table).reduce((sum, seat) => sum + taken(state, seat), left(state)),
  effect: (before, after, seat) => ({
    points: score(after, seat) - score(before, seat),
    left: left(after),
  }),
};
