import type { Language, Reason } from '@kontor/core';
import { gameEntry } from '@kontor/games';
import type { Budget } from './budget.ts';
import { reasonsFor } from './reasons.ts';
import { ponder, type Question } from './think.ts';

/** For how many of the best moves reasons are given, and how many for each. */
const EXPLAINED = 5;
const MOST_REASONS = 3;

/** A move as a bot judges it. */
export interface AdvisedMove {
  readonly move: string;
  /** The expected chance to win, 0 to 1. */
  readonly value: number;
  /** How often the bot tried it. */
  readonly tries: number;
  /** Why it is good or bad, in words, the weightiest first; given for the best moves. */
  readonly reasons: readonly string[];
  /** Of the move that was asked about: how its futures differ from those of the best move, in words. */
  readonly futures?: readonly string[];
}

/** The bot's move, and its values of all moves it looked at with the reasons in words, the best first. */
export async function adviceOn(
  question: Question,
  budget: Budget,
  language: Language,
): Promise<{ readonly move: string; readonly values: readonly AdvisedMove[] }> {
  const { answer, futures } = await ponder(question, budget);
  const { move, values } = answer;
  const best = values.slice(0, EXPLAINED).map((value) => value.move);
  const reasons = reasonsFor(question, best);
  const inWords = await reasonWords(question.game.id, language);
  const { game, table, idea } = question;
  const asked = idea === undefined ? undefined : game.formatMove(table, idea);
  return {
    move,
    values: values.map((value, i) => ({
      ...value,
      reasons: (reasons[i] ?? []).slice(0, MOST_REASONS).map(inWords),
      ...(value.move === asked ? { futures: futures.map(inWords) } : {}),
    })),
  };
}

async function reasonWords(game: string, language: Language): Promise<(reason: Reason) => string> {
  const tools = await gameEntry(game)?.tools();
  return (reason) => tools?.reasonText?.(reason, language) ?? reason.code;
}
