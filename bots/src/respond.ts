import {
  type AnyGame,
  cachedTable,
  type Language,
  type Move,
  openTable,
  type Parsed,
  parsed,
  problem,
  rngFromText,
  type Seat,
  type Table,
} from '@kontor/core';
import { type AdvisedMove, adviceOn } from './advice.ts';
import type { Budget } from './budget.ts';
import { knowledgeOf } from './knowledge.ts';
import type { BotAnswer, BotQuestion } from './messages.ts';
import { type Question, think } from './think.ts';

/** Answers a question that has the right shape, by the rules of its game. */
export async function respond(
  game: AnyGame,
  message: BotQuestion,
  signal?: AbortSignal,
): Promise<Parsed<BotAnswer>> {
  const read = await readQuestion(game, message, signal);
  return read.ok ? parsed(await think(read.value.question, read.value.budget)) : read;
}

/** The bot's values of the moves with the reasons in words, the best first, for a person who asks for a hint. */
export async function respondWithReasons(
  game: AnyGame,
  message: BotQuestion,
  language: Language,
  signal?: AbortSignal,
): Promise<Parsed<readonly AdvisedMove[]>> {
  const read = await readQuestion(game, message, signal);
  if (!read.ok) return read;
  return parsed((await adviceOn(read.value.question, read.value.budget, language)).values);
}

async function readQuestion(
  game: AnyGame,
  message: BotQuestion,
  signal: AbortSignal | undefined,
): Promise<Parsed<{ readonly question: Question; readonly budget: Budget }>> {
  const { seat, bot, view, history, idea, ms, rounds, chance = freshChance() } = message;
  const { seats, options, board, pieces } = message;
  const choice = { seats, options, board, pieces };
  const table = cachedTable(game, choice, () => openTable(game, choice));
  if (!table.ok) return table;
  if (!isViewOf(game, table.value, seat, view))
    return problem('question.view', `This is no view of a seat at this table of ${game.id}.`, '/view');
  const thought = idea === undefined ? undefined : game.parseMove(table.value, idea);
  if (idea !== undefined && !isLegal(game, table.value, message, thought))
    return problem('question.idea', `Seat ${seat} cannot play "${idea}" now.`, '/idea');
  const knowledge = await knowledgeOf(game, seats);
  return parsed({
    question: { game, knowledge, table: table.value, view, history, seat, bot, seed: chance, idea: thought },
    budget: {
      ...(ms === undefined ? {} : { ms }),
      ...(rounds === undefined ? {} : { rounds }),
      ...(signal === undefined ? {} : { signal }),
    },
  });
}

/** Whether the seat may play a move, by what it knows. */
function isLegal(
  game: AnyGame,
  table: Table,
  { view, history, seat }: BotQuestion,
  move: Move | undefined,
): boolean {
  if (move === undefined) return false;
  const state = game.sampler(table, view, history)(rngFromText('idea'));
  return game.refuse(state, seat, move) === undefined;
}

/** Whether this has the parts that a view of the game has; a view of another game would otherwise fail somewhere inside. */
function isViewOf(game: AnyGame, table: Table, seat: Seat, view: unknown): boolean {
  if (seat >= table.seats || typeof view !== 'object' || view === null) return false;
  const parts = new Map<string, unknown>(Object.entries(view));
  const usual = game.view(game.setup(table, rngFromText('')), seat) as object;
  return Object.entries(usual).every(([name, part]) => isAlike(part, parts.get(name)));
}

function isAlike(usual: unknown, part: unknown): boolean {
  if (usual === null || usual === undefined || part === null) return true;
  return typeof usual === typeof part && Array.isArray(usual) === Array.isArray(part);
}

/** `crypto.randomUUID` is missing in pages served over plain http. */
function freshChance(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
