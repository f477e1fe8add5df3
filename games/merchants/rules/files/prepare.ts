import { acceptFile, type Parsed, parsed, type Table } from '@kontor/core';
import { BOARDS, CONTRACT_SETS } from '../../boards/index.ts';
import { compileTable } from '../state/table.ts';
import type { MerchantsTable } from '../state/types.ts';
import { checkBoard } from './check-board.ts';
import { checkContracts } from './check-contracts.ts';
import { parseBoard, parseContracts } from './schema.ts';

/** Checks board and contracts, and compiles them for the rules. */
export function prepare(spec: Table): Parsed<MerchantsTable> {
  const board = acceptFile(spec.boardFile, '/board', BOARDS, parseBoard, checkBoard);
  if (!board.ok) return board;
  const pieces = acceptFile(spec.piecesFile, '/pieces', CONTRACT_SETS, parseContracts, checkContracts);
  return pieces.ok ? parsed(compileTable(spec, board.value, pieces.value)) : pieces;
}
