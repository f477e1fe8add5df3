import { type AdvisedMove, type BotQuestion, respondWithReasons } from '@kontor/bots';
import { expectParsed, type Language } from '@kontor/core';
import { loadRules } from '../games/load-rules.ts';

/** What a bot thinks of all moves, with its reasons in words. */
export async function adviseOn(
  question: BotQuestion,
  language: Language,
  signal: AbortSignal,
): Promise<readonly AdvisedMove[]> {
  return expectParsed(await respondWithReasons(await loadRules(question.game), question, language, signal));
}
