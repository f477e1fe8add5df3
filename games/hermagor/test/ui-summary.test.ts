import { describe, expect, it } from 'vitest';
import { type HermagorEvent, projection } from '../rules/index.ts';
import { aheadText } from '../ui/model/ahead.ts';
import { gainsOf } from '../ui/model/gains.ts';
import { summaryPoints } from '../ui/model/summary-points.ts';
import { testGame } from './test-game.ts';

const step = (row: number, ...events: HermagorEvent[]) => ({ row, seat: 0, events });
const players = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
  seat,
  name,
  colour: 'red' as const,
  shape: 'circle' as const,
}));

describe('the summary of a round', () => {
  it('adds up what each player gained from what', () => {
    const [mine, other] = gainsOf(
      [
        step(
          1,
          { type: 'placed', seat: 0, colour: 0, space: 'h2.1', cost: 4 },
          { type: 'buzz', seat: 0, line: 'h2', buyers: 1, cash: 1 },
          { type: 'won', booth: 'b2.1', tile: 3, colour: 0, reason: 'most', counts: [] },
        ),
        step(
          2,
          { type: 'paid', seat: 0, cash: 3 },
          { type: 'sold', seat: 0, village: 'salt-1', product: 'salt', price: 6, blackMarket: false },
          { type: 'shared-in', seat: 1, village: 'salt-1', cash: 1 },
          { type: 'completed', seat: 0, colour: 0, region: 'r1' },
          { type: 'built', seat: 0, colour: 0, region: 'r1', row: 'salt', square: 0, cash: 5 },
        ),
      ],
      2,
    );
    expect(mine).toEqual({
      seat: 0,
      cash: { buyers: -4, buzz: 1, deal: 0, tolls: -3, sales: 6, shares: 0, regions: 5 },
      net: 5,
      tiles: [3],
      stations: ['salt-1'],
      regions: ['r1'],
    });
    expect(other).toMatchObject({ net: 1, cash: { shares: 1 }, stations: [] });
  });

  it('is due after every round but the last', () => {
    const cleared = (round: number): HermagorEvent => ({ type: 'cleared', round, tiles: [] });
    const history = [
      step(4, cleared(1)),
      step(5),
      step(9, cleared(2)),
      step(12, cleared(3), { type: 'ended', breakdown: { seats: [] } }),
    ];
    expect(summaryPoints(history, { locale: 'en' })).toEqual([
      { row: 4, title: 'Round 1 is over' },
      { row: 9, title: 'Round 2 is over' },
    ]);
  });
});

describe('who is ahead', () => {
  const { table, on } = testGame({ cash: [20, 26, 20], discs: { maize: [1] }, prices: { maize: 8 } });
  const text = (hide: boolean, viewer: number | null) => {
    const hidden = on.players.map(({ cash, ...rest }, seat) =>
      hide && seat !== viewer ? rest : { ...rest, cash: cash ?? 0 },
    );
    return aheadText(projection(table, { ...on, players: hidden }), players, viewer, 'en');
  };

  it('H-4.4: is said with the number to everybody who may know it', () => {
    expect(text(false, 0)).toBe('Bo is ahead with 32, 12 more than you.');
    expect(text(false, 1)).toBe('You are ahead with 32, 12 more than Ada.');
    expect(text(false, null)).toBe('Bo is ahead with 32, 12 more than Ada.');
  });

  it('H-6.2: is said without the cash where that is hidden', () => {
    expect(text(true, 0)).toBe('Without cash Bo is ahead with 6, 6 more than you.');
  });

  it('says that all are level where they are, and that nobody leads alone where only some are', () => {
    const said = (...totals: readonly (number | null)[]) => {
      const scores = projection(table, on).map((score, seat) => ({
        ...score,
        total: totals[seat] ?? null,
        bonus: 0,
      }));
      return (['en', 'fr'] as const).map((locale) => aheadText(scores, players, 0, locale));
    };
    expect(said(20, 20, 20)).toEqual(['All are level.', 'Tous sont à égalité.']);
    expect(said(20, null, null)).toEqual([
      'All are level, not counting cash.',
      'Tous sont à égalité, sans compter l’argent.',
    ]);
    expect(said(20, 20, 19)[0]).toBe('Nobody is ahead alone.');
  });
});
