import { describe, expect, it } from 'vitest';
import { testGame } from './test-game.ts';

/** Tiles for salt, amulet and weapons. */
const TILES = [1, 2];

describe('actions', () => {
  it('H-3.1: from the start player clockwise, one action each, until all stations are used', () => {
    const game = testGame({ start: 1, turn: 1, ready: [2, 2, 1], turned: [3] });
    const turns: number[] = [];
    while (game.asked === 'action') {
      turns.push(game.turn);
      game.play('rest');
    }
    expect(turns).toEqual([1, 2, 0, 1, 0]);
    expect(game.on.round).toBe(2);
  });

  it('H-3.1: each action uses one station', () => {
    const ready = (move: string) =>
      testGame({ tiles: [TILES, [], []], merchants: ['salt-3'] }).play(move).on.players[0]?.ready;
    expect(['go salt-1', 'sell', 'move egg-3', 'rest'].map(ready)).toEqual([2, 2, 2, 2]);
  });

  it('H-3.2: move and sell pays the cheapest way, then sells there', () => {
    const game = testGame({ tiles: [TILES, [], []] }).play('go amulet-1');
    expect(game.cash[0]).toBe(20 - 8 + 5);
    expect(game.on.stations).toEqual({ 'amulet-1': [0] });
    expect(game.on.players[0]?.merchant).toBe('amulet-1');
    expect(game.eventsOf('travelled')).toEqual([
      {
        type: 'travelled',
        seat: 0,
        way: ['castle', 'maize-1', 'amulet-1'],
        sum: 8,
        toll: 8,
        shortcut: false,
        selling: true,
      },
    ]);
  });

  it('H-3.2: to another village without an own station', () => {
    const game = testGame({
      tiles: [TILES, [], []],
      merchants: ['salt-3'],
      stations: { 'salt-1': [0], 'salt-2': [1] },
    });
    expect(game.refusal('go salt-3')).toMatchObject({ code: 'village.here', rule: 'H-3.2' });
    expect(game.refusal('go salt-1')).toMatchObject({ code: 'station.own', rule: 'H-3.6' });
    expect(game.refusal('go salt-2')).toBeUndefined();
  });

  it('H-3.2: of equal ways the one with the fewest roads, then with the lowest ids', () => {
    const way = (move: string) =>
      testGame({ tiles: [TILES, [], []] })
        .play(move)
        .eventsOf('travelled')[0]?.way;
    expect(way('go salt-3')).toEqual(['castle', 'salt-3']);
    expect(way('go amulet-3')).toEqual(['castle', 'books-3', 'amulet-3']);
  });

  it('H-3.3: sell where the merchant stands, if that is a village without an own station', () => {
    const game = testGame({ tiles: [TILES, [], []], merchants: ['salt-3'] }).play('sell');
    expect(game.cash[0]).toBe(25);
    expect(game.on.stations).toEqual({ 'salt-3': [0] });
    expect(testGame({ tiles: [TILES, [], []] }).refusal('sell')).toEqual({
      code: 'sale.castle',
      rule: 'H-3.3',
      params: {},
    });
    const there = testGame({ tiles: [TILES, [], []], merchants: ['salt-3'], stations: { 'salt-3': [0] } });
    expect(there.refusal('sell')).toMatchObject({ code: 'station.own' });
  });

  it('H-3.4: move for half the sum rounded down; the station goes back and nobody earns', () => {
    const game = testGame({ merchants: ['maize-1'], stations: { 'salt-1': [1] } }).play('move salt-1');
    expect(game.cash).toEqual([20 - 2, 20, 20]);
    expect(game.on.players[0]).toMatchObject({ merchant: 'salt-1', supply: 19, ready: 2 });
    expect(game.on.stations).toEqual({ 'salt-1': [1] });
    expect(game.eventsOf('paid')).toEqual([{ type: 'paid', seat: 0, cash: 2 }]);
  });

  it('H-3.4: to another village without an own station, for cash in hand', () => {
    const game = testGame({ merchants: ['maize-3'], stations: { 'egg-1': [0] }, cash: [3, 20, 20] });
    expect(game.refusal('move maize-3')).toMatchObject({ code: 'village.here', rule: 'H-3.4' });
    expect(game.refusal('move egg-1')).toMatchObject({ code: 'station.own', rule: 'H-3.6' });
    expect(game.refusal('move maize-1')).toBeUndefined();
    expect(game.refusal('move amulet-1')).toEqual({
      code: 'cash.short',
      rule: 'H-3.8',
      params: { village: 'amulet-1', product: 'amulet', toll: 5, cash: 3 },
    });
  });

  it('H-3.5: nothing is always allowed, and the station goes back', () => {
    const game = testGame({ cash: [1, 20, 20] }).play('rest');
    expect(game.on.players[0]).toMatchObject({ ready: 2, supply: 19, cash: 1, merchant: 'castle' });
    expect(game.eventsOf('rested')).toEqual([{ type: 'rested', seat: 0 }]);
  });

  it('H-3.6: the merchant passes through own stations and Hermagor, and may share a village', () => {
    const game = testGame({
      tiles: [TILES, [], []],
      merchants: ['weapons-3', 'salt-1', 'egg-1'],
      stations: { 'maize-1': [0], 'amulet-1': [0] },
    });
    game.play('go salt-1');
    expect(game.eventsOf('travelled')[0]?.way).toEqual([
      'weapons-3',
      'castle',
      'maize-1',
      'amulet-1',
      'salt-1',
    ]);
    expect(game.on.players.map((player) => player.merchant)).toEqual(['salt-1', 'salt-1', 'egg-1']);
  });

  it('H-3.6: it never ends in a village with an own station', () => {
    const game = testGame({ tiles: [[1], [], []], stations: { 'salt-3': [0] } });
    for (const move of ['go salt-3', 'move salt-3'])
      expect(game.refusal(move)).toMatchObject({ code: 'station.own', rule: 'H-3.6' });
  });

  it('H-3.6: it never ends in Hermagor, and stays where it is between rounds', () => {
    const game = testGame({ merchants: ['egg-3', 'salt-1', 'castle'], ready: [1, 0, 0] });
    expect(game.moves().some((move) => move.endsWith('castle'))).toBe(false);
    expect(() => game.refusal('move castle')).toThrow('no move');
    game.play('move relic-3');
    expect(game.on.round).toBe(2);
    expect(game.on.players.map((player) => player.merchant)).toEqual(['relic-3', 'salt-1', 'castle']);
  });

  it('H-3.6: there is no moving after a sale', () => {
    const game = testGame({ tiles: [TILES, [], []] }).play('go salt-3');
    expect(game.turn).toBe(1);
  });
});

