import { type Emit, moveBuffer, openTable, randomPlayout, rngFromText } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { type HermagorEvent, hermagor, PRODUCTS } from '../rules/index.ts';
import { fullMarket, newGame, testGame, testTable } from './test-game.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

describe('components', () => {
  it('H-C4: there are the action tiles 3, 4, 4, 5, 5 and, in variants only, 6', () => {
    const values = [2, 3, 4, 5].flatMap((seats) =>
      (['off', 'replace', 'add'] as const).map(
        (sixTile) => [sixTile, [...testTable(seats, { sixTile }).actionTiles]] as const,
      ),
    );
    for (const [sixTile, tiles] of values) {
      expect(tiles.filter((value) => value === 6)).toHaveLength(sixTile === 'off' ? 0 : 1);
      for (const [value, most] of [
        [3, 1],
        [4, 2],
        [5, 2],
      ] as const)
        expect(tiles.filter((tile) => tile === value).length).toBeLessThanOrEqual(most);
    }
  });

  it('H-C5: each of five colours has 21 stations, 9 discs, 4 buyers and a merchant', () => {
    const { players } = newGame(5).on;
    expect(players).toHaveLength(5);
    for (const player of players) {
      expect(player).toMatchObject({ discs: 9, buyers: 4, merchant: 'castle' });
      expect(player.supply + player.ready).toBe(21);
    }
  });

  it('H-C6: eight prices, and a bank that never runs out', () => {
    expect(Object.keys(newGame(3).on.prices)).toEqual([...PRODUCTS]);
    const game = testGame({ cash: [9990, 9990, 9990], tiles: [[1], [], []], prices: { salt: 10 } });
    expect(game.play('go salt-3').cash[0]).toBe(9990 - 4 + 10);
  });

  it('H-C7: it is for two to five players', () => {
    expect(hermagor.seats).toEqual({ min: 2, max: 5 });
    expect([1, 2, 5, 6].map((seats) => openTable(hermagor, { seats }).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('set-up', () => {
  it.each([2, 3, 4, 5])(
    'H-S1: %i players start with prices at 5, in Hermagor, with 4 buyers, 9 discs and 20 cash',
    (seats) => {
      const { on } = newGame(seats);
      expect(Object.values(on.prices)).toEqual(Array(8).fill(5));
      expect(on.players).toHaveLength(seats);
      for (const player of on.players)
        expect(player).toMatchObject({ merchant: 'castle', buyers: 4, discs: 9, cash: 20, tiles: [] });
    },
  );

  it.each([
    [2, [3, 4, 4, 5, 5]],
    [3, [3, 4, 4, 5, 5]],
    [4, [4, 4, 5, 5]],
    [5, [3, 4, 5, 5]],
  ])('H-S2: %i players play with the action tiles %j, each met once, in a random order', (seats, tiles) => {
    const orders = SEEDS.slice(0, 12).map((seed) => turnedTiles(seats, seed));
    for (const order of orders) expect([...order].sort()).toEqual(tiles);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
    const first = SEEDS.map((seed) => newGame(seats, {}, seed).on.turned[0]);
    expect(new Set(first)).toEqual(new Set(tiles));
  });

  it.each([
    [2, 16],
    [3, 16],
    [4, 20],
    [5, 20],
  ])('H-S3: with %i players the tiles up to %i and the specials are in the game', (seats, last) => {
    const met = new Set(SEEDS.flatMap((seed) => Object.values(newGame(seats, {}, seed).on.booths)));
    const all = [
      ...Array.from({ length: last }, (_, i) => i + 1),
      'floating-market',
      'shortcut',
      'black-market',
      'good-deal',
    ];
    expect(met).toEqual(new Set(all));
  });

  it('H-S4: the start player is random', () => {
    expect(new Set(SEEDS.map((seed) => newGame(4, {}, seed).on.start))).toEqual(new Set([0, 1, 2, 3]));
    expect(SEEDS.every((seed) => newGame(4, {}, seed).on.turn === newGame(4, {}, seed).on.start)).toBe(true);
  });

  it('H-S5: the 6 replaces a 5, or is added', () => {
    expect([...testTable(4, { sixTile: 'replace' }).actionTiles]).toEqual([4, 4, 5, 6]);
    expect([...testTable(5, { sixTile: 'replace' }).actionTiles]).toEqual([3, 4, 5, 6]);
    expect([...testTable(3, { sixTile: 'add' }).actionTiles]).toEqual([3, 4, 4, 5, 5, 6]);
    expect(turnedTiles(3, 'six', { sixTile: 'add' }).sort()).toEqual([3, 4, 4, 5, 5, 6]);
  });
});

/** The action tiles of a whole random game, in the order they came. */
function turnedTiles(seats: number, seed: string, options = {}): number[] {
  const values: number[] = [];
  const listen: Emit<HermagorEvent> = (event) => {
    if (event.type === 'turned') values.push(event.value);
  };
  const table = testTable(seats, options);
  const rng = rngFromText(seed);
  const state = hermagor.setup(table, rng, listen);
  const listening = {
    ...hermagor,
    apply: (...[s, seat, move, chance]: Parameters<typeof hermagor.apply>) =>
      hermagor.apply(s, seat, move, chance, listen),
  };
  randomPlayout(listening, state, rng, moveBuffer(hermagor));
  return values;
}

describe('filling the market', () => {
  it.each([
    [2, ['b2', 'b3', 'b4']],
    [3, ['b2', 'b3', 'b4']],
    [4, ['b2', 'b3', 'b4', 'b5']],
    [5, ['b1', 'b2', 'b3', 'b4', 'b5']],
  ])('H-1.1: with %i players the rows %j are filled in reading order', (seats, rows) => {
    const game = newGame(seats);
    const wanted = rows.flatMap((row) => [1, 2, 3, 4].map((column) => `${row}.${column}`));
    expect(Object.keys(game.on.booths)).toEqual(wanted);
    const [filled] = game.eventsOf('filled');
    expect(Object.keys(filled?.booths ?? {})).toEqual(wanted);
    expect(filled?.booths).toEqual(game.on.booths);
  });

  it('H-1.1: tiles left from the last round stay, only empty booths are filled', () => {
    const game = testGame({
      ready: [1, 0, 0],
      tiles: [[5], [6], []],
      booths: { 'b2.1': 7, 'b3.4': 'shortcut' },
    });
    game.play('rest');
    expect(game.on.booths).toMatchObject({ 'b2.1': 7, 'b3.4': 'shortcut' });
    expect(Object.keys(game.on.booths)).toHaveLength(12);
    expect(new Set(Object.values(game.on.booths)).size).toBe(12);
    expect(Object.keys(game.eventsOf('filled')[0]?.booths ?? {})).toHaveLength(10);
    expect(game.draws).toBeGreaterThan(0);
  });

  it('H-1.2: everyone takes as many stations as the action tile says', () => {
    const game = testGame({ ready: [1, 0, 0], turned: [3, 4] });
    game.play('rest');
    const value = game.on.turned[2] ?? 0;
    expect([4, 5]).toContain(value);
    expect(game.on.players.map((player) => player.ready)).toEqual([value, value, value]);
    expect(game.on.players.map((player) => player.supply)).toEqual([21 - value, 21 - value, 21 - value]);
    expect(game.eventsOf('turned')).toEqual([
      { type: 'turned', value, stations: [value, value, value], shared: [] },
    ]);
  });

  it('H-1.2: a short supply gives fewer stations, and so fewer actions', () => {
    const villages = testTable(3).placeId.slice(0, 18);
    const game = testGame({
      options: { sixTile: 'add' },
      turned: [3, 4, 4, 5, 5],
      stations: Object.fromEntries(villages.map((id) => [id, [0]])),
      ready: [1, 0, 0],
    });
    game.play('rest');
    expect(game.on.turned.at(-1)).toBe(6);
    expect(game.on.players.map((player) => player.ready)).toEqual([3, 6, 6]);
    expect(game.on.players[0]?.supply).toBe(0);
  });
});

describe('placing buyers', () => {
  const market = { step: 'buyer', booths: fullMarket(3), toPlace: [4, 4, 4], ready: [3, 3, 3] } as const;

  it('H-1.3: a buyer on a tile costs 2, on a passage space its number', () => {
    const game = testGame(market);
    expect(game.play('buy b2.1').cash[0]).toBe(18);
    expect(game.eventsOf('placed')).toMatchObject([
      { type: 'placed', seat: 0, colour: 0, space: 'b2.1', cost: 2 },
    ]);
    expect(game.play('buy h1.1').cash[1]).toBe(15);
    expect(game.play('buy j2.2').cash[2]).toBe(16);
    expect(game.play('buy v1.1').cash[0]).toBe(16);
    expect(game.on.buyers).toEqual({ 'b2.1': 0, 'h1.1': 1, 'v1.1': 0, 'j2.2': 2 });
  });

  it('H-2.2, H-2.3: a buyer tells for which tiles it takes the lead or ties', () => {
    const game = testGame({ ...market, booths: { 'b2.1': 1, 'b2.2': 2 } });
    expect(game.play('buy v2.1').eventsOf('placed')).toMatchObject([{ space: 'v2.1', leads: [1, 2] }]);
    const [tied] = game.play('buy h2.1').eventsOf('placed');
    expect(tied).toMatchObject({ space: 'h2.1', ties: [1], taken: [{ tile: 1, from: 0 }] });
    expect(tied).not.toHaveProperty('leads');
    expect(game.play('buy b2.1').eventsOf('placed')).toMatchObject([{ space: 'b2.1', leads: [1] }]);
    const [nothing] = game.play('buy j4.3').eventsOf('placed');
    expect(nothing).toEqual({ type: 'placed', seat: 0, colour: 0, space: 'j4.3', cost: 4, buzz: 2 });
  });

  it('H-2.2: a buyer tells from whom it takes a lead', () => {
    const game = testGame({ ...market, booths: { 'b2.1': 1, 'b2.2': 2 } });
    const [first] = game.play('buy v2.1').eventsOf('placed');
    expect(first).not.toHaveProperty('taken');
    expect(game.play('buy b2.1').eventsOf('placed')).toMatchObject([
      { space: 'b2.1', leads: [1], taken: [{ tile: 1, from: 0 }] },
    ]);
  });

  it('H-1.3: a space holds one buyer, an empty booth none, and nobody pays more than they have', () => {
    const game = testGame({ ...market, booths: { 'b2.1': 1 }, cash: [4, 20, 20] });
    expect(game.refusal('buy h1.1')).toEqual({
      code: 'cash.short',
      rule: 'H-1.3',
      params: { space: 'h1.1', cost: 5, cash: 4 },
    });
    expect(game.refusal('buy j1.1')).toBeUndefined();
    game.play('buy j1.1');
    expect(game.refusal('buy j1.1')).toMatchObject({ code: 'space.taken', rule: 'H-1.3' });
    expect(game.refusal('buy b2.2')).toMatchObject({ code: 'booth.empty', rule: 'H-1.3' });
    expect(game.refusal('buy b1.1')).toMatchObject({ code: 'booth.empty' });
    expect(game.refusal('buy b2.1')).toBeUndefined();
  });

  it('H-1.3: a passage space beside empty booths can be used', () => {
    const game = testGame({ ...market, booths: {} });
    expect(game.moves()).toHaveLength(43 + 1);
    expect(game.refusal('buy v1.2')).toBeUndefined();
  });

  it('H-1.3: from the start player clockwise, four times round', () => {
    const game = newGame(3);
    const { start } = game.on;
    const turns: number[] = [];
    while (game.asked === 'buyer') {
      turns.push(game.turn);
      game.play(game.moves()[0] ?? '');
    }
    expect(turns).toEqual(Array.from({ length: 12 }, (_, i) => (start + i) % 3));
  });

  it('H-1.4: who cannot pay any free space passes, unasked', () => {
    const game = testGame({ ...market, cash: [20, 1, 20] });
    game.play('buy b2.1');
    expect(game.eventsOf('passed')).toEqual([{ type: 'passed', seat: 1, forced: true }]);
    expect(game.turn).toBe(2);
  });

  it('H-1.4: with the option one, a pass gives up that one buyer', () => {
    const game = testGame(market).play('pass');
    expect(game.eventsOf('passed')).toEqual([{ type: 'passed', seat: 0 }]);
    expect(game.on.players.map((player) => player.buyers)).toEqual([3, 4, 4]);
    game.play('buy b2.1', 'buy b2.2');
    expect(game.turn).toBe(0);
    game.play('pass', 'pass', 'pass', 'pass', 'pass', 'pass');
    expect(game.on.players.map((player) => player.buyers)).toEqual([1, 1, 1]);
  });

  it('H-1.4: with the option out, a pass ends the placing of this round', () => {
    const game = testGame({ ...market, options: { pass: 'out' } }).play('pass', 'buy b2.1', 'buy b2.2');
    expect(game.turn).toBe(1);
    expect(game.on.players.map((player) => player.buyers)).toEqual([0, 3, 3]);
    game.play('pass', 'buy b2.3', 'buy b2.4');
    expect(game.turn).toBe(2);
  });
});
