import {
  type BotName,
  expectParsed,
  type Language,
  matchFromPosition,
  rngFromText,
  type Seat,
  startMatch,
} from '@kontor/core';
import { hermagor } from '@kontor/games/hermagor/rules';
import { merchants } from '@kontor/games/merchants/rules';
import { TOOLS } from '@kontor/games/tools';
import { describe, expect, it } from 'vitest';
import { advise, answerQuestion, botQuestion } from '../src/index.ts';

describe.each([
  ['hermagor', () => expectParsed(startMatch(hermagor, { players: ['A', 'B', 'C'], seed: 'advice' }))],
  ['merchants', () => expectParsed(startMatch(merchants, { players: ['A', 'B', 'C'], seed: 'advice' }))],
] as const)('advice in %s', (_, start) => {
  it('is a legal move with values and reasons in words', async () => {
    const match = start();
    for (let i = 0; i < 12; i++) {
      const [seat] = match.active as [Seat];
      const advice = await advise(match, seat, { level: 'apprentice', locale: 'fr' });
      if (!advice.ok) throw new Error(advice.refused.code);
      expect(advice.values[0]?.move).toBe(advice.move);
      if (i === 11) expect(advice.values[0]?.reasons.join(' ')).toMatch(/[a-zé]{3}/);
      expect(match.play(seat, advice.move)).toEqual({ ok: true });
    }
  });

  it('is refused with a reason where there is nothing to advise', async () => {
    const match = start();
    const [seat] = match.active as [Seat];
    expect(await advise(match, 9)).toMatchObject({ refused: { code: 'seat.unknown' } });
    expect(await advise(match, seat, { level: 'mastr' as BotName })).toMatchObject({
      refused: { code: 'bot.unknown' },
    });
    for (const ms of [0, -5, Number.NaN, Number.POSITIVE_INFINITY, 'soon' as unknown as number])
      expect(await advise(match, seat, { ms })).toMatchObject({ refused: { code: 'bot.time' } });
    const other = [0, 1, 2].find((each) => !match.active.includes(each));
    if (other !== undefined)
      expect(await advise(match, other)).toMatchObject({ refused: { code: 'seat.inactive' } });
  });

  it('has reasons in English where a language is asked for that there is none of', async () => {
    const match = start();
    const [seat] = match.active as [Seat];
    const ask = (locale: string) => advise(match, seat, { level: 'hasty', locale: locale as Language });
    expect(await ask('de')).toEqual(await ask('en'));
  });

  it('is asked with a view of every moment of a game', async () => {
    const match = start();
    const rng = rngFromText('every moment');
    for (let i = 0; match.result === undefined; i++) {
      const [seat] = match.active as [Seat];
      if (i % 7 === 0)
        expect(await answerQuestion({ ...botQuestion(match, seat, 'random') })).toMatchObject({ ok: true });
      const { moves } = match.moves(seat);
      match.play(seat, moves[rng.int(moves.length)] ?? '');
    }
    expect(await advise(match, 0)).toMatchObject({ refused: { code: 'game.over' } });
  });
});

it.each(TOOLS)('refusals of $game.id are in English where there is no such language', ({ explain }) => {
  const refusal = { code: 'move.other', rule: 'X', params: { asked: 'plot' } };
  expect(explain(refusal, 'de' as Language)).toBe(explain(refusal, 'en'));
});

it('a bot that is asked with a view of the other game says so', async () => {
  const one = expectParsed(startMatch(hermagor, { players: ['A', 'B', 'C'], seed: 'x' }));
  const other = expectParsed(startMatch(merchants, { players: ['A', 'B', 'C'], seed: 'x' }));
  const question = { ...botQuestion(one, 0, 'master'), view: other.view(0) };
  expect(await answerQuestion(question)).toMatchObject({ ok: false, problems: [{ code: 'question.view' }] });
  expect(matchFromPosition(hermagor, other.position(), { players: ['A', 'B', 'C'], seed: '' })).toMatchObject(
    { ok: false, problems: [{ code: 'position.game' }] },
  );
});
