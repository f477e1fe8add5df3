import { catalogueOf, LANGUAGE_CODES } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { keptLesson, nextInCourse, readLessons, withLesson } from '../src/learn/progress.ts';

const lesson = (id: string, part: 'core' | 'more' = 'core') => ({
  id,
  part,
  seats: 3,
  position: {},
  steps: [],
});
const course = {
  lessons: [lesson('one'), lesson('extra', 'more'), lesson('two')],
  texts: catalogueOf(Object.fromEntries(LANGUAGE_CODES.map((code) => [`./${code}.ts`, {}]))),
};

describe('progress of lessons', () => {
  it('is read back as it was kept', () => {
    const at = { step: 2, moves: ['buy b3.2'] };
    const kept = withLesson(withLesson({}, 'toy', 'one', 'done'), 'toy', 'two', at);
    expect(readLessons(JSON.stringify(kept))).toEqual(kept);
    expect(keptLesson(kept, 'toy', 'one')).toEqual({ done: true });
    expect(keptLesson(kept, 'toy', 'two')).toEqual({ at });
  });

  it('stays done while a lesson is taken again', () => {
    const again = withLesson(withLesson({}, 'toy', 'one', 'done'), 'toy', 'one', { step: 0, moves: [] });
    expect(keptLesson(again, 'toy', 'one').done).toBe(true);
  });

  it('leads to the first lesson of the course that is not done', () => {
    expect(nextInCourse({}, 'toy', course)?.id).toBe('one');
    const one = withLesson({}, 'toy', 'one', 'done');
    expect(nextInCourse(one, 'toy', course)?.id).toBe('two');
    expect(nextInCourse(withLesson(one, 'toy', 'two', 'done'), 'toy', course)?.id).toBe('one');
  });

  it.each([null, '', 'x', '[]', '{"toy/one":7}', '{"toy/one":{"at":{"step":"2","moves":[]},"done":1}}'])(
    'of %j counts as not begun',
    (stored) => {
      expect(keptLesson(readLessons(stored), 'toy', 'one')).toEqual({});
    },
  );
});
