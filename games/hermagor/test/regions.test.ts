import { describe, expect, it } from 'vitest';
import type { Sketch } from './test-game.ts';
import { testGame } from './test-game.ts';

/** Seat 0 stands in maize-1, 3 from amulet-1, with all of the moor but amulet-1. */
const MOOR: Sketch = {
  tiles: [[2], [], []],
  merchants: ['maize-1'],
  stations: { 'books-1': [0], 'weapons-1': [0] },
  ready: [2, 0, 0],
};
const COURT = { 'maize-1': [0], 'salt-1': [0] };
const VALE = { 'egg-1': [0], 'relic-1': [0] };
const everywhere = { ...COURT, ...VALE, 'books-1': [0], 'weapons-1': [0] };

describe('completed regions', () => {
  it('H-3.12: a region is completed by the last of its villages, and only then', () => {
    expect(
      testGame({ ...MOOR, stations: { 'books-1': [0] } })
        .play('go amulet-1')
        .eventsOf('completed'),
    ).toEqual([]);
    expect(
      testGame({ ...MOOR, stations: { 'books-1': [0], 'weapons-1': [1] } })
        .play('go amulet-1')
        .eventsOf('completed'),
    ).toEqual([]);
    expect(testGame(MOOR).play('go amulet-1').eventsOf('completed')).toEqual([
      { type: 'completed', seat: 0, colour: 0, region: 'moor' },
    ]);
  });

  it('H-3.12: Hermagor is never needed', () => {
    const game = testGame({ ...MOOR, stations: COURT }).play('go amulet-1');
    expect(game.on.completed).toEqual(['court']);
  });

  it('H-3.13: a disc goes on a row shown there, on the highest free square, and earns its number', () => {
    const game = testGame(MOOR).play('go amulet-1');
    expect(game.moves()).toEqual([
      'build moor relic',
      'build moor weapons',
      'build moor maize',
      'decline moor',
    ]);
    expect(game.refusal('build moor egg')).toMatchObject({ code: 'region.row', rule: 'H-3.13' });
    expect(game.refusal('build moor nobility')).toMatchObject({ code: 'region.row' });
    expect(game.refusal('build vale books')).toMatchObject({ code: 'region.incomplete', rule: 'H-3.12' });
    const before = game.cash[0] ?? 0;
    game.play('build moor weapons');
    expect(game.cash[0]).toBe(before + 5);
    expect(game.on.discs.weapons).toEqual([0, null, null, null]);
    expect(game.on.players[0]?.discs).toBe(8);
    expect(game.eventsOf('built')).toEqual([
      { type: 'built', seat: 0, colour: 0, region: 'moor', row: 'weapons', square: 0, cash: 5 },
    ]);
  });

  it.each([
    [5, [5, 3]],
    [6, [5, 3, 1]],
    [7, [5, 3, 1, 0]],
    [10, [5, 3, 1, 0]],
  ])(
    'H-3.13: at price %i the squares %j are there, one after the other; H-B4: the rest is hidden',
    (price, squares) => {
      const earned: number[] = [];
      for (let taken = 0; taken <= squares.length; taken++) {
        const game = testGame({
          ...MOOR,
          prices: { maize: price },
          discs: { maize: Array(taken).fill(1) },
        }).play('go amulet-1');
        if (taken === squares.length) {
          expect(game.refusal('build moor maize')).toMatchObject({ code: 'row.full', rule: 'H-3.13' });
          break;
        }
        earned.push(game.preview('build moor maize').cash);
      }
      expect(earned).toEqual(squares);
    },
  );

  it('H-3.13: no free visible square in any row: the chance is lost for good', () => {
    const full = [1, 2];
    const game = testGame({ ...MOOR, discs: { relic: full, weapons: full, maize: full } }).play(
      'go amulet-1',
    );
    expect(game.eventsOf('lost')).toEqual([
      { type: 'lost', seat: 0, colour: 0, region: 'moor', reason: 'squares' },
    ]);
    expect([game.asked, game.on.completed]).toEqual(['action', []]);
    game.play('rest');
    expect(game.on.discs.relic.slice(0, 2)).toEqual(full);
  });

  it('H-3.13: no disc left: the chance is lost', () => {
    const nine = { salt: [0, 0], amulet: [0, 0], books: [0, 0], blessing: [0, 0], egg: [0] };
    const game = testGame({ ...MOOR, discs: nine }).play('go amulet-1');
    expect(game.eventsOf('lost')).toMatchObject([{ reason: 'discs' }]);
    expect(game.asked).toBe('action');
  });

  it('H-3.13: declining is allowed', () => {
    const game = testGame(MOOR).play('go amulet-1', 'decline moor');
    expect(game.eventsOf('declined')).toEqual([{ type: 'declined', seat: 0, region: 'moor' }]);
    expect(game.on.players[0]?.discs).toBe(9);
  });

  it('H-3.14: a Nobility disc goes on the lowest free square and earns its number', () => {
    for (const taken of [0, 1, 5]) {
      const game = testGame({ ...MOOR, stations: COURT, discs: { nobility: Array(taken).fill(1) } }).play(
        'go amulet-1',
      );
      expect(game.moves()).toEqual(['build court nobility', 'decline court']);
      const before = game.cash[0] ?? 0;
      expect(game.play('build court nobility').cash[0]).toBe(before + 3 + taken);
      expect(game.on.discs.nobility[taken]).toBe(0);
    }
  });

  it('H-3.14: with the row full, or without a disc, there is nothing; declining is allowed', () => {
    const full = testGame({ ...MOOR, stations: COURT, discs: { nobility: Array(6).fill(1) } }).play(
      'go amulet-1',
    );
    expect(full.eventsOf('lost')).toMatchObject([{ region: 'court', reason: 'squares' }]);
    expect(
      testGame({ ...MOOR, stations: COURT }).play('go amulet-1', 'decline court').on.discs.nobility[0],
    ).toBeNull();
  });

  it('H-3.15: several regions are settled in any order, each on the table as it then is', () => {
    const game = testGame({
      ...MOOR,
      stations: everywhere,
      discs: { relic: [1, 1], maize: [1], books: [1] },
    }).play('go amulet-1');
    expect(game.on.completed).toEqual(['court', 'moor', 'vale']);
    expect(game.moves()).toEqual([
      'build court nobility',
      'decline court',
      'build moor weapons',
      'build moor maize',
      'decline moor',
      'build vale books',
      'decline vale',
    ]);
    game.play('build vale books', 'build moor maize');
    expect(game.on.completed).toEqual(['court']);
    game.play('decline court');
    expect(game.asked).toBe('action');
  });

  it('H-3.15: the preview of a sale knows the most that its regions can bring together', () => {
    const sketch: Sketch = {
      ...MOOR,
      stations: everywhere,
      discs: { relic: [1, 1], maize: [1], books: [1] },
    };
    for (const travelPay of ['before', 'after'] as const) {
      const game = testGame({ ...sketch, options: { travelPay } });
      const [before = 0] = game.cash;
      const preview = game.preview('go amulet-1');
      game.play('go amulet-1', 'build court nobility', 'build moor weapons', 'build vale books');
      expect(preview).toMatchObject({ kind: 'sale', best: (game.cash[0] ?? 0) - before });
    }
  });

  it('H-3.15: the last disc settles one region, and the others are lost', () => {
    const eight = { salt: [0, 0], amulet: [0, 0], egg: [0, 0], blessing: [0, 0] };
    const game = testGame({ ...MOOR, stations: everywhere, discs: eight }).play(
      'go amulet-1',
      'build vale books',
    );
    expect(game.eventsOf('lost').map(({ region, reason }) => [region, reason])).toEqual([
      ['court', 'discs'],
      ['moor', 'discs'],
    ]);
    expect(game.asked).toBe('action');
  });

  it('H-3.15: one region may take the square that another one needed', () => {
    const sketch: Sketch = {
      tiles: [[3], [], []],
      merchants: ['castle'],
      ready: [2, 0, 0],
      stations: { 'weapons-3': [0], 'blessing-3': [0], 'relic-3': [0] },
      discs: { blessing: [1], egg: [1, 1] },
    };
    const game = testGame(sketch).play('go egg-3');
    expect(game.on.completed).toEqual(['hill', 'wood']);
    game.play('build wood blessing');
    expect(game.eventsOf('lost')).toMatchObject([{ region: 'hill', reason: 'squares' }]);
  });
});

