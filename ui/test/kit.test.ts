import { describe, expect, it } from 'vitest';
import { nearestPlace } from '../src/board/arrow-keys.ts';
import { nextChange } from '../src/controls/cash-change.tsx';
import { ticks } from '../src/controls/chart.tsx';
import { textsFor } from '../src/texts/i18n.tsx';
import { KIT_TEXTS } from '../src/texts/index.ts';

describe('texts', () => {
  it('come in the language asked for', () => {
    expect(textsFor(KIT_TEXTS, 'en').close).toBe('Close');
    expect(textsFor(KIT_TEXTS, 'fr').close).toBe('Fermer');
  });

  it('are bracketed in the pseudo-locale, filled-in ones too, and always the same objects', () => {
    const texts = textsFor(KIT_TEXTS, 'xx');
    expect(texts.close).toBe('⟦Close⟧');
    expect(texts.cost('5')).toBe('⟦costs 5⟧');
    expect(textsFor(KIT_TEXTS, 'xx')).toBe(texts);
  });
});

describe('chart', () => {
  it.each([
    [0, 1],
    [0, 17],
    [-12, 240],
    [0, 0],
  ])('has few round marks round %i to %i', (least, greatest) => {
    const marks = ticks(least, greatest);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.length).toBeLessThan(9);
    expect(marks[0]).toBeLessThanOrEqual(least);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(greatest);
  });
});

describe('a change of cash', () => {
  it('is the difference, added up while changes follow each other', () => {
    const first = nextChange({ value: 10, difference: 0 }, 17);
    expect(first).toEqual({ value: 17, difference: 7 });
    expect(nextChange(first, 14)).toEqual({ value: 14, difference: 4 });
  });
});

describe('the nearest place', () => {
  it('is the one least far away, the first of several, and none of none', () => {
    const places = [[0, 9] as const, [3, 4] as const, [4, 3] as const].map((at) => ({ at }));
    expect(nearestPlace([0, 0], places)).toBe(places[1]);
    expect(nearestPlace([0, 0], [])).toBeUndefined();
  });
});
