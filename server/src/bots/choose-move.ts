import { answerQuestion, type BotQuestion } from '@kontor/bots';

/** Finds a move for a bot from what its seat may know. */
export async function chooseMove(question: BotQuestion): Promise<string> {
  const { move } = await answerQuestion(question);
  return move;
}
