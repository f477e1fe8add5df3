import type { Game } from '@kontor/core';
import { BOARDS, CONTRACT_SETS } from '../boards/index.ts';
import { apply } from './apply.ts';
import { active, decision } from './decision.ts';
import { clone, copy, get, type MerchantsState, OVER, PHASE } from './layout.ts';
import { drawMove, legalMoves } from './legal.ts';
import { formatMove, parseMove } from './notation.ts';
import { readPosition, writePosition } from './position.ts';
import { preview } from './preview.ts';
import { refuse } from './refuse.ts';
import { sampler } from './sample.ts';
import { standings } from './score.ts';
import { setup } from './setup.ts';
import { type MerchantsTable, prepare } from './table.ts';
import { type MerchantsEvent, type MerchantsPreview, type MerchantsView, OPTIONS } from './types.ts';
import { openView, view } from './view.ts';

export * from './board.ts';
export { checkBoard, checkContracts } from './check-board.ts';
export type { MerchantsState } from './layout.ts';
export { actionsIn } from './moves.ts';
export { PositionSchema } from './position.ts';
export { breakdown, eliminate, standings, tallies } from './score.ts';
export { contractOf, distance, type MerchantsTable, rankOf, regionsAt, roadFrom } from './table.ts';
export * from './types.ts';
export { contractAsks, contractValue, walk } from './walk.ts';

/**
 * Six caravans, then twelve turns of six plots and of six contracts with two choices each, then four rounds of five
 * monopolies with six announcements.
 */
const MAX_LENGTH = 6 + 12 * (6 + 6 * 2) + 4 * 5 * 6;

export const merchants: Game<
  MerchantsTable,
  MerchantsState,
  MerchantsView,
  MerchantsEvent,
  MerchantsPreview
> = {
  id: 'merchants',
  version: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  boards: BOARDS,
  pieces: CONTRACT_SETS,
  // Three electors in four regions: as many as there are cities to start from.
  maxMoves: 20,
  maxLength: MAX_LENGTH,
  prepare,
  setup,
  table: (state) => state.table,
  active,
  decision,
  refuse,
  legalMoves,
  drawMove,
  apply,
  result: (state) => (get(state, PHASE) === OVER ? standings(state) : undefined),
  clone,
  copy,
  view,
  openView,
  sampler,
  preview,
  formatMove: (_, move) => formatMove(move),
  parseMove: (_, text) => parseMove(text),
  writePosition,
  readPosition,
};
