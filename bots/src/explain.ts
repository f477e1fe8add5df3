import { type Reason, rngFromText } from '@kontor/core';
import type { Question } from './think.ts';

/** What speaks for and against moves, the weightiest first, in a world that the seat may well be in. */
export function explain(question: Omit<Question, 'bot'>, moves: readonly string[]): Reason[][] {
  const { game, knowledge, table, view, history, seat, seed } = question;
  const state = game.sampler(table, view, history)(rngFromText(seed));
  return moves.map((text) => {
    const move = game.parseMove(table, text);
    return move === undefined ? [] : knowledge.reasons(state, seat, move);
  });
}
