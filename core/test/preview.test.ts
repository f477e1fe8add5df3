import { agreement, previewMove, rngFromText, UNKNOWN } from '@kontor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchWithBoxes, toyMatch } from './tables.ts';
import { toy } from './toy/index.ts';

function preview(match: ReturnType<typeof toyMatch>, seat: number, text: string) {
  const { timeline } = match;
  const move = toy.parseMove(timeline.table, text) ?? -1;
  const view = toy.view(timeline.state, seat);
  const rng = rngFromText('preview');
  return previewMove(toy, timeline.table, view, timeline.history(seat), seat, move, rng);
}

describe('previews', () => {
  it('show what is certain', () => {
    expect(preview(matchWithBoxes(2), 0, 'put 1')).toEqual({ coins: 0, score: 0 });
    expect(preview(toyMatch(), 0, 'bid 3')).toEqual({ coins: 0, score: 0 });
  });

  it("say unknown where it depends on what others hide, the state's truth included", () => {
    const match = toyMatch();
    match.play(1, 'bid 0');
    match.play(2, 'bid 0');
    expect(preview(match, 0, 'bid 2')).toEqual({ coins: UNKNOWN, score: UNKNOWN });
    expect(preview(match, 0, 'bid 0')).toEqual({ coins: 0, score: 0 });
  });
});

describe('agreement', () => {
  it('is what two answers have in common', () => {
    expect(agreement({ a: 1, b: [1, 2], c: null }, { a: 1, b: [1, 3], c: null })).toEqual({
      a: 1,
      b: [1, UNKNOWN],
      c: null,
    });
    expect(agreement({ a: 1 }, { b: 1 })).toEqual({ a: UNKNOWN, b: UNKNOWN });
    expect(agreement([1], [1, 2])).toBe(UNKNOWN);
    expect(agreement({ a: 1 }, [1])).toBe(UNKNOWN);
    expect(agreement(null, {})).toBe(UNKNOWN);
  });

  it('of a thing with itself is the thing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const data = JSON.parse(JSON.stringify(value));
        expect(agreement(data, structuredClone(data))).toEqual(data);
      }),
    );
  });
});
