import { acceptFile, type Game, parsed, type Table } from '@kontor/core';
import { BOARDS, PIECES } from '../boards/index.ts';
import { parseBoard, parsePieces } from './files.ts';
import { active, apply, decision, legalMoves, type PebblesEvent, refuse, result, setup } from './play.ts';
import { readPosition, writePosition } from './position.ts';
import { OPTIONS, type PebblesState, type PebblesTable } from './state.ts';
import { type PebblesPreview, type PebblesView, preview, sampler, view } from './view.ts';

export type { PebblesEvent } from './play.ts';
export type { PebblesState, PebblesTable } from './state.ts';
export type { PebblesPreview, PebblesView } from './view.ts';

/** The longest game takes one stone at a time from the largest heap. */
const MAX_LENGTH = 64;

export const pebbles: Game<PebblesTable, PebblesState, PebblesView, PebblesEvent, PebblesPreview> = {
  id: 'pebbles',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  boards: BOARDS,
  pieces: PIECES,
  maxMoves: OPTIONS.most.max,
  maxLength: MAX_LENGTH,

  prepare(spec: Table) {
    const board = acceptFile(spec.boardFile, '/board', BOARDS, parseBoard, () => []);
    if (!board.ok) return board;
    const pieces = acceptFile(spec.piecesFile, '/pieces', PIECES, parsePieces, () => []);
    if (!pieces.ok) return pieces;
    const options = spec.options as PebblesTable['options'];
    return parsed({ ...spec, options, stones: board.value.stones });
  },
  setup,
  table: (state) => state.table,
  active,
  decision,
  refuse,
  legalMoves,
  apply,
  result,
  clone: ({ table, cells }) => ({ table, cells: cells.slice() }),
  copy: (from, to) => to.cells.set(from.cells),
  view,
  openView: (state) => view(state, null),
  sampler,
  preview,
  formatMove: (_table, move) => `take ${move}`,
  parseMove(_table, text) {
    const [, digit] = /^take ([1-5])$/.exec(text) ?? [];
    return digit === undefined ? undefined : Number(digit);
  },
  writePosition: (state) => ({ ...writePosition(state) }),
  readPosition,
};
