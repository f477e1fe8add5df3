/**
 * The packed rules of Merchants of Empire, one level below `kontor/merchants`.
 *
 * @module kontor/merchants/engine
 */

import type { Game } from '@kontor/core';
import { BOARDS, CONTRACT_SETS } from '../boards/index.ts';
import { result } from './flow/score.ts';
import { setup } from './flow/setup.ts';
import { apply } from './moves/apply.ts';
import { active, decision } from './moves/decision.ts';
import { drawMove, legalMoves } from './moves/legal.ts';
import { formatMove, parseMove } from './moves/notation.ts';
import { refuse } from './moves/refuse.ts';
import { readPosition, writePosition } from './position/position.ts';
import { clone, copy } from './state/layout.ts';
import { OPTIONS } from './state/options.ts';
import { prepare } from './state/table.ts';
import type { MerchantsState, MerchantsTable, MerchantsView } from './state/types.ts';
import type { MerchantsEvent } from './view/events.ts';
import { preview } from './view/preview.ts';
import type { MerchantsPreview } from './view/preview-types.ts';
import { sampler } from './view/sample.ts';
import { openView, view } from './view/view.ts';

export * from './files/board.ts';
export { checkBoard } from './files/check-board.ts';
export { checkContracts } from './files/check-contracts.ts';
export { breakdown, eliminate, standings, tallies } from './flow/score.ts';
export { actionsIn } from './moves/encoding.ts';
export { PositionSchema } from './position/position.ts';
export { type MerchantsOptions, OPTIONS } from './state/options.ts';
export { contractOf, distance, rankOf, regionsAt, roadFrom } from './state/table.ts';
export type { MerchantsState, MerchantsTable } from './state/types.ts';
export * from './state/types.ts';
export type * from './view/events.ts';
export type * from './view/preview-types.ts';
export { contractAsks, contractValue, walk } from './view/walk.ts';

/**
 * Six caravans, then twelve turns of six plots and of six contracts with two choices each, then four rounds of five
 * monopolies with six announcements.
 */
const MAX_LENGTH = 6 + 12 * (6 + 6 * 2) + 4 * 5 * 6;

export type MerchantsGame = Game<
  MerchantsTable,
  MerchantsState,
  MerchantsView,
  MerchantsEvent,
  MerchantsPreview
>;

export const merchants: MerchantsGame = {
  id: 'merchants',
  version: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  boards: BOARDS,
  pieces: CONTRACT_SETS,
  // Three electors in four regions can be distributed in 20 ways; there are also 20 cities to start from.
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
  result,
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
