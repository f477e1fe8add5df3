import { type Game, parsed } from '@kontor/core';
import { BOARDS, TILE_SETS } from '../boards/index.ts';
import type { HermagorBoard, TileSet } from './files/board.ts';
import { result } from './flow/score.ts';
import { setup } from './flow/setup.ts';
import { apply } from './moves/apply.ts';
import { automatic } from './moves/automatic.ts';
import { active, decision } from './moves/decision.ts';
import { legalMoves } from './moves/legal.ts';
import { formatMove, parseMove } from './moves/notation.ts';
import { refuse } from './moves/refuse.ts';
import { load } from './position/load.ts';
import { writePosition } from './position/position.ts';
import { MOST_MOVES } from './state/constants.ts';
import { clone, copy } from './state/layout.ts';
import { OPTIONS } from './state/options.ts';
import { compileTable } from './state/table.ts';
import type { HermagorState, HermagorTable, HermagorView, OnTable } from './state/types.ts';
import type { HermagorEvent } from './view/events.ts';
import { preview } from './view/preview.ts';
import type { HermagorPreview } from './view/preview-types.ts';
import { sampler } from './view/sample.ts';
import { openView, view } from './view/view.ts';

/** The rules of Hermagor with the types of its table, state, view, events and previews. */
export type HermagorGame = Game<HermagorTable, HermagorState, HermagorView, HermagorEvent, HermagorPreview>;

/**
 * The rules for files and positions that were checked before, or that tests have checked. Pages play with these, because the
 * checks and the schema library are half as large as the rules.
 */
export const uncheckedHermagor: HermagorGame = {
  id: 'hermagor',
  version: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  boards: BOARDS,
  pieces: TILE_SETS,
  maxMoves: MOST_MOVES,
  maxLength: 1200,
  automatic,

  prepare: (spec) => compileTable(spec, spec.boardFile as HermagorBoard, spec.piecesFile as TileSet),
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
  readPosition: (table, raw) => parsed(load(table, raw as OnTable)),
};
