import { expectParsed, moveBuffer, openTable, randomMove, rngFromText, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import {
  cashChange,
  type HermagorEvent,
  hermagor,
  type OnTable,
  reach,
  remembered,
  tally,
} from '../rules/index.ts';
import { testGame } from './test-game.ts';

const cashOf = (state: Parameters<typeof hermagor.writePosition>[0]) =>
  (hermagor.writePosition(state) as unknown as OnTable).players.map((player) => player.cash);

describe('what an attentive player knows', () => {
  it.each([2, 3, 4, 5])(
    'H-6.2: %i players: the events determine everybody’s cash at every moment',
    (seats) => {
      const options = { travelPay: seats % 2 === 0 ? 'after' : 'before', revenueOfficer: seats > 3 };
      const table = expectParsed(openTable(hermagor, { seats, options }));
      const rng = rngFromText(`memory ${seats}`);
      const history: HermagorEvent[] = [];
      const state = hermagor.setup(table, rng, (event) => history.push(event));
      const buffer = moveBuffer(hermagor);
      for (
        let [seat] = seatsOf(hermagor.active(state));
        seat !== undefined;
        [seat] = seatsOf(hermagor.active(state))
      ) {
        hermagor.apply(state, seat, randomMove(hermagor, state, seat, rng, buffer), rng, (event) =>
          history.push(event),
        );
        expect(cashOf(state).map((_, other) => remembered(history, other))).toEqual(cashOf(state));
      }
      const sample = hermagor.sampler(table, hermagor.view(state, null), history)(rng);
      expect(cashOf(sample)).toEqual(cashOf(state));
    },
  );

  it('a history that begins in the middle gives what the cash must be at least', () => {
    const spend: HermagorEvent = { type: 'paid', seat: 1, cash: 7 };
    const earn: HermagorEvent = {
      type: 'sold',
      seat: 1,
      village: 'salt-1',
      product: 'salt',
      price: 5,
      blackMarket: false,
    };
    expect(remembered([earn, spend], 1)).toEqual({ least: 0 });
    expect(remembered([spend, earn], 1)).toEqual({ least: 5 });
    expect(remembered([spend, { type: 'declared', seat: 1, cash: 9 }, earn], 1)).toBe(14);
    expect(cashChange(spend)).toEqual({ seat: 1, change: -7 });
  });

  it('without a history the first market can be counted', () => {
    const game = testGame({
      step: 'buyer',
      turn: 0,
      toPlace: [3, 3, 3],
      ready: [3, 3, 3],
      cash: [15, 16, 18],
      buyers: { 'h1.1': 0, 'j1.1': 1, 'v1.1': 2 },
    });
    const sample = hermagor.sampler(game.table, hermagor.view(game.state, 0), [])(rngFromText('count'));
    expect(cashOf(sample)).toEqual([15, 16, 18]);
  });

  it('without a history everything between the bounds is drawn, and enough to be asked', () => {
    const game = testGame({
      turn: 1,
      cash: [15, 9, 20],
      merchants: ['castle', 'relic-1', 'castle'],
      tiles: [[], [1], []],
      ready: [1, 1, 1],
    });
    const sampler = hermagor.sampler(game.table, hermagor.view(game.state, 0), []);
    const rng = rngFromText('bounds');
    const drawn = Array.from({ length: 4000 }, () => cashOf(sampler(rng)));
    expect(new Set(drawn.map(([own]) => own))).toEqual(new Set([15]));
    // From relic-1 the nearest village costs 2, half of it to move: whoever is asked has at least 1. At most 20 + 19.
    const asked = new Set(drawn.map(([, other]) => other));
    expect([Math.min(...(asked as Set<number>)), Math.max(...(asked as Set<number>)), asked.size]).toEqual([
      1, 39, 39,
    ]);
    const idle = new Set(drawn.map(([, , other]) => other));
    expect([Math.min(...(idle as Set<number>)), idle.size]).toEqual([0, 40]);
  });

  it('samples reuse the state they are given', () => {
    const game = testGame();
    const sampler = hermagor.sampler(game.table, hermagor.view(game.state, 0), []);
    const rng = rngFromText('reuse');
    const into = sampler(rng);
    expect(sampler(rng, into)).toBe(into);
  });
});

describe('helpers for the table', () => {
  it('tally shows who would win a tile', () => {
    const game = testGame({
      step: 'buyer',
      toPlace: [1, 1, 1],
      ready: [3, 3, 3],
      booths: { 'b3.2': 2 },
      buyers: { 'b3.2': 1, 'h2.2': 0, 'j4.3': 0 },
    });
    expect(tally(game.table, hermagor.view(game.state, 2), 'b3.2')).toEqual({
      booth: 'b3.2',
      tile: 2,
      winner: 1,
      reason: 'top',
      counts: [
        { colour: 0, buyers: 1, edges: 1, onTop: false },
        { colour: 1, buyers: 1, edges: 0, onTop: true },
      ],
    });
    expect(tally(game.table, hermagor.view(game.state, 2), 'b2.1')).toMatchObject({
      tile: null,
      winner: null,
      reason: 'nobody',
    });
  });

  it('reach shows what every village would cost and bring', () => {
    const game = testGame({ tiles: [[2], [], []], prices: { amulet: 7 }, stations: { 'weapons-3': [0] } });
    const found = reach(game.table, hermagor.view(game.state, 0), 0);
    expect(found).toHaveLength(24);
    expect(found.find(({ village }) => village === 'amulet-1')).toEqual({
      village: 'amulet-1',
      way: ['castle', 'maize-1', 'amulet-1'],
      toll: 8,
      halfToll: 4,
      product: 'amulet',
      price: 7,
      sells: true,
      net: -1,
    });
    expect(found.find(({ village }) => village === 'weapons-3')).toMatchObject({ sells: false });
    expect(found.find(({ village }) => village === 'egg-3')).toMatchObject({
      sells: false,
      toll: 3,
      halfToll: 1,
    });
    expect(reach(game.table, hermagor.view(game.state, null), 7)).toEqual([]);
  });
});

describe('previews', () => {
  it('of a buyer: the cost, the tiles touched now and then, and the buzz', () => {
    const game = testGame({
      step: 'buyer',
      toPlace: [1, 1, 1],
      ready: [3, 3, 3],
      booths: { 'b3.2': 2, 'b2.2': 4 },
      buyers: { 'b3.2': 1, 'j2.1': 0 },
    });
    const preview = game.preview('buy h2.2');
    expect(preview).toMatchObject({
      kind: 'buyer',
      cash: -3,
      cost: 3,
      colour: 0,
      buzz: { before: 2, after: 4 },
    });
    if (preview.kind !== 'buyer') throw new Error('a buyer is previewed as a buyer');
    expect(preview.tiles.map(({ before, after }) => [before.booth, before.winner, after.winner])).toEqual([
      ['b2.2', 0, 0],
      ['b3.2', 1, 0],
    ]);
  });

  it('of the last buyer: the cash holds what the market pays at once', () => {
    const game = testGame({
      step: 'buyer',
      turn: 2,
      toPlace: [0, 0, 1],
      ready: [3, 3, 3],
      booths: { 'b3.2': 'good-deal' },
    });
    expect(game.preview('buy b3.2').cash).toBe(-2 + 5);
    expect(game.preview('buy h1.2').cash).toBe(-3 + 1);
  });

  it('of a sale: way, toll, price, others and the regions with what they could bring', () => {
    const game = testGame({
      tiles: [[2], [], []],
      prices: { amulet: 7 },
      stations: { 'books-1': [0], 'weapons-1': [0], 'amulet-1': [1] },
      discs: { maize: [1], relic: [1, 1] },
    });
    expect(game.preview('go amulet-1')).toEqual({
      cash: -1,
      kind: 'sale',
      village: 'amulet-1',
      product: 'amulet',
      way: ['castle', 'maize-1', 'amulet-1'],
      sum: 8,
      toll: 8,
      shortcut: false,
      price: 7,
      others: [{ seat: 1, cash: 1 }],
      net: -1,
      best: 4,
      regions: [
        {
          region: 'moor',
          colour: 0,
          options: [
            { row: 'weapons', square: 0, value: 5 },
            { row: 'maize', square: 1, value: 3 },
          ],
        },
      ],
    });
    expect(game.preview('move amulet-1')).toMatchObject({ kind: 'travel', cash: -4, sum: 8, toll: 4 });
    expect(game.preview('rest')).toEqual({ kind: 'plain', cash: 0 });
    game.play('go amulet-1');
    expect(game.preview('build moor maize')).toEqual({
      cash: 3,
      kind: 'build',
      colour: 0,
      region: 'moor',
      row: 'maize',
      square: 1,
      value: 3,
      endValue: 0,
      newRow: true,
      discsLeft: 8,
    });
    expect(game.preview('decline moor')).toMatchObject({ kind: 'decline', cash: 0, region: 'moor' });
  });

  it('of a price: the end values and the square that comes to light', () => {
    const game = testGame({
      step: 'raise',
      ready: [3, 3, 3],
      raising: { booth: 'b2.1', tile: 1 },
      tiles: [[1], [], []],
      buyers: { 'b2.1': 0 },
    });
    expect(game.preview('raise salt')).toEqual({
      cash: 0,
      kind: 'raise',
      product: 'salt',
      from: 5,
      to: 6,
      endValue: { from: 0, to: 1 },
      uncovers: 1,
    });
  });

  it('of a shared station', () => {
    const game = testGame({
      seats: 2,
      tiles: [[2], []],
      sharedReady: [1, 0],
      stations: { 'maize-1': ['shared'], 'salt-1': ['shared'] },
    });
    expect(game.preview('share amulet-1')).toEqual({
      cash: 0,
      kind: 'station',
      village: 'amulet-1',
      regions: [{ region: 'court', colour: 'shared', options: [{ row: 'nobility', square: 0, value: 3 }] }],
    });
  });
});
