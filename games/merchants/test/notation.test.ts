import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merchants } from '../rules/index.ts';
import { readMove } from '../rules/moves/encoding.ts';
import { testGame, testTable } from './test-game.ts';

const table = testTable(2);

describe('notation', () => {
  it('is exact for every move there is', () => {
    let moves = 0;
    for (let move = 0; move < 30_000; move++) {
      if (readMove(move) === undefined) continue;
      moves++;
      expect(merchants.parseMove(table, merchants.formatMove(table, move))).toBe(move);
    }
    // Plots, cities, pairs of picks, ways to place up to three electors, amounts.
    expect(moves).toBe(19_531 + 21 + 3 + (8 + 36 + 120) + 19);
  });

  it.each([
    'place 7',
    'place capital',
    'plot bxacxa',
    'plot -',
    'picks keep temple',
    'electors II:2 V:1',
    'announce 0',
    'announce 18',
  ])('reads %s', (text) => {
    const move = merchants.parseMove(table, text);
    expect(move).toBeDefined();
    expect(merchants.formatMove(table, move ?? -1)).toBe(text);
  });

  it.each([
    '',
    'place',
    'place 0',
    'place 21',
    'place 07',
    'place 7 ',
    'place seven',
    'picks keep',
    'picks temple keep',
    'electors',
    'electors V:1 II:2',
    'electors II:4',
    'electors II:1 II:1',
    'electors II:2 V:2',
    'electors IX:1',
    'announce',
    'announce 19',
    'announce -1',
    'announce 1.5',
    'announce x',
    'PLOT a',
    'pass',
  ])('does not read %j', (text) => {
    expect(merchants.parseMove(table, text)).toBeUndefined();
  });

  it('takes no garbage, and no integer breaks the law', () => {
    const states = [testGame({ seats: 2 }), testGame({ seats: 2, phase: 'place' })];
    fc.assert(
      fc.property(fc.string(), fc.double(), fc.integer(), (text, odd, move) => {
        const read = merchants.parseMove(table, text);
        if (read !== undefined) expect(merchants.formatMove(table, read)).toBe(text);
        for (const state of states)
          for (const any of [odd, move]) {
            expect(() => merchants.refuse(state, 0, any)).not.toThrow();
            expect(() => merchants.refuse(state, any, 0)).not.toThrow();
          }
      }),
    );
  });
});
