import { parsed } from '@kontor/core';
import { type GameTools, problemsOf } from '../tool.ts';
import { account } from './account.ts';
import { drawBoard } from './boards/draw.ts';
import { reasonText } from './bot/index.ts';
import { explain } from './explain.ts';
import { probe } from './probe.ts';
import { checkBoard } from './rules/files/check-board.ts';
import { checkTiles } from './rules/files/check-tiles.ts';
import { HermagorBoardSchema, parseBoard, parseTiles, TileSetSchema } from './rules/files/schema.ts';
import { hermagor, PositionSchema } from './rules/index.ts';

export const tools: GameTools = {
  game: hermagor,
  probe,

  explain,

  reasonText,

  account,

  schemas: { position: PositionSchema, board: HermagorBoardSchema, tiles: TileSetSchema },

  checkFile(raw, design) {
    const isTiles = typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === 'tiles';
    return isTiles
      ? problemsOf(parseTiles(raw), (tiles) => checkTiles(tiles, { design }))
      : problemsOf(parseBoard(raw), (board) => checkBoard(board, { design }));
  },

  drawBoard(raw) {
    const board = parseBoard(raw);
    return board.ok ? parsed(drawBoard(board.value)) : board;
  },
};
