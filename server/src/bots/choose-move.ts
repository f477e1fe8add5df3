import { answerQuestion, type BotQuestion } from '@kontor/bots';
import { expectParsed } from '@kontor/core';

/** Finds a move for a bot from what its seat may know. */
export async function chooseMove(question: BotQuestion): Promise<string> {
  return expectParsed(await answerQuestion(question)).move;
}
