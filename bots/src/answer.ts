import { cachedTable, expectParsed, openTable, parseShape } from '@kontor/core';
import { loadBots } from '@kontor/games/bots';
import { type BotAnswer, BotQuestion } from './messages.ts';
import { think } from './think.ts';

/** Answers a question that came as a message; used in a browser's worker, in a thread and in the main thread. */
export async function answerQuestion(raw: unknown, signal?: AbortSignal): Promise<BotAnswer> {
  const question = expectParsed(parseShape(BotQuestion, raw, 'question'));
  const { seat, bot, view, history, ms, rounds, chance = freshChance() } = question;
  const { game, knowledge } = await loadBots(question.game);
  const { seats, options, board, pieces } = question;
  const choice = { seats, options, board, pieces };
  const table = expectParsed(cachedTable(game, choice, () => openTable(game, choice)));
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
