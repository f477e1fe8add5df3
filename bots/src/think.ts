import {
  type AnyGame,
  type AnyKnowledge,
  type BotName,
  type Move,
  moveBuffer,
  type Reason,
  type Rng,
  randomMove,
  rngFromText,
  type Sampler,
  type Seat,
  type Table,
} from '@kontor/core';
import type { Budget } from './budget.ts';
import { futureReasons } from './futures.ts';
import { evaluateMoves, misjudge } from './greedy.ts';
import type { BotAnswer } from './messages.ts';
import { uninformedKnowledge } from './plain-mcts.ts';
import type { MoveSearch, MoveValue, Problem } from './problem.ts';
import { Scenarios } from './scenarios.ts';
import { Search } from './search.ts';
import { THINKING_MS } from './settings.ts';

/** What a bot is given: the view and the history of its seat, nothing else. */
export interface Question {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly table: Table;
  readonly view: unknown;
  readonly history: readonly unknown[];
  readonly seat: Seat;
  readonly bot: BotName;
  /** Seeds the bot's own chance; the same question with the same seed and number of rounds gets the same answer. */
  readonly seed: string;
  /** A legal move that is valued in any case, because somebody thinks of it. */
  readonly idea?: Move | undefined;
}

/** Answers a decision. Without a budget the bot takes the time of its level. */
export async function think(question: Question, budget: Budget = {}): Promise<BotAnswer> {
  return (await ponder(question, budget)).answer;
}

/** As `think`, with how the futures of the idea differ from those of the best move. */
export async function ponder(
  question: Question,
  budget: Budget,
): Promise<{ readonly answer: BotAnswer; readonly futures: readonly Reason[] }> {
  const { game, table, idea } = question;
  const { values, search } = await weigh(question, withDefault(budget, question.bot));
  const best = values[0];
  if (!best) throw new Error(`seat ${question.seat} has nothing to decide`);
  const described = values.map(({ move, value, tries }) => ({
    move: game.formatMove(table, move),
    value,
    tries,
  }));
  const compared = search && idea !== undefined && idea !== best.move;
  return {
    answer: { move: game.formatMove(table, best.move), values: described },
    futures: compared ? futureReasons(search, question, idea, best.move) : [],
  };
}

/** Time counts from the question on, including the set-up of the search. */
function withDefault(budget: Budget, bot: BotName): Budget {
  const isOpen = budget.ms === undefined && budget.rounds === undefined;
  return { ...budget, ...(isOpen ? { ms: THINKING_MS[bot] } : {}), since: performance.now() };
}

/** The values of the moves, the best first, and the search that found them. */
interface Weighed {
  readonly values: readonly MoveValue[];
  readonly search?: MoveSearch;
}

async function weigh(question: Question, budget: Budget): Promise<Weighed> {
  const { game, knowledge, table, view, history, seat, bot, idea } = question;
  const rng = rngFromText(question.seed);
  const draw = game.sampler(table, view, history);
  const sample: Sampler<unknown> = (from, into) => {
    const world = draw(from, into);
    knowledge.reopen?.(world, seat);
    return world;
  };
  const problem: Problem = { game, knowledge, sample, seats: table.seats, seat, rng, idea };
  switch (bot) {
    case 'random':
    case 'seeker':
    case 'hasty':
      return { values: [{ move: quickMove(question, sample(rng), rng), value: 0, tries: 0 }] };
    case 'mcts':
      return search(new Search({ ...problem, knowledge: uninformedKnowledge(game, table.seats) }), budget);
    case 'apprentice':
      return { values: evaluateMoves(problem, bot) };
    case 'novice': {
      const values = evaluateMoves(problem, bot);
      const chosen = misjudge(values, knowledge.tuning.slip, rng);
      return { values: [chosen, ...values.filter((value) => value !== chosen)] };
    }
    case 'merchant':
    case 'master':
      return search(new (knowledge.tuning.method === 'scenarios' ? Scenarios : Search)(problem), budget);
  }
}

async function search(search: MoveSearch, budget: Budget): Promise<Weighed> {
  return { values: await search.think(budget), search };
}

/** A game without a seeker of its own falls back to its quick policy. */
function quickMove({ game, knowledge, seat, bot }: Question, state: unknown, rng: Rng): Move {
  if (bot === 'random') return randomMove(game, state, seat, rng, moveBuffer(game));
  if (bot === 'seeker' && knowledge.seek) return knowledge.seek(state, seat, rng);
  return knowledge.policy(state, seat, rng);
}
