import { parsed } from '@kontor/core';
import type { GameTools } from '@kontor/games/tools';
import { drawBoard } from './boards/draw.ts';
import { probe } from './probe.ts';
import { parseBoard, parsePieces } from './rules/files.ts';
import { type PebblesEvent, pebbles } from './rules/index.ts';
import { explain } from './texts/index.ts';

export const tools: GameTools = {
  game: pebbles,
  probe,
  explain,

  /** Statistics for `kontor balance`: how many stones each seat took. */
  account(table, events) {
    const stones = Array<number>(table.seats).fill(0);
    for (const event of events as readonly PebblesEvent[])
      if (event.type === 'took') stones[event.seat] = (stones[event.seat] ?? 0) + event.stones;
    return { usage: {}, actions: { stones } };
  },

  checkFile(raw) {
    const isPieces = typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === 'pieces';
    const file = isPieces ? parsePieces(raw) : parseBoard(raw);
    return file.ok ? [] : file.problems;
  },

  drawBoard(raw) {
    const board = parseBoard(raw);
    return board.ok ? parsed(drawBoard(board.value)) : board;
  },
};