describe('sales', () => {
  it('H-3.7: selling needs a tile with the product; a tile serves any number of sales', () => {
    const game = testGame({ tiles: [[1, 'good-deal'], [], []], ready: [3, 0, 0], turned: [3] });
    expect(game.refusal('go egg-3')).toMatchObject({
      code: 'product.missing',
      rule: 'H-3.7',
      params: { product: 'egg' },
    });
    expect(game.refusal('go maize-3')).toMatchObject({ code: 'product.missing' });
    game.play('go salt-3', 'go salt-1');
    expect(game.on.stations).toEqual({ 'salt-3': [0], 'salt-1': [0] });
    const here = testGame({ tiles: [[1], [], []], merchants: ['egg-3'] });
    expect(here.refusal('sell')).toMatchObject({ code: 'product.missing', params: { village: 'egg-3' } });
  });

  it('H-3.8: the way is paid, the price comes, the station is placed, others get 1 from the bank, regions are settled', () => {
    const stations = { 'maize-1': [0], 'salt-1': [0], 'amulet-1': [1, 2] };
    const game = testGame({ tiles: [TILES, [], []], stations, prices: { amulet: 7 } }).play('go amulet-1');
    expect(game.events.map((event) => event.type)).toEqual([
      'travelled',
      'paid',
      'sold',
      'shared-in',
      'shared-in',
      'completed',
    ]);
    expect(game.cash).toEqual([20 - 8 + 7, 21, 21]);
    expect(game.on.stations['amulet-1']).toEqual([0, 1, 2]);
    expect(game.asked).toBe('build');
  });

  it('H-3.8: the way is paid from the cash in hand, before the price comes', () => {
    const game = testGame({ tiles: [TILES, [], []], cash: [7, 20, 20], prices: { amulet: 10 } });
    expect(game.refusal('go amulet-1')).toMatchObject({
      code: 'cash.short',
      rule: 'H-3.8',
      params: { toll: 8, cash: 7 },
    });
    expect(testGame({ tiles: [TILES, [], []], cash: [8, 20, 20] }).refusal('go amulet-1')).toBeUndefined();
  });

  it('H-3.9: with the Black Market one pays the others nothing all phase, but still earns from their sales', () => {
    const stations = { 'salt-3': [1], 'salt-1': [1], 'weapons-3': [0] };
    const game = testGame({ tiles: [[1, 'black-market'], [2], []], stations, ready: [2, 1, 0] });
    game.play('go salt-3');
    expect(game.cash[1]).toBe(20);
    expect(game.eventsOf('sold')[0]?.blackMarket).toBe(true);
    const before = game.cash[0] ?? 0;
    game.play('go weapons-3');
    expect(game.cash[0]).toBe(before + 1);
    game.play('go salt-1');
    expect(game.eventsOf('shared-in')).toEqual([]);
  });

  it('H-3.10: the Shortcut halves the way once, with move and sell only, and goes back into the bag', () => {
    const game = testGame({ tiles: [[2, 'shortcut'], [], []], ready: [2, 0, 0], merchants: ['maize-1'] });
    expect(game.moves().filter((move) => move.startsWith('move') && move.includes('shortcut'))).toEqual([]);
    game.play('go amulet-1 shortcut');
    expect(game.cash[0]).toBe(20 - 1 + 5);
    expect(game.eventsOf('travelled')).toMatchObject([{ sum: 3, toll: 1, shortcut: true }]);
    expect(game.eventsOf('returned')).toEqual([{ type: 'returned', tile: 'shortcut', colour: 0 }]);
    expect(game.on.players[0]?.tiles).toEqual([2]);
    expect(game.refusal('go weapons-1 shortcut')).toMatchObject({ code: 'shortcut.missing', rule: 'H-3.10' });
  });

  it('H-3.10: its use is a choice', () => {
    const game = testGame({ tiles: [[2, 'shortcut'], [], []], ready: [2, 0, 0] });
    expect(game.moves()).toEqual(expect.arrayContaining(['go amulet-1', 'go amulet-1 shortcut']));
    game.play('go amulet-1');
    expect(game.on.players[0]?.tiles).toEqual([2, 'shortcut']);
    const poor = testGame({ tiles: [[2, 'shortcut'], [], []], cash: [4, 20, 20] });
    expect(poor.refusal('go amulet-1')).toMatchObject({ code: 'cash.short' });
    expect(poor.refusal('go amulet-1 shortcut')).toBeUndefined();
  });

  it('H-3.16: when all stations are used, the tiles go back into the bag and the next round begins', () => {
    const game = testGame({ tiles: [TILES, [5], ['shortcut']], ready: [1, 0, 0], turned: [3] }).play('rest');
    expect(game.eventsOf('cleared')).toEqual([{ type: 'cleared', round: 1, tiles: [1, 2, 5, 'shortcut'] }]);
    expect(game.on.players.every((player) => player.tiles.length === 0)).toBe(true);
    expect([game.on.round, game.asked]).toEqual([2, 'buyer']);
  });

  it('H-3.16: the last action tile is played, too', () => {
    const game = testGame({ ready: [1, 0, 0], turned: [3, 4, 4, 5] }).play('rest');
    expect([game.on.round, game.on.turned, game.asked]).toEqual([5, [3, 4, 4, 5, 5], 'buyer']);
  });

  it('H-3.16: no action tile left: the end', () => {
    const game = testGame({ ready: [1, 0, 0], turned: [3, 4, 4, 5, 5], tiles: [[1], [], []] }).play('rest');
    expect(game.on).toMatchObject({ step: 'over', turn: null });
    expect(game.on.players[0]?.tiles).toEqual([]);
    expect(game.eventsOf('ended')).toHaveLength(1);
  });
});
