import { type AnyGame, expectParsed, openTable, parseShape, type Table } from '@kontor/core';
import { loadBots } from '@kontor/games/bots';
import { type BotAnswer, BotQuestion } from './messages.ts';
import { think } from './think.ts';

/** Cached, because bots are asked about the same tables again and again. */
const prepared = new Map<string, Table>();
const MOST_PREPARED = 50;

/** Answers a question that came as a message; used in a browser's worker, in a thread and in the main thread. */
export async function answerQuestion(raw: unknown, signal?: AbortSignal): Promise<BotAnswer> {
  const question = expectParsed(parseShape(BotQuestion, raw, 'question'));
  const { seat, bot, view, history, ms, rounds, chance = freshChance() } = question;
  const { game, knowledge } = await loadBots(question.game);
  const table = tableOf(game, question);
  return think(
    { game, knowledge, table, view, history, seat, bot, seed: chance },
    {
      ...(ms === undefined ? {} : { ms }),
      ...(rounds === undefined ? {} : { rounds }),
      ...(signal === undefined ? {} : { signal }),
    },
  );
}

/** `crypto.randomUUID` is missing in pages served over plain http. */
function freshChance(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function tableOf(game: AnyGame, { seats, options, board, pieces }: BotQuestion): Table {
  const key = JSON.stringify([game.id, seats, options, board, pieces]);
  const known = prepared.get(key);
  if (known) return known;
  const table = expectParsed(openTable(game, { seats, options, board, pieces }));
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  prepared.set(key, table);
  return table;
}
