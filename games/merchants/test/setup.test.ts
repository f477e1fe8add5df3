import { rngFromText } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { type MerchantsEvent, merchants } from '../rules/index.ts';
import { MERCHANTS_TEXTS } from '../texts/index.ts';
import {
  die,
  eventsOf,
  layPlots,
  legalTexts,
  play,
  refusedCode,
  scripted,
  testGame,
  testTable,
} from './test-game.ts';

function setUp(seats: number, rng = rngFromText('setup'), options = {}) {
  const events: MerchantsEvent[] = [];
  const state = merchants.setup(testTable(seats, options), rng, (event) => events.push(event));
  return { state, events, view: merchants.view(state, null) };
}

describe('components', () => {
  it('M-C3: 5 temples and 20 electors each, plots of six markers with the faces x and a–d', () => {
    const { view, state } = setUp(4);
    for (const player of view.players) expect(player).toMatchObject({ templesLeft: 5, electorsLeft: 20 });
    expect(merchants.parseMove(state.table, 'plot abcdxx')).toBeDefined();
    expect(merchants.parseMove(state.table, 'plot abcdxxa')).toBeUndefined();
    expect(merchants.parseMove(state.table, 'plot abe')).toBeUndefined();
  });

  it('M-C3: a monopoly card is worth 3', () => {
    const over = testGame({ seats: 2, phase: 'over', turn: 12, monopolies: [2, 1] });
    expect(merchants.result(over)?.breakdown).toMatchObject({
      tallies: [{ economy: { influence: 6 } }, { economy: { influence: 3 } }],
    });
  });

  it('M-C5: the lobby shows players, age and length', () => {
    expect(merchants.seats).toEqual({ min: 2, max: 6 });
    for (const { about } of Object.values(MERCHANTS_TEXTS)) {
      expect(about).toMatch(/2–4/);
      expect(about).toMatch(/5–6/);
      expect(about).toMatch(/14/);
      expect(about).toMatch(/45/);
    }
  });
});

