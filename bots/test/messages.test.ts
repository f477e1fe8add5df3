import { expectParsed, parseShape } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { answerQuestion, BotAnswer, BotQuestion } from '../src/index.ts';
import { midgame, questionAbout } from './midgame.ts';

async function aQuestion(): Promise<BotQuestion> {
  const { game, match } = await midgame('hermagor', 3, 20);
  const { state } = match.timeline;
  const seat = Math.log2(game.active(state));
  return questionAbout(game, state, seat, match.timeline.history(seat));
}

describe('a question to a bot', () => {
  it('has no place for the state, the seed or the record of the game', async () => {
    expect(Object.keys(BotQuestion.properties).sort()).toEqual(
      [
        ...['game', 'seats', 'options', 'board', 'pieces'],
        ...['seat', 'view', 'history', 'idea'],
        ...['bot', 'chance', 'ms', 'rounds'],
      ].sort(),
    );
    const question = await aQuestion();
    for (const secret of ['state', 'seed', 'record', 'match'])
      expect(await answerQuestion({ ...question, [secret]: {} })).toMatchObject({
        ok: false,
        problems: [{ code: 'question.shape', path: `/${secret}` }],
      });
  });

  it('survives the way to another thread, and so does the answer', async () => {
    const question = structuredClone(await aQuestion());
    expect(parseShape(BotQuestion, question, 'question').ok).toBe(true);
    const answer = structuredClone(expectParsed(await answerQuestion(question)));
    expect(parseShape(BotAnswer, answer, 'answer').ok).toBe(true);
    expect(answer.values[0]?.move).toBe(answer.move);
  });

  it.each([
    ['an unknown bot', { bot: 'genius' }],
    ['an unknown game', { game: 'chess' }],
    ['a table that cannot be', { seats: 17 }],
    ['no text at all', 'question'],
    ['a view of another game', { view: { seat: 0, phase: 'plot', players: [] } }],
    ['no view', { view: null }],
    ['a seat that is not there', { seat: 3 }],
  ])('with %s is refused', async (_, change) => {
    const question = await aQuestion();
    const broken = typeof change === 'string' ? change : { ...question, ...change };
    const answer = await answerQuestion(broken);
    expect(answer).toMatchObject({ ok: false, problems: [{ message: expect.any(String) as string }] });
  });

  it('is answered at once when it is called off', async () => {
    const question = await aQuestion();
    const called = new AbortController();
    called.abort();
    const { rounds: _, ...unlimited } = question;
    const { move } = expectParsed(await answerQuestion({ ...unlimited, ms: 600_000 }, called.signal));
    expect(move).not.toBe('');
  });

  it('is answered by chance of the bot’s own if none is given', async () => {
    const { chance: _, ...question } = { ...(await aQuestion()), bot: 'random' as const };
    const moves = new Set<string>();
    for (let i = 0; i < 30; i++) moves.add(expectParsed(await answerQuestion(question)).move);
    expect(moves.size).toBeGreaterThan(1);
  });
});
