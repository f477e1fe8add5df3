import { useEffect, useState } from 'react';
import { type HermagorView, phaseOf } from '../../rules/index.ts';

/** How the parts of the table are laid out in the room there is. */
export type Arrangement = 'desktop' | 'tablet' | 'phone' | 'flat';

export function arrangementFor({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Arrangement {
  // Upright it is a phone, however low: beside each other there is no width for a board.
  if (height < 460 && width > height) return 'flat';
  if (width < 700) return 'phone';
  return width < 1060 ? 'tablet' : 'desktop';
}

export const BOARDS = ['market', 'map', 'both'] as const;
export type Board = (typeof BOARDS)[number];

/** The board of the present phase: the market until everybody is ready to travel, then the map. */
export function boardFor(view: Pick<HermagorView, 'step'>, arrangement: Arrangement): Board {
  const phase = phaseOf(view.step);
  if (phase === 'selling' || phase === 'over') return 'map';
  return arrangement === 'desktop' ? 'both' : 'market';
}

/** The board in front: the phase's, unless the viewer has chosen another since it began. */
export function useBoard(natural: Board): readonly [Board, (board: Board) => void] {
  const [chosen, choose] = useState<Board>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase brings its own board forward.
  useEffect(() => choose(undefined), [natural]);
  return [chosen ?? natural, choose];
}
