import type { PebblesState } from '../rules/index.ts';
import { writePosition } from '../rules/position.ts';

/** The legal moves, read from the position instead of the cells. */
export function slowMoves(state: PebblesState): string[] {
  const { left } = writePosition(state);
  return ['take 1', 'take 2', 'take 3', 'take 4', 'take 5'].slice(
    0,
    Math.min(state.table.options.most, left),
  );
}
