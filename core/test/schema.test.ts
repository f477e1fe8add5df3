import { parseShape } from '@kontor/core';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';

const SCHEMA = Type.Object(
  {
    age: Type.Integer({ minimum: 0, maximum: 99 }),
    mood: Type.Enum(['good', 'bad']),
    kind: Type.Literal('cat'),
  },
  { additionalProperties: false },
);

describe('problems of shape are described in words', () => {
  it.each([
    [5, '', 'The pet must be an object.'],
    [{}, '', 'The pet must have required properties age, mood, kind.'],
    [{ age: -1, mood: 'good', kind: 'cat' }, '/age', 'This must be at least 0.'],
    [{ age: 1.5, mood: 'good', kind: 'cat' }, '/age', 'This must be a whole number.'],
    [{ age: 200, mood: 'good', kind: 'cat' }, '/age', 'This must be at most 99.'],
    [{ age: 1, mood: 'fair', kind: 'cat' }, '/mood', 'This must be one of good, bad.'],
    [{ age: 1, mood: 'bad', kind: 'dog' }, '/kind', 'This must be "cat".'],
    [{ age: 1, mood: 'bad', kind: 'cat', tail: 1 }, '/tail', 'This is not known here.'],
  ])('%j', (raw, path, message) => {
    expect(parseShape(SCHEMA, raw, 'pet')).toEqual({
      ok: false,
      problems: [{ code: 'pet.shape', path, message }],
    });
  });
});