describe('set-up', () => {
  it.each([2, 3, 4])(
    'M-S1, M-S3: with %i players the capital, four more cities and five contracts',
    (seats) => {
      const { view } = setUp(seats);
      expect(view.cities[0]?.resources).toHaveLength(4);
      expect(view.cities.filter(({ resources }) => resources.length === 4)).toHaveLength(5);
      expect(view.cities.filter(({ contract }) => contract !== null)).toHaveLength(5);
    },
  );

  it.each([5, 6])('M-S1: with %i players six sets of resources and six contracts', (seats) => {
    const { view } = setUp(seats);
    expect(view.cities.filter(({ resources }) => resources.length === 4)).toHaveLength(6);
    expect(view.cities.filter(({ contract }) => contract !== null)).toHaveLength(6);
  });

  it.each([
    [12, undefined],
    [12, 12],
    [9, 9],
  ])('M-S2: the game lasts %i turns', (turns, option) => {
    const options = option === undefined ? {} : { turns: option };
    expect(setUp(2, undefined, options).events[0]).toEqual({ type: 'opened', seats: 2, turns });
    const state = testGame({
      seats: 2,
      options,
      phase: 'announce',
      turn: turns,
      monopoly: { resource: 'gold', announced: [0, null] },
    });
    play(state, [[1, 'announce 0']]);
    expect(merchants.view(state, null).phase).toBe('over');
    const before = testGame({
      seats: 2,
      options,
      phase: 'announce',
      turn: turns - 3,
      monopoly: { resource: 'gold', announced: [0, null] },
    });
    play(before, [[1, 'announce 0']]);
    expect(merchants.view(before, null)).toMatchObject({ phase: 'plot', turn: turns - 2 });
  });

  it('M-S3: the die is thrown before the goods are drawn, resources before contracts', () => {
    // The capital's four resources, then a throw of 7 and four resources.
    const { events } = setUp(2, scripted(0, 0, 0, 0, die(7), 0, 0, 0, 0));
    expect(events.slice(1, 3)).toEqual([
      { type: 'resourcesSupplied', city: 0, die: null, resources: ['coal', 'coal', 'coal', 'coal'] },
      { type: 'resourcesSupplied', city: 7, die: 7, resources: ['coal', 'coal', 'coal', 'coal'] },
    ]);
    expect(events.slice(1, 11).map(({ type }) => type)).toEqual([
      ...Array(5).fill('resourcesSupplied'),
      ...Array(5).fill('contractSupplied'),
    ]);
  });

  it('M-S3: no city holds both, and the capital never gets a contract', () => {
    for (let i = 0; i < 200; i++) {
      const { view } = setUp(6, rngFromText(`both/${i}`));
      expect(view.cities[0]?.contract).toBeNull();
      for (const { resources, contract } of view.cities)
        expect(resources.length > 0 && contract !== null).toBe(false);
    }
  });

  it('M-X1, M-S3: the die shows 19, which has resources; 20 has a contract: it goes to 1', () => {
    const state = testGame({
      seats: 2,
      piles: { 0: ['coal'], 19: ['coal'], 4: ['coal'], 6: ['coal'], 8: ['coal'] },
      offers: { 20: 'coal-coal', 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal' },
    });
    const events = layPlots(state, ['', ''], scripted(die(19)));
    expect(eventsOf(events, 'contractSupplied')).toMatchObject([{ die: 19, city: 1 }]);
  });

  it('M-S4: only the tied highest throw again; the highest places first, then clockwise', () => {
    const goods = [...Array(4).fill(0), ...[2, 3, 4, 5].flatMap((n) => [die(n), 0, 0, 0, 0])];
    const contracts = [6, 7, 8, 9, 10].flatMap((n) => [die(n), 0]);
    const throws = [die(9), die(17), die(17), die(3), die(5), die(12)];
    const { state, events } = setUp(4, scripted(...goods, ...contracts, ...throws));
    expect(
      eventsOf(events, 'rolled').map(({ rolls, highest }) => [rolls.map((roll) => roll.seat), highest]),
    ).toEqual([
      [
        [0, 1, 2, 3],
        [1, 2],
      ],
      [[1, 2], [2]],
    ]);
    const order: number[] = [];
    for (const city of [1, 2, 3, 4]) {
      const seat = Math.log2(merchants.active(state));
      order.push(seat);
      play(state, [[seat, `place ${city}`]]);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('M-S4: different cities, never the capital, cities with goods allowed', () => {
    const piles = { 0: ['coal'], 5: ['coal', 'gold'] } as const;
    const state = testGame({ seats: 3, phase: 'place', piles, caravans: [7, null, null] });
    expect(refusedCode(state, 1, 'place capital')).toBe('place.capital');
    expect(refusedCode(state, 1, 'place 7')).toBe('place.occupied');
    expect(refusedCode(state, 1, 'place 5')).toBeUndefined();
    expect(refusedCode(state, 2, 'place 5')).toBe('seat.inactive');
    expect(legalTexts(state, 1)).toHaveLength(19);
    play(state, [[1, 'place 5']]);
    expect(merchants.view(state, null).players.map(({ caravan }) => caravan)).toEqual([7, 5, null]);
  });
});

describe('the first player', () => {
  it('M-1.1: who placed first goes last in turn 1', () => {
    const state = testGame({ seats: 4, phase: 'place', first: 2, caravans: [3, null, 1, 2] });
    const events = play(state, [[1, 'place 4']]);
    expect(events[events.length - 1]).toEqual({ type: 'turnStarted', turn: 1, first: 3 });
  });

  it('M-1.1: the title moves one seat clockwise every turn', () => {
    const state = testGame({ seats: 3, turn: 1, first: 1 });
    const firsts = [1, 2].map(() => {
      layPlots(state, ['', '', '']);
      return merchants.view(state, null).first;
    });
    expect(firsts).toEqual([2, 0]);
  });
});
