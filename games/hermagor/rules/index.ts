import { acceptFile, type Game, type Parsed, type Table } from '@kontor/core';
import { BOARDS, TILE_SETS } from '../boards/index.ts';
import { apply } from './apply.ts';
import { automatic } from './automatic.ts';
import { parseBoard, parseTiles } from './board.ts';
import { checkBoard } from './check-board.ts';
import { MOST_MOVES } from './check-step.ts';
import { checkTiles } from './check-tiles.ts';
import { decisionOf } from './decision.ts';
import { openView, view } from './describe.ts';
import type { HermagorEvent } from './events.ts';
import { advance } from './flow.ts';
import { ON, step, turn } from './layout.ts';
import { legalMoves } from './legal.ts';
import { formatMove, parseMove } from './notation.ts';
import { readPosition, writePosition } from './position.ts';
import { preview } from './preview.ts';
import type { HermagorPreview } from './previews.ts';
import { refuse } from './refuse.ts';
import { beginGame } from './rounds.ts';
import { sampler } from './sample.ts';
import { result } from './score.ts';
import { compileTable, OPTIONS } from './table.ts';
import type { HermagorState, HermagorTable, HermagorView } from './types.ts';

export * from './board.ts';
export { checkBoard } from './check-board.ts';
export { checkTiles } from './check-tiles.ts';
export { phaseOf } from './describe.ts';
export type * from './events.ts';
export { DISC_ROWS } from './names.ts';
export { PositionSchema } from './position.ts';
export { buildOptions, reach } from './preview.ts';
export type * from './previews.ts';
export { cashChange, remembered } from './sample.ts';
export { breakdown } from './score.ts';
export { BOOTHS_OF_SPACE, LINE_NAMES, LINES_OF_SPACE, SPACE_NAMES } from './spaces.ts';
export { tally } from './tally.ts';
export * from './types.ts';

export type HermagorGame = Game<HermagorTable, HermagorState, HermagorView, HermagorEvent, HermagorPreview>;

export const hermagor: HermagorGame = {
  id: 'hermagor',
  version: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  boards: BOARDS,
  pieces: TILE_SETS,
  maxMoves: MOST_MOVES,
  maxLength: 1200,
  automatic,

  prepare,
  setup(table, rng, emit) {
    const state = beginGame(table, rng, emit);
    advance(state, rng, emit);
    return state;
  },
  table: (state) => state.table,

  active: (state) => (step(state) === ON.over ? 0 : 1 << turn(state)),
  decision: decisionOf,
  refuse,
  legalMoves,
  apply,
  result,

  clone: (state) => ({ table: state.table, cells: state.cells.slice() }),
  copy: (from, to) => to.cells.set(from.cells),

  view,
  openView,
  sampler,
  preview,

  formatMove,
  parseMove,
  writePosition,
  readPosition,
};

function prepare(spec: Table): Parsed<HermagorTable> {
  const board = acceptFile(spec.boardFile, '/board', BOARDS, parseBoard, checkBoard);
  if (!board.ok) return board;
  const tiles = acceptFile(spec.piecesFile, '/pieces', TILE_SETS, parseTiles, checkTiles);
  return tiles.ok ? compileTable(spec, board.value, tiles.value) : tiles;
}
