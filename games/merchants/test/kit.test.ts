import { type Rng, rngFromText, seatsOf } from '@kontor/core';
import { describeGame } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { probe } from '../probe.ts';
import { merchants } from '../rules/index.ts';
import { fillPosition } from '../rules/position/sketch.ts';
import { electors, get, kept, stock } from '../rules/state/layout.ts';
import { slowMoves, slowPlots } from './slow-enumerator.ts';
import { type Sketch, testGame, testTable } from './test-game.ts';

const range = (length: number) => Array.from({ length }, (_, i) => i);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const CHOICE: Sketch = {
  seats: 3,
  phase: 'resolve',
  turn: 4,
  caravans: [17, 13, 20],
  plots: ['xbx', 'x', 'xc'],
  stock: [{}, { coal: 1, gems: 1 }],
  offers: { 13: 'coal-gems', 20: 'coal-coal' },
  served: { 17: [0] },
  choice: { kind: 'picks', seat: 0, action: 1, city: 17, contract: 'coal-gold' },
};

const ANNOUNCE: Sketch = {
  seats: 3,
  phase: 'announce',
  turn: 6,
  first: 1,
  stock: [{ silver: 1, gems: 2 }, { silver: 3, gems: 1 }, { silver: 4 }],
  monopoly: { resource: 'silver', announced: [null, null, null] },
};

/** The contracts marker stands at zero. */
const OFFERS = { 3: 'coal-gold', 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal', 14: 'coal-coal' };

describeGame(probe, {
  tables: [
    ...range(5).map((i) => ({ seats: 2 + i })),
    { seats: 2, options: { turns: 9, tie: 'die' } },
    { seats: 4, options: { noSecrets: true, largestRegion: 'all' } },
    { seats: 6, options: { noSecrets: true, turns: 9 } },
  ],
  games: 2,
  perft: [
    { name: 'set-up, 2 players', table: { seats: 2 }, counts: [20, 380, 3040] },
    { name: 'set-up, 5 players', table: { seats: 5 }, counts: [20, 380, 6840] },
    {
      name: 'a choice in mid-turn',
      table: { seats: 3 },
      position: fillPosition(CHOICE),
      counts: [3, 15, 56],
    },
    { name: 'announcements', table: { seats: 3 }, position: fillPosition(ANNOUNCE), counts: [4, 20, 40] },
  ],
  slowMoves: (state) => slowMoves(merchants.writePosition(state), state.table.boardFile),
  coverage: [
    {
      name: 'owners of electors',
      table: testTable(2),
      state: testGame({ seats: 2, turn: 4, electors: [{ I: 1, II: 1 }, { II: 1 }] }),
      viewer: 0,
      hidden: (state) =>
        JSON.stringify([0, 1].map((seat) => [0, 1].map((region) => get(state, electors(seat, region))))),
      possible: ['[[1,1],[0,1]]', '[[0,2],[1,0]]'],
    },
    {
      name: 'a stock after one turn',
      table: testTable(2),
      state: testGame({
        seats: 2,
        turn: 2,
        piles: { 0: ['coal'], 4: ['coal'], 5: ['coal'], 6: ['coal'], 7: ['coal'] },
        stock: [{ coal: 3 }, { gold: 2 }],
      }),
      viewer: 0,
      hidden: (state) => String(sum(range(5).map((resource) => get(state, stock(1, resource))))),
      possible: ['0', '1', '2', '3'],
    },
    {
      name: 'a monopoly between the others',
      table: testTable(3),
      state: testGame({ seats: 3, turn: 4, monopolies: [4, 1, 0] }),
      viewer: 0,
      hidden: (state) =>
        JSON.stringify([1, 2].map((seat) => merchants.view(state, seat).players[seat]?.screen?.monopolies)),
      possible: ['[0,0]', '[0,1]', '[1,0]'],
    },
    {
      name: 'the contract that came with a temple',
      table: testTable(2),
      state: testGame({
        seats: 2,
        turn: 4,
        offers: OFFERS,
        temples: { 4: 1 },
        contracts: [[], ['coal-coal']],
      }),
      viewer: 0,
      hidden: (state) => String(sum(range(26).map((kind) => get(state, kept(state.table, 1, kind))))),
      possible: ['1'],
    },
    {
      name: 'what an empty bag proves',
      table: testTable(2),
      state: testGame({
        seats: 2,
        turn: 9,
        stock: [{ coal: 18, bronze: 15, silver: 12, gems: 9, gold: 4 }, { gold: 2 }],
      }),
      viewer: 0,
      hidden: (state) => String(sum(range(5).map((resource) => get(state, stock(1, resource))))),
      possible: ['2'],
    },
  ],
  fixtures: new URL('../fixtures/', import.meta.url),
});

describe('plots', () => {
  it('M-2.1: are exactly the words that the rule book allows', () => {
    const state = testGame({ seats: 2 });
    const moves = slowPlots().map((text) => merchants.parseMove(state.table, text) ?? -1);
    expect(new Set(moves).size).toBe(19_531);
    for (const move of moves) expect(merchants.refuse(state, 0, move)).toBeUndefined();
    expect(seatsOf(merchants.active(state))).toEqual([0, 1]);
  });

  it('M-2.1: are drawn with equal chances, whatever the board looks like', () => {
    const state = testGame({ seats: 2 });
    const { length } = slowPlots();
    const drawn = range(length).map((nth) => {
      const rng: Rng = { ...rngFromText(''), draws: 1, int: (n) => (n === length ? nth : -1) };
      return merchants.formatMove(state.table, merchants.drawMove?.(state, 0, rng) ?? -1);
    });
    expect(new Set(drawn)).toEqual(new Set(slowPlots()));
  });
});
