import { parsed } from '@kontor/core';
import { type GameTools, problemsOf } from '../tool.ts';
import { account } from './account.ts';
import { drawBoard } from './boards/draw.ts';
import { reasonText } from './bot/index.ts';
import { explain } from './explain.ts';
import { probe } from './probe.ts';
import { checkBoard } from './rules/files/check-board.ts';
import { checkContracts } from './rules/files/check-contracts.ts';
import { ContractSetSchema, MerchantsBoardSchema, parseBoard, parseContracts } from './rules/files/schema.ts';
import { merchants, PositionSchema } from './rules/index.ts';

export const tools: GameTools = {
  game: merchants,
  probe,

  explain,

  reasonText,

  account,

  schemas: { position: PositionSchema, board: MerchantsBoardSchema, contracts: ContractSetSchema },

  checkFile(raw, design) {
    const isContracts = typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === 'contracts';
    return isContracts
      ? problemsOf(parseContracts(raw), checkContracts)
      : problemsOf(parseBoard(raw), (board) => checkBoard(board, { design }));
  },

  drawBoard(raw) {
    const board = parseBoard(raw);
    return board.ok ? parsed(drawBoard(board.value)) : board;
  },
};
