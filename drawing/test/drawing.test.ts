import { describe, expect, it } from 'vitest';
import { pathData, placeLabels, tag, text } from '../src/index.ts';

describe('drawing', () => {
  it('escapes names, so that a board file cannot smuggle markup into a picture', () => {
    expect(text('<script>&"', 1, 2)).toBe('<text x="1" y="2">&lt;script&gt;&amp;&quot;</text>');
    expect(tag('g', { id: '"><x' })).toBe('<g id="&quot;&gt;&lt;x"/>');
    expect(pathData([[1.26, 2]], true)).toBe('M1.3 2Z');
  });

  it('keeps labels off each other', () => {
    const size = { radius: 5, width: 40, height: 10 };
    const [one, other] = placeLabels(
      [
        { at: [0, 0], ...size },
        { at: [10, 0], ...size },
      ],
      [],
    );
    expect(one).not.toEqual(other);
    expect(
      Math.abs((one?.[1] ?? 0) - (other?.[1] ?? 0)) >= 10 ||
        Math.abs((one?.[0] ?? 0) - (other?.[0] ?? 0)) >= 40,
    ).toBe(true);
  });
});
