import { BOARDS } from '../boards/index.ts';
import type { HermagorBoard } from '../rules/files/board.ts';
import { checkBoard } from '../rules/files/check-board.ts';

export const [board] = BOARDS;

/** The codes that the checker finds after a change to the shipped board. */
export function codes(change: (board: HermagorBoard) => void, design = true): string[] {
  const changed = structuredClone(board);
  change(changed);
  return [...new Set(checkBoard(changed, { design }).map((problem) => problem.code))];
}

export function village(of: HermagorBoard, id: string) {
  const found = of.villages.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no village ${id}`);
  return found;
}

export function road(of: HermagorBoard, from: string, to: string) {
  const found = of.roads.find(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  );
  if (found === undefined) throw new Error(`no road ${from}–${to}`);
  return found;
}

export function region(of: HermagorBoard, accept: (one: HermagorBoard['regions'][number]) => boolean) {
  const found = of.regions.find(accept);
  if (found === undefined) throw new Error('no such region');
  return found;
}

export const produces = (one: HermagorBoard['regions'][number]) => one.shows !== 'nobility';
