/**
 * Advice, and games between bots.
 *
 * @module kontor/bots
 */

export type { BotName } from '@kontor/core';
export * from './advise.ts';
export { answerQuestion } from './answer.ts';
export type { Budget } from './budget.ts';
export {
  type Contest,
  type ContestResult,
  openPairing,
  type Pairing,
  type PlayedContest,
  playContest,
} from './contest.ts';
export { knowledgeOf } from './knowledge.ts';
export type { BotAnswer, BotQuestion } from './messages.ts';
export { botQuestion } from './question.ts';
export { THINKING_MS } from './settings.ts';
export { type Question, think } from './think.ts';
