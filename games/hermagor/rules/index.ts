/**
 * The packed rules of Hermagor, one level below `kontor/hermagor`.
 *
 * @module kontor/hermagor/engine
 */

import type { Game } from '@kontor/core';
import { BOARDS, TILE_SETS } from '../boards/index.ts';
import { result } from './flow/score.ts';
import { setup } from './flow/setup.ts';
import { apply } from './moves/apply.ts';
import { automatic } from './moves/automatic.ts';
import { active, decision } from './moves/decision.ts';
import { legalMoves } from './moves/legal.ts';
import { formatMove, parseMove } from './moves/notation.ts';
import { refuse } from './moves/refuse.ts';
import { readPosition, writePosition } from './position/position.ts';
import { MOST_MOVES } from './state/constants.ts';
import { clone, copy } from './state/layout.ts';
import { OPTIONS } from './state/options.ts';
import { prepare } from './state/table.ts';
import type { HermagorState, HermagorTable, HermagorView } from './state/types.ts';
import type { HermagorEvent } from './view/events.ts';
import { preview } from './view/preview.ts';
import type { HermagorPreview } from './view/preview-types.ts';
import { sampler } from './view/sample.ts';
import { openView, view } from './view/view.ts';

export * from './files/board.ts';
export { checkBoard } from './files/check-board.ts';
export { checkTiles } from './files/check-tiles.ts';
export { breakdown, endValue } from './flow/score.ts';
export { BOOTHS_OF_SPACE, LINE_NAMES, LINES_OF_SPACE, SPACE_NAMES } from './market/spaces.ts';
export { tally } from './market/tally.ts';
export { PositionSchema } from './position/position.ts';
export { DISC_ROWS } from './state/names.ts';
export type { HermagorOptions } from './state/options.ts';
export * from './state/types.ts';
export type * from './view/events.ts';
export { buildOptions, reach, regionPay } from './view/preview.ts';
export type * from './view/preview-types.ts';
export { type Projection, projection } from './view/projection.ts';
export { cashChange, remembered } from './view/sample.ts';
export { phaseOf } from './view/view.ts';

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
  setup,
  table: (state) => state.table,

  active,
  decision,
  refuse,
  legalMoves,
  apply,
  result,

  clone,
  copy,

  view,
  openView,
  sampler,
  preview,

  formatMove,
  parseMove,
  writePosition,
  readPosition,
};
