import { type Parsed, parseShape, problem } from '@kontor/core';
import { gameEntry } from '@kontor/games';
import { type BotAnswer, BotQuestion } from './messages.ts';
import { respond } from './respond.ts';

/** Checks and answers a question that came as a message; used in a thread and in the main thread. */
export async function answerQuestion(raw: unknown, signal?: AbortSignal): Promise<Parsed<BotAnswer>> {
  const message = parseShape(BotQuestion, raw, 'question');
  if (!message.ok) return message;
  const game = await gameEntry(message.value.game)?.rules();
  if (!game) return problem('question.game', `There is no game "${message.value.game}".`, '/game');
  return respond(game, message.value, signal);
}
