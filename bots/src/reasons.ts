import { type Reason, rngFromText } from '@kontor/core';
import type { Question } from './think.ts';

/** The reasons for and against each move, the weightiest first, judged in one sampled state. */
export function reasonsFor(question: Omit<Question, 'bot'>, moves: readonly string[]): Reason[][] {
  const { game, knowledge, table, view, history, seat, seed } = question;
  const state = game.sampler(table, view, history)(rngFromText(seed));
  return moves.map((text) => {
    const move = game.parseMove(table, text);
    return move === undefined ? [] : knowledge.reasons(state, seat, move);
  });
}
