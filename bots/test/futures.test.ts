import {
  type AnyGame,
  type AnyKnowledge,
  expectParsed,
  LANGUAGE_CODES,
  LEARNER,
  LessonRun,
  type Move,
} from '@kontor/core';
import { gameEntry } from '@kontor/games';
import { describe, expect, it } from 'vitest';
import { futureReasons } from '../src/futures.ts';
import { botQuestion, knowledgeOf, respondWithReasons, rulesOf } from '../src/index.ts';
import type { MoveSearch } from '../src/problem.ts';
import { midgame } from './midgame.ts';

/** The table of a lesson at one of its steps. */
async function atLesson(id: string, lesson: string, step: number): Promise<LessonRun> {
  const game = await rulesOf(id);
  const course = await gameEntry(id)?.lessons?.();
  const found = course?.lessons.find((each) => each.id === lesson);
  if (!found) throw new Error(`There is no lesson ${lesson}.`);
  const run = new LessonRun(game, found, ['A', 'B', 'C']);
  while (run.progress.step < step) {
    if (run.step?.task) run.attempt(run.step.task.model);
    else run.next();
    run.playOut();
  }
  return run;
}

/** What a strong bot says of a move somebody thinks of, and of the best one. */
async function compare({ game, match }: LessonRun, idea: string, rounds: number) {
  const question = { ...botQuestion(match, LEARNER, 'master'), idea, chance: 'futures', rounds };
  const moves = expectParsed(await respondWithReasons(game, question, 'en'));
  return { best: moves[0], mine: moves.find(({ move }) => move === idea) };
}

describe('the futures of a move that somebody thinks of', () => {
  it('are counted beside those of the best move', () => {
    const happens: Readonly<Record<number, (future: number) => readonly string[]>> = {
      1: (future) => (future < 2 ? ['a', 'c'] : ['c']),
      2: (future) => (future < 9 ? ['a', 'b', 'b'] : []),
    };
    const search: MoveSearch = {
      think: async () => [],
      playFuture: (move, future, emit) => {
        for (const event of happens[move]?.(future) ?? []) emit(event);
      },
    };
    const knowledge = {
      gain: (_table: unknown, _seat: number, event: unknown) => ({
        code: 'got',
        params: { about: String(event) },
        weight: event === 'b' ? 2 : 1,
      }),
    } as unknown as AnyKnowledge;
    const told = futureReasons(search, { knowledge, table: {} as never, seat: 0 }, 1 as Move, 2 as Move);
    expect(told).toEqual([
      { code: 'got', params: { about: 'b', own: 0, best: 9, of: 10 }, weight: -18 },
      { code: 'got', params: { about: 'c', own: 10, best: 0, of: 10 }, weight: 10 },
    ]);
  });

  it('say what is lost: the last village of a region in Hermagor', async () => {
    const { best, mine } = await compare(await atLesson('hermagor', 'region', 0), 'go ulmsgard', 400);
    expect(best?.move).toBe('go kesselbach');
    expect(best?.futures).toBeUndefined();
    expect(mine?.futures?.[0]).toMatch(
      /^completes Mistreach this round in \d of 10 futures, the best move in 10$/,
    );
    expect(mine?.value).toBeLessThan(best?.value ?? 0);
  });

  it('say what is lost: a contract in Merchants of Empire', async () => {
    const { best, mine } = await compare(await atLesson('merchants', 'standing', 0), 'plot -', 600);
    expect(mine?.futures?.[0]).toMatch(
      /^fulfils the contract of \w+ in \d of 10 futures, the best move in \d+$/,
    );
    expect(mine?.tries).toBe(best?.tries);
    expect(mine?.value).toBeLessThan(best?.value ?? 0);
  });
});

describe.each(['hermagor', 'merchants'])('an idea in %s', (id) => {
  it('is valued and told in all languages, whichever it is', async () => {
    const { game, match } = await midgame(id, 3, 8);
    const [seat = 0] = match.active;
    const { moves } = match.moves(seat);
    const ideas =
      moves.length > 0 ? [moves.at(-1) ?? '', moves[moves.length >> 1] ?? ''] : ['plot axbx', 'plot -'];
    for (const [i, idea] of ideas.entries()) {
      const language = LANGUAGE_CODES[i % LANGUAGE_CODES.length] ?? 'en';
      const question = { ...botQuestion(match, seat, 'master'), idea, chance: 'idea', rounds: 24 };
      const values = expectParsed(await respondWithReasons(game, question, language));
      const mine = values.filter(({ move }) => move === idea);
      expect(mine, idea).toHaveLength(1);
      expect(mine[0]?.tries, idea).toBeGreaterThan(0);
      for (const text of mine[0]?.futures ?? []) expect(text).toMatch(/\b10\b/);
    }
  });

  it('does not change what the bot would do', async () => {
    const { game, match } = await midgame(id, 3, 8);
    const [seat = 0] = match.active;
    const plain = { ...botQuestion(match, seat, 'master'), chance: 'idea', rounds: 24 };
    const idea = match.moves(seat).moves.at(-1) ?? 'plot -';
    const [first] = expectParsed(await respondWithReasons(game, plain, 'en'));
    const [best] = expectParsed(await respondWithReasons(game, { ...plain, idea }, 'en'));
    expect(best?.move).toBe(first?.move);
    expect(best?.value).toBe(first?.value);
  });

  it('that is no legal move is refused with a reason', async () => {
    const { game, match } = await midgame(id, 3, 8);
    const question = { ...botQuestion(match, match.active[0] ?? 0, 'master'), idea: 'nonsense' };
    expect(await respondWithReasons(game, question, 'en')).toMatchObject({
      ok: false,
      problems: [{ code: 'question.idea', path: '/idea' }],
    });
  });
});

it('games without gains are compared by their values alone', async () => {
  const game: AnyGame = await rulesOf('merchants');
  const knowledge = { ...(await knowledgeOf(game, 3)), gain: undefined } as unknown as AnyKnowledge;
  const search: MoveSearch = { think: async () => [], playFuture: (_, __, emit) => emit({ type: 'took' }) };
  expect(futureReasons(search, { knowledge, table: {} as never, seat: 0 }, 1 as Move, 2 as Move)).toEqual([]);
});
