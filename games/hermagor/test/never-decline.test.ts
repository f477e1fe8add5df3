import { describe, expect, it } from 'vitest';
import { TEXTS } from '../texts/index.ts';
import type { Sketch } from './test-game.ts';
import { testGame } from './test-game.ts';

/** Seat 0 stands in maize-1, 3 from amulet-1, with all of the moor but amulet-1; discs that fit must be placed. */
const MOOR: Sketch = {
  options: { decline: 'never' },
  tiles: [[2], [], []],
  merchants: ['maize-1'],
  stations: { 'books-1': [0], 'weapons-1': [0] },
  ready: [2, 0, 0],
};
const COURT = { 'maize-1': [0], 'salt-1': [0] };

describe('a table where nobody may decline', () => {
  it('H-3.13: the row is still the player’s choice, leaving the disc out is not', () => {
    const game = testGame(MOOR).play('go amulet-1');
    expect(game.moves()).toEqual(['build moor relic', 'build moor weapons', 'build moor maize']);
    expect(game.refusal('decline moor')).toMatchObject({ code: 'decline.never', rule: 'H-3.13' });
    expect(game.refusal('decline vale')).toMatchObject({ code: 'region.incomplete', rule: 'H-3.12' });
  });

  it('H-3.13, H-6.4: a single row is not asked, whether the square earns anything or not', () => {
    const full = [1, 2, 1, 2];
    for (const [maize, cash] of [
      [[1, 2], 1],
      [[1, 2, 1], 0],
    ] as const) {
      const game = testGame({
        ...MOOR,
        prices: { relic: 10, weapons: 10, maize: 10 },
        discs: { relic: full, weapons: full, maize },
      }).play('go amulet-1');
      expect(game.eventsOf('built')).toMatchObject([{ region: 'moor', row: 'maize', cash, forced: true }]);
      expect(game.asked).toBe('action');
    }
  });

  it('H-3.13: where no square is free the chance is lost as ever', () => {
    const game = testGame({ ...MOOR, discs: { relic: [1, 2], weapons: [1, 2], maize: [1, 2] } });
    expect(game.play('go amulet-1').eventsOf('lost')).toMatchObject([{ region: 'moor', reason: 'squares' }]);
  });

  it('H-3.14: a Nobility disc is placed without a question', () => {
    const game = testGame({ ...MOOR, stations: COURT }).play('go amulet-1');
    expect(game.eventsOf('built')).toMatchObject([
      { region: 'court', row: 'nobility', cash: 3, forced: true },
    ]);
    expect(game.asked).toBe('action');
  });

  it('H-3.14, H-3.15: with two regions their order is asked; the Nobility cannot be declined', () => {
    const stations = { ...COURT, 'books-1': [0], 'weapons-1': [0] };
    const game = testGame({ ...MOOR, stations }).play('go amulet-1');
    expect(game.moves()).toContain('build court nobility');
    expect(game.moves().some((move) => move.startsWith('decline'))).toBe(false);
    expect(game.refusal('decline court')).toMatchObject({ code: 'decline.never', rule: 'H-3.14' });
    game.play('build moor relic');
    expect(game.on.discs.nobility[0]).toBe(0);
  });

  it('H-3.11, H-3.13: a way paid after the sale still has to be covered by what is built', () => {
    const poor: Sketch = {
      ...MOOR,
      options: { decline: 'never', travelPay: 'after' },
      merchants: ['castle'],
      cash: [0, 20, 20],
      discs: { relic: [1], weapons: [1, 2], maize: [] },
      prices: { relic: 5, maize: 5 },
    };
    const game = testGame(poor).play('go amulet-1');
    expect(game.eventsOf('lost')).toEqual([]);
    expect(game.on.owed).toBe(8);
    expect(game.moves()).toEqual(['build moor relic', 'build moor maize']);
    expect(game.refusal('decline moor')).toMatchObject({ code: 'decline.never' });
  });

  it('H-3.13: the prompt does not offer what is not possible', () => {
    const asked = (must?: 1) =>
      TEXTS.en.decision({ kind: 'build', rule: 'H-3.13', params: { toll: 0, ...(must && { must }) } }, [
        'Moor',
      ]);
    expect(asked()).toContain('decline');
    expect(asked(1)).not.toContain('decline');
  });
});
