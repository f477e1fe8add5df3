import { acceptFile, type Parsed, type Table } from '@kontor/core';
import { BOARDS, TILE_SETS } from '../../boards/index.ts';
import { compileTable } from '../state/table.ts';
import type { HermagorTable } from '../state/types.ts';
import { checkBoard } from './check-board.ts';
import { checkTiles } from './check-tiles.ts';
import { parseBoard, parseTiles } from './schema.ts';

/** Checks board and tiles, and compiles them for the rules. */
export function prepare(spec: Table): Parsed<HermagorTable> {
  const board = acceptFile(spec.boardFile, '/board', BOARDS, parseBoard, checkBoard);
  if (!board.ok) return board;
  const tiles = acceptFile(spec.piecesFile, '/pieces', TILE_SETS, parseTiles, checkTiles);
  return tiles.ok ? compileTable(spec, board.value, tiles.value) : tiles;
}
