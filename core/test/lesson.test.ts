import { type AnyGame, fillText, fits, type Lesson, LessonRun, lookUp, readingSeconds } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { toy } from './toy/index.ts';

const game = toy as unknown as AnyGame;

/** The learner is to outbid two rivals, and then to put what was won onto the second shelf. */
const LESSON: Lesson = {
  id: 'outbid',
  part: 'core',
  seats: 3,
  position: {
    round: 1,
    buyer: null,
    boxes: 0,
    bank: 0,
    players: Array.from({ length: 3 }, () => ({ coins: 6, bid: null, shelves: [0, 0, 0] })),
  },
  steps: [
    { id: 'read', values: { coins: { view: 'players/0/coins' } } },
    {
      id: 'bid',
      task: {
        model: 'bid 3',
        accept: { events: [{ type: 'won', seat: 0 }] },
        wrong: [
          { id: 'nobody', when: { without: [{ type: 'won' }] }, example: 'bid 2' },
          { id: 'less', when: { events: [{ type: 'won', seat: 1 }] }, example: 'bid 1' },
        ],
        rivals: [
          [1, 'bid 2'],
          [2, 'bid 0'],
        ],
      },
    },
    {
      id: 'put',
      values: { price: { event: { type: 'won' }, path: 'price' } },
      task: { model: 'put 2', accept: { moves: ['put 2'] } },
    },
    { id: 'done' },
  ],
};

const begin = () => new LessonRun(game, LESSON, ['You', 'Ada', 'Ben']);

describe('a lesson', () => {
  it('goes on by reading and by accepted moves, with what the rivals play', () => {
    const run = begin();
    expect(run.values).toEqual({ coins: 6 });
    run.next();
    expect(run.attempt('bid 4')).toEqual({ kind: 'accepted' });
    expect(run.script).toHaveLength(2);
    expect(run.step?.id).toBe('bid');
    run.playOut();
    expect(run.step?.id).toBe('put');
    expect(run.values).toEqual({ price: 4 });
  });

  it('answers a wrong move by what would follow from it, and changes nothing', () => {
    const run = begin();
    run.next();
    expect(run.attempt('bid 2')).toEqual({ kind: 'wrong', answer: 'nobody' });
    expect(run.attempt('bid 1')).toEqual({ kind: 'wrong', answer: 'less' });
    expect(run.attempt('bid 9')).toMatchObject({ kind: 'refused' });
    expect(run.match.timeline.rows).toEqual([]);
    expect(run.progress).toEqual({ step: 1, moves: [] });
  });

  it('lets nobody read who wants to play', () => {
    const run = begin();
    expect(run.attempt('bid 3')).toEqual({ kind: 'accepted' });
    run.playOut();
    expect(run.step?.id).toBe('put');
  });

  it('is resumed where it was left, and one step before', () => {
    const run = begin();
    run.attempt('bid 5');
    run.playOut();
    const resumed = LessonRun.resume(game, LESSON, [], run.progress);
    expect(resumed.match.record().rows).toEqual(run.match.record().rows);
    expect(resumed.step?.id).toBe('put');
    expect(run.before).toEqual({ step: 1, moves: [] });
  });

  it('begins again where the kept moves no longer fit', () => {
    const run = LessonRun.resume(game, LESSON, [], { step: 2, moves: ['bid 1'] });
    expect(run.progress).toEqual({ step: 0, moves: [] });
  });

  it('has an end', () => {
    const run = LessonRun.resume(game, LESSON, [], { step: 3, moves: ['bid 3', 'put 2'] });
    expect(run.step?.id).toBe('done');
    run.next();
    expect(run.step).toBeUndefined();
  });
});

describe('patterns', () => {
  it('fit what has all their parts', () => {
    expect(fits({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 })).toBe(true);
    expect(fits({ a: [{}, { x: 1 }] }, { a: [5, { x: 1, y: 2 }] })).toBe(false);
    expect(fits({ a: [{}, { x: 1 }] }, { a: [{ z: 0 }, { x: 1, y: 2 }] })).toBe(true);
    expect(fits([1], [1, 2])).toBe(false);
    expect(fits({ a: 1 }, undefined)).toBe(false);
    expect(fits(null, {})).toBe(false);
  });

  it('have paths', () => {
    expect(lookUp({ a: [{ b: 7 }] }, 'a/0/b')).toBe(7);
    expect(lookUp({ a: 1 }, 'a/b/c')).toBeUndefined();
  });
});

describe('texts of lessons', () => {
  it('are filled with values and names', () => {
    expect(fillText('{1} pays {cost}.', { cost: 5 }, ['You', 'Ada'])).toBe('Ada pays 5.');
  });

  it('take their time: 200 words in a minute, two seconds for a move', () => {
    expect(readingSeconds(['one two three four', 'five six seven eight nine ten'], 2)).toBe(7);
  });
});
