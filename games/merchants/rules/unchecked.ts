import { type Game, parsed } from '@kontor/core';
import { BOARDS, CONTRACT_SETS } from '../boards/index.ts';
import type { ContractSet, MerchantsBoard } from './files/board.ts';
import { result } from './flow/score.ts';
import { setup } from './flow/setup.ts';
import { apply } from './moves/apply.ts';
import { active, decision } from './moves/decision.ts';
import { drawMove, legalMoves } from './moves/legal.ts';
import { formatMove, parseMove } from './moves/notation.ts';
import { refuse } from './moves/refuse.ts';
import { loadPosition, writePosition } from './position/position.ts';
import type { Position } from './position/read-position.ts';
import { clone, copy } from './state/layout.ts';
import { OPTIONS } from './state/options.ts';
import { compileTable } from './state/table.ts';
import type { MerchantsState, MerchantsTable, MerchantsView } from './state/types.ts';
import type { MerchantsEvent } from './view/events.ts';
import { preview } from './view/preview.ts';
import type { MerchantsPreview } from './view/preview-types.ts';
import { sampler } from './view/sample.ts';
import { openView, view } from './view/view.ts';

/**
 * Six caravans, then twelve turns of six plots and of six contracts with two choices each, then four rounds of five
 * monopolies with six announcements.
 */
const MAX_LENGTH = 6 + 12 * (6 + 6 * 2) + 4 * 5 * 6;

/** The rules of Merchants of Empire with the types of its table, state, view, events and previews. */
export type MerchantsGame = Game<
  MerchantsTable,
  MerchantsState,
  MerchantsView,
  MerchantsEvent,
  MerchantsPreview
>;

/**
 * The rules for files and positions that were checked before, or that tests have checked. Pages play with these, because the
 * checks and the schema library are half as large as the rules.
 */
export const uncheckedMerchants: MerchantsGame = {
  id: 'merchants',
  version: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  boards: BOARDS,
  pieces: CONTRACT_SETS,
  // Three electors in four regions can be distributed in 20 ways; there are also 20 cities to start from.
  maxMoves: 20,
  maxLength: MAX_LENGTH,
  prepare: (spec) =>
    parsed(compileTable(spec, spec.boardFile as MerchantsBoard, spec.piecesFile as ContractSet)),
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
  readPosition: (table, raw) => parsed(loadPosition(table, raw as Position)),
};
