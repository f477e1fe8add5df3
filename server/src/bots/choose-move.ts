import { ignorance, think } from '@kontor/bots';
import { expectParsed, openTable, type Table } from '@kontor/core';
import { findGame } from '@kontor/games';
import type { BotQuestion } from './question.ts';

/** Tables are prepared once: bots are asked about the same ones again and again. */
const prepared = new Map<string, Table>();
const MOST_PREPARED = 50;

/** A move for a bot, from what its seat may know. */
export async function chooseMove(question: BotQuestion): Promise<string> {
  const game = findGame(question.game);
  if (!game) throw new Error(`There is no game "${question.game}".`);
  const { seats, options, board, pieces, seat, view, history } = question;
  const key = JSON.stringify([question.game, seats, options, board, pieces]);
  const table = prepared.get(key) ?? expectParsed(openTable(game, { seats, options, board, pieces }));
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  prepared.set(key, table);
  const { move } = await think({
    game,
    knowledge: ignorance(game, seats),
    table,
    view,
    history,
    seat,
    bot: 'random',
    seed: crypto.randomUUID(),
  });
  return move;
}
