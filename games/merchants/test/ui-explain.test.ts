import { LANGUAGE_CODES, type Language } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { REGION_NUMERALS, RESOURCES } from '../rules/files/board.ts';
import { type MerchantsView, merchants } from '../rules/index.ts';
import { explain } from '../ui/explain/index.ts';
import { roadsFrom } from '../ui/model/plan.ts';
import { cityPlace, playerPlace, regionPlace, roadPlace } from '../ui/places.ts';
import { testGame } from './test-game.ts';

const state = testGame({ seats: 2, piles: { 3: ['coal', 'coal'] }, offers: { 5: 'coal-gems' } });
const { table } = state;
const PLAYERS = ['Ada', 'Ben'].map((name, seat) => ({
  seat,
  name,
  colour: 'red' as const,
  shape: 'circle' as const,
}));

function explained(id: string, locale: Language = 'en') {
  const view: MerchantsView = merchants.view(state, 0);
  const frame = { view } as Parameters<typeof explain>[1]['frame'];
  return explain(id, { table, viewer: 0, players: PLAYERS, frame, locale });
}

const cities = Array.from({ length: 21 }, (_, city) => city);
const IDS = [
  ...cities.map(cityPlace),
  ...cities.flatMap((city) => roadsFrom(table, city).map(({ to }) => roadPlace(city, to))),
  ...REGION_NUMERALS.map(regionPlace),
  ...PLAYERS.map(({ seat }) => playerPlace(seat)),
  ...RESOURCES.map((resource) => `resource-${resource}`),
  ...['trail-0-1-2', 'trail-1-3-2', 'number-1', 'number-6'],
  ...table.contracts.map(({ id }) => `contract-${id}`),
  ...['a', 'b', 'c', 'd', 'x'].map((act) => `action-${act}`),
  ...['religion', 'politics', 'economy'].map((step) => `step-${step}`),
  ...['keep', 'temple', 'electors'].map((pick) => `pick-${pick}`),
  ...['first', 'temples', 'electors', 'turns', 'supply-resources', 'supply-contracts', 'monopoly'],
];

describe('explanations', () => {
  for (const locale of LANGUAGE_CODES)
    it(`name everything on the table and say what it does, in ${locale}`, () => {
      for (const id of IDS) {
        const found = explained(id, locale);
        expect(found?.title, id).toBeTruthy();
        expect(found?.text, id).toMatch(/^[^a-z].*\.$/u);
        expect(`${found?.title} ${found?.text}`).not.toMatch(/undefined|NaN/);
        expect(found?.rule).toMatch(/^M-/);
      }
    });

  it('say what the number of a city, a contract and a resource is', () => {
    expect(explained('city-3')?.text).toMatch(/^Rank \d: .* the 20-sided die shows 3/);
    expect(explained('contract-coal-gems')).toMatchObject({ title: 'Contract worth 5' });
    expect(explained('resource-gems')?.text).toMatch(/worth 4; there are 9/);
  });

  it('say whose caravan and temple stand in a city', () => {
    const built = testGame({ seats: 2, caravans: [3, 3], temples: { 3: 1 } });
    const frame = { view: merchants.view(built, 0) } as Parameters<typeof explain>[1]['frame'];
    const text = explain('city-3', {
      table: built.table,
      viewer: 0,
      players: PLAYERS,
      frame,
      locale: 'en',
    })?.text;
    expect(text).toContain('Caravans here: you and Ben.');
    expect(text).toContain('The temple is that of Ben');
  });

  it('say who would be out and why if the game ended now', () => {
    const built = testGame({ seats: 3, temples: { 3: 1, 5: 2 } });
    const frame = { view: merchants.view(built, 0) } as Parameters<typeof explain>[1]['frame'];
    const players = [...PLAYERS, { seat: 2, name: 'Cleo', colour: 'blue', shape: 'square' }] as const;
    const outlook = (seat: number) =>
      explain(`outlook-${seat}`, { table: built.table, viewer: 0, players, frame, locale: 'en' })?.text;
    expect(outlook(0)).toBe(
      'You would be out first, by Religion: least religious influence, 0 (Ben 3, Cleo 2).',
    );
    expect(outlook(1)).toBeUndefined();
  });

  it('leave alone what is not of this game', () => {
    for (const id of [
      '',
      'tile-3',
      'city-99',
      'player-7',
      'road-1-99',
      'resource-tin',
      'trail-5-1-2',
      'number-7',
    ])
      expect(explained(id), id).toBeUndefined();
  });
});
