import {
  type AnyGame,
  cachedTable,
  openTable,
  type Parsed,
  parsed,
  parseShape,
  problem,
  rngFromText,
  type Seat,
  type Table,
} from '@kontor/core';
import { gameEntry } from '@kontor/games';
import { knowledgeOf } from './knowledge.ts';
import { type BotAnswer, BotQuestion } from './messages.ts';
import { think } from './think.ts';

/** Answers a question that came as a message; used in a browser's worker, in a thread and in the main thread. */
export async function answerQuestion(raw: unknown, signal?: AbortSignal): Promise<Parsed<BotAnswer>> {
  const question = parseShape(BotQuestion, raw, 'question');
  if (!question.ok) return question;
  const { seat, bot, view, history, ms, rounds, chance = freshChance() } = question.value;
  const { seats, options, board, pieces } = question.value;
  const game = await gameEntry(question.value.game)?.rules();
  if (!game) return problem('question.game', `There is no game "${question.value.game}".`, '/game');
  const choice = { seats, options, board, pieces };
  const table = cachedTable(game, choice, () => openTable(game, choice));
  if (!table.ok) return table;
  if (!isViewOf(game, table.value, seat, view))
    return problem('question.view', `This is no view of a seat at this table of ${game.id}.`, '/view');
  const knowledge = await knowledgeOf(game, seats);
  const answer = await think(
    { game, knowledge, table: table.value, view, history, seat, bot, seed: chance },
    {
      ...(ms === undefined ? {} : { ms }),
      ...(rounds === undefined ? {} : { rounds }),
      ...(signal === undefined ? {} : { signal }),
    },
  );
  return parsed(answer);
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
