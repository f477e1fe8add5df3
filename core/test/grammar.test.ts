import { grammar } from '@kontor/core';
import { describe, expect, it } from 'vitest';

describe('plurals and lists', () => {
  it('follow the language', () => {
    const en = grammar('en-GB');
    const fr = grammar('fr');
    expect([0, 1, 2].map((n) => en.count(n, 'road'))).toEqual(['0 roads', '1 road', '2 roads']);
    expect([0, 1, 2].map((n) => fr.count(n, 'route'))).toEqual(['0 route', '1 route', '2 routes']);
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(fr.list(['a', 'b', 'c'])).toBe('a, b et c');
    expect(en.either(['a', 'b'])).toBe('a or b');
    expect(fr.either(['a', 'b'])).toBe('a ou b');
    expect(en.list(['a'])).toBe('a');
    expect(en.list([])).toBe('');
  });

  it('have as many forms as the language needs', () => {
    const forms = { one: 'droga', few: 'drogi', many: 'dróg', other: 'drogi' };
    expect([1, 2, 5, 22].map((n) => grammar('pl').plural(n, forms))).toEqual([
      'droga',
      'drogi',
      'dróg',
      'drogi',
    ]);
  });
});
