import {
  type AnyGame,
  type AnyKnowledge,
  type Move,
  moveBuffer,
  type Rng,
  randomMove,
  rngFromText,
  type Sampler,
  type Seat,
  type Table,
} from '@kontor/core';
import type { Budget } from './budget.ts';
import { appraise, misjudge } from './greedy.ts';
import type { BotAnswer } from './messages.ts';
import { ignorance } from './plain-mcts.ts';
import { Scenarios } from './scenarios.ts';
import { type MoveValue, Search } from './search.ts';
import { type BotName, THINKING_MS } from './settings.ts';

/** What a bot is given: what its seat sees and has heard, nothing else. */
export interface Question {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly table: Table;
  readonly view: unknown;
  readonly history: readonly unknown[];
  readonly seat: Seat;
  readonly bot: BotName;
  /** The bot's own chance; the same question with the same seed and rounds gets the same answer. */
  readonly seed: string;
}

/** Thinks about a decision. Without a budget the bot takes the time of its level. */
export async function think(question: Question, budget: Budget = {}): Promise<BotAnswer> {
  const { game, table } = question;
  const values = await weigh(question, withDefault(budget, question.bot));
  const best = values[0];
  if (!best) throw new Error(`seat ${question.seat} has nothing to decide`);
  const described = values.map(({ move, value, tries }) => ({
    move: game.formatMove(table, move),
    value,
    tries,
  }));
  return { move: game.formatMove(table, best.move), values: described };
}

function withDefault(budget: Budget, bot: BotName): Budget {
  return budget.ms === undefined && budget.rounds === undefined
    ? { ...budget, ms: THINKING_MS[bot] }
    : budget;
}

async function weigh(question: Question, budget: Budget): Promise<MoveValue[]> {
  const { game, knowledge, table, view, history, seat, bot } = question;
  const rng = rngFromText(question.seed);
  const draw = game.sampler(table, view, history);
  const sample: Sampler<unknown> = (from, into) => {
    const world = draw(from, into);
    knowledge.reopen?.(world, seat);
    return world;
  };
  if (bot === 'random' || bot === 'seeker' || bot === 'hasty') {
    const state = sample(rng);
    return [{ move: quickMove(question, state, rng), value: 0, tries: 0 }];
  }
  if (bot === 'mcts') {
    const search = new Search(game, ignorance(game, table.seats), sample, table.seats, seat, rng);
    return search.think(budget);
  }
  if (bot === 'apprentice' || bot === 'novice') {
    const values = appraise(game, knowledge, sample, table.seats, seat, rng, bot);
    if (bot === 'apprentice') return values;
    const chosen = misjudge(values, knowledge.tuning.slip, rng);
    return [chosen, ...values.filter((value) => value !== chosen)];
  }
  const Method = knowledge.tuning.method === 'scenarios' ? Scenarios : Search;
  return new Method(game, knowledge, sample, table.seats, seat, rng).think(budget);
}

/** A game without a seeker of its own is checked with its quick player. */
function quickMove({ game, knowledge, seat, bot }: Question, state: unknown, rng: Rng): Move {
  if (bot === 'random') return randomMove(game, state, seat, rng, moveBuffer(game));
  if (bot === 'seeker' && knowledge.seek) return knowledge.seek(state, seat, rng);
  return knowledge.policy(state, seat, rng);
}