describe('paying the way after the sale', () => {
  const after = { options: { travelPay: 'after' } } as const;

  it('H-3.11: with before the cash in hand must do, with after the sale may pay the way', () => {
    const sketch: Sketch = { tiles: [[2], [], []], cash: [3, 20, 20], ready: [2, 0, 0] };
    expect(testGame(sketch).refusal('go amulet-1')).toMatchObject({ code: 'cash.short' });
    const game = testGame({ ...sketch, ...after }).play('go amulet-1');
    expect(game.cash[0]).toBe(3 + 5 - 8);
    expect(game.events.map((event) => event.type)).toEqual(['travelled', 'sold', 'paid']);
    expect(testGame({ ...sketch, ...after, cash: [2, 20, 20] }).refusal('go amulet-1')).toMatchObject({
      code: 'cash.uncovered',
      rule: 'H-3.11',
    });
  });

  it('H-3.11: not for Move', () => {
    const game = testGame({ ...after, tiles: [[2], [], []], cash: [3, 20, 20] });
    expect(game.refusal('move amulet-1')).toMatchObject({ code: 'cash.short' });
  });

  it('H-3.11: what the regions can bring counts, and must then be taken', () => {
    // The way costs 8, the price is 5: one of the buildings must pay the rest.
    const sketch: Sketch = { ...after, ...MOOR, merchants: ['castle'], discs: { maize: [1] } };
    expect(testGame({ ...sketch, cash: [0, 20, 20] }).refusal('go amulet-1')).toBeUndefined();
    const game = testGame({ ...sketch, cash: [0, 20, 20] }).play('go amulet-1');
    expect(game.on.owed).toBe(8);
    expect(game.cash[0]).toBe(5);
    expect(game.refusal('decline moor')).toMatchObject({
      code: 'cash.uncovered',
      rule: 'H-3.11',
      params: { toll: 8 },
    });
    expect(game.moves()).toEqual(['build moor relic', 'build moor weapons', 'build moor maize']);
    game.play('build moor maize');
    expect(game.eventsOf('paid')).toEqual([{ type: 'paid', seat: 0, cash: 8 }]);
    expect(game.cash[0]).toBe(0);
  });

  it('H-3.11: a building that would not cover the way is refused', () => {
    const sketch: Sketch = {
      ...after,
      ...MOOR,
      merchants: ['relic-3'],
      cash: [2, 20, 20],
      discs: { maize: [1], relic: [1] },
    };
    // From relic-3 the way costs 4 + 8 = 12.
    const game = testGame(sketch).play('go amulet-1');
    expect(game.eventsOf('built')).toEqual([
      { type: 'built', seat: 0, colour: 0, region: 'moor', row: 'weapons', square: 0, cash: 5, forced: true },
    ]);
    expect(game.cash[0]).toBe(0);
    expect(testGame({ ...sketch, cash: [1, 20, 20] }).refusal('go amulet-1')).toMatchObject({
      code: 'cash.uncovered',
    });
  });

  it('H-3.11: it is paid when the last region is settled', () => {
    const game = testGame({ ...after, ...MOOR, stations: everywhere, cash: [3, 20, 20] }).play('go amulet-1');
    game.play('build court nobility');
    expect(game.on.owed).toBe(3);
    game.play('decline moor');
    expect(game.eventsOf('paid')).toEqual([]);
    game.play('decline vale');
    expect(game.eventsOf('paid')).toEqual([{ type: 'paid', seat: 0, cash: 3 }]);
    expect(game.cash[0]).toBe(3 + 5 + 3 - 3);
  });

  it('H-3.11: two regions on one row bring the next square, not the same twice', () => {
    // hill and wood both show the church: 5 and 3, or the dragon valley's 5 for the hill.
    const sketch: Sketch = {
      ...after,
      tiles: [[3], [], []],
      merchants: ['relic-1'],
      ready: [2, 0, 0],
      stations: { 'weapons-3': [0], 'blessing-3': [0], 'relic-3': [0] },
      discs: { egg: [1, 1] },
    };
    // The way from relic-1 to egg-3 costs 20 + 3; the price is 5; the church brings 5 + 3 at most.
    expect(testGame({ ...sketch, cash: [10, 20, 20] }).refusal('go egg-3')).toBeUndefined();
    expect(testGame({ ...sketch, cash: [9, 20, 20] }).refusal('go egg-3')).toMatchObject({
      code: 'cash.uncovered',
    });
  });
});
