import { describe, expect, it } from 'vitest';
import { hermagor } from '../rules/index.ts';
import { DEAR_MARKET } from './test-board.ts';
import type { Sketch } from './test-game.ts';
import { fullMarket, newGame, testGame, testTable } from './test-game.ts';

const MARKET: Sketch = {
  seats: 2,
  step: 'buyer',
  booths: fullMarket(2),
  toPlace: [4, 4],
  sharedToPlace: 2,
  ready: [3, 3],
  sharedReady: [2, 2],
};
const SELLING: Sketch = { seats: 2, tiles: [[2], [3]], ready: [2, 2], sharedReady: [2, 2] };

describe('the shared colour', () => {
  it('H-5.1: it has its own supply; each round two shared buyers in all and two shared stations each', () => {
    const { on } = newGame(2);
    expect(on.shared).toEqual({ buyers: 2, supply: 21 - 4, discs: 9 });
    expect(on.players.map((player) => player.sharedReady)).toEqual([2, 2]);
    expect(newGame(3).on.shared).toBeNull();
    expect(testGame().refusal('share salt-1')).toMatchObject({ code: 'shared.two-players', rule: 'H-5.1' });
  });

  it('H-5.1: two shared buyers a round, whoever places them', () => {
    const game = testGame(MARKET).play('buy b2.1', 'shared-buy b2.2', 'buy b2.3', 'shared-buy b2.4');
    expect(game.on.shared?.buyers).toBe(0);
    expect(game.asked).toBe('buyer');
    expect(game.refusal('shared-buy j1.1')).toMatchObject({ code: 'shared.none-left', rule: 'H-5.1' });
    game.play('buy b3.1');
    expect([game.asked, game.turn]).toEqual(['buyer', 1]);
  });

  it('H-5.1: by the other reading each player has two shared buyers of their own', () => {
    const each: Sketch = { ...MARKET, options: { sharedBuyers: 'twoEach' }, sharedEach: [2, 2] };
    const fresh = newGame(2, { sharedBuyers: 'twoEach' }).on;
    expect(fresh.shared?.buyers).toBe(4);
    expect(fresh.players.map((player) => player.sharedBuyers)).toEqual([2, 2]);
    const game = testGame(each).play('buy b2.1', 'shared-buy b2.2', 'buy b2.3', 'done');
    expect(game.on.players.map((player) => player.sharedBuyers)).toEqual([1, 2]);
    game.play('buy b2.4', 'shared-buy b3.1', 'buy b3.2', 'shared-buy b3.3');
    expect([game.on.shared?.buyers, game.turn]).toEqual([1, 0]);
    expect(game.refusal('shared-buy j1.1')).toMatchObject({ code: 'shared.none-left', rule: 'H-5.1' });
    game.play('buy b3.4');
    expect([game.asked, game.turn]).toEqual(['buyer', 1]);
    expect(game.refusal('shared-buy j1.1')).toBeUndefined();
    game.play('pass', 'pass', 'pass');
    expect(game.on.step).not.toBe('buyer');
    expect(game.on.shared?.buyers).toBe(0);
    expect(game.on.players.map((player) => player.sharedBuyers)).toEqual([0, 0]);
  });

  it('H-5.1: the option changes nothing with more players', () => {
    const { on } = newGame(3, { sharedBuyers: 'twoEach' });
    expect(on.shared).toBeNull();
    expect(on.players.every((player) => player.sharedBuyers === undefined)).toBe(true);
  });

  it('H-5.2: after the own buyer a shared one may follow, free, or not', () => {
    const game = testGame(MARKET).play('buy b2.1');
    expect([game.asked, game.turn]).toEqual(['shared-buyer', 0]);
    expect(game.refusal('buy b2.2')).toMatchObject({ code: 'move.other' });
    expect(game.refusal('pass')).toMatchObject({ code: 'move.other' });
    game.play('shared-buy j2.2');
    expect(game.cash).toEqual([18, 20]);
    expect(game.on.buyers).toEqual({ 'b2.1': 0, 'j2.2': 'shared' });
    expect([game.asked, game.turn]).toEqual(['buyer', 1]);
    game.play('buy b2.2', 'done');
    expect(game.turn).toBe(0);
  });

  it('H-5.2: a shared buyer first, and then the own one without a pass', () => {
    const game = testGame(MARKET).play('shared-buy j2.2');
    expect([game.asked, game.turn]).toEqual(['buyer-after-shared', 0]);
    expect(game.refusal('pass')).toMatchObject({ code: 'pass.after-shared', rule: 'H-5.2' });
    expect(game.refusal('shared-buy j1.1')).toMatchObject({ code: 'shared.once', rule: 'H-5.2' });
    expect(game.refusal('buy j2.2')).toMatchObject({ code: 'space.taken' });
    game.play('buy b2.1');
    expect([game.asked, game.turn]).toEqual(['buyer', 1]);
  });

  it('H-5.2: none on a pass, chosen or forced', () => {
    expect(testGame(MARKET).play('pass').turn).toBe(1);
    const forced = testGame({ ...MARKET, cash: [20, 1] }).play('buy b2.1', 'done');
    expect(forced.eventsOf('passed')).toEqual([{ type: 'passed', seat: 1, forced: true }]);
    expect([forced.asked, forced.turn]).toEqual(['buyer', 0]);
  });

  it('H-5.2: a shared buyer comes first only if an own placement stays possible', () => {
    const game = testGame({ ...MARKET, market: DEAR_MARKET, cash: [2, 2], booths: {} });
    expect(game.refusal('shared-buy v1.1')).toMatchObject({ code: 'shared.promise', rule: 'H-5.2' });
    expect(game.refusal('shared-buy v1.2')).toBeUndefined();
    expect(game.moves()).toHaveLength(1 + 42 + 1);
    game.play('buy v1.1');
    expect(game.moves()).toHaveLength(42 + 1);
  });

  it('H-5.3: it wins majorities, its tiles go back into the bag, and it earns no buzz', () => {
    const game = testGame({
      ...MARKET,
      toPlace: [0, 1],
      turn: 1,
      sharedToPlace: 0,
      booths: { 'b3.2': 2 },
      buyers: { 'j2.1': 'shared', 'j3.1': 'shared', 'h2.2': 0 },
    });
    game.play('pass');
    expect(game.eventsOf('won')).toMatchObject([{ booth: 'b3.2', colour: 'shared', reason: 'most' }]);
    expect(game.eventsOf('returned')).toEqual([{ type: 'returned', tile: 2, colour: 'shared' }]);
    expect(game.on.booths).toEqual({});
    expect(game.eventsOf('buzz').every((event) => event.seat === 0)).toBe(true);
    expect(game.cash).toEqual([21, 20]);
  });

  it('H-5.3: a single tile it wins raises its price without a choice, a special does nothing', () => {
    const sketch = (tile: 1 | 'good-deal' | 'floating-market', price = 5): Sketch => ({
      ...MARKET,
      toPlace: [0, 1],
      turn: 1,
      sharedToPlace: 0,
      booths: { 'b3.2': tile },
      buyers: { 'b3.2': 'shared' },
      prices: { salt: price },
    });
    const single = testGame(sketch(1)).play('pass');
    expect(single.eventsOf('raised')).toEqual([
      { type: 'raised', colour: 'shared', product: 'salt', from: 5, to: 6 },
    ]);
    expect(single.asked).toBe('search');
    expect(testGame(sketch(1, 10)).play('pass').on.prices.salt).toBe(10);
    const deal = testGame(sketch('good-deal')).play('pass');
    expect(deal.cash).toEqual([20, 20]);
    expect(testGame(sketch('floating-market')).play('pass').asked).toBe('search');
  });
});

describe('shared stations', () => {
  it('H-5.4: before the action, in any village whose product one holds, wherever the merchant is; no cash moves', () => {
    const game = testGame({ ...SELLING, stations: { 'amulet-2': ['shared'], 'weapons-2': [1] } });
    expect(game.refusal('share amulet-2')).toMatchObject({ code: 'station.shared', rule: 'H-5.4' });
    expect(game.refusal('share egg-1')).toMatchObject({ code: 'product.missing', rule: 'H-5.4' });
    game.play('share weapons-2');
    expect(game.cash).toEqual([20, 20]);
    expect(game.on.stations['weapons-2']).toEqual([1, 'shared']);
    expect(game.on.players[0]).toMatchObject({ sharedReady: 1, ready: 2, merchant: 'castle' });
    expect([game.asked, game.turn]).toEqual(['action-after-shared', 0]);
    expect(game.refusal('share amulet-1')).toMatchObject({ code: 'shared.once', rule: 'H-5.4' });
    expect(game.refusal('done')).toMatchObject({ code: 'move.other' });
    game.play('rest');
    expect(game.turn).toBe(1);
  });

  it('H-5.4: after any action, the last one too; or done', () => {
    const game = testGame({ ...SELLING, ready: [1, 0], tiles: [[2], []] }).play('rest');
    expect([game.asked, game.turn]).toEqual(['shared-station', 0]);
    expect(game.refusal('rest')).toMatchObject({ code: 'move.other' });
    game.play('share amulet-1');
    expect(game.on.round).toBe(2);
    const done = testGame({ ...SELLING, ready: [1, 0], tiles: [[2], []] }).play('move egg-3', 'done');
    expect(done.on.round).toBe(2);
  });

  it('H-5.4: it keeps no merchant out', () => {
    const game = testGame({ ...SELLING, stations: { 'amulet-1': ['shared'] } });
    expect(game.refusal('go amulet-1')).toBeUndefined();
    expect(game.refusal('move amulet-1')).toBeUndefined();
  });

  it('H-5.4: no turn, no shared station; unused ones go back at the end of the round', () => {
    const game = testGame({ ...SELLING, ready: [1, 0], tiles: [[2], [3]] }).play('rest', 'done');
    expect(game.on.round).toBe(2);
    expect(game.on.shared?.supply).toBe(21 - 4);
    expect(game.on.players.map((player) => player.sharedReady)).toEqual([2, 2]);
  });

  it('H-5.4: a short shared supply is dealt alternately from the start player', () => {
    const villages = testTable(2).placeId.slice(0, 18);
    const game = testGame({
      seats: 2,
      options: { sixTile: 'add' },
      turned: [3, 4, 4, 5, 5],
      ready: [1, 0],
      sharedReady: [0, 0],
      start: 1,
      stations: Object.fromEntries(villages.map((id) => [id, ['shared' as const]])),
    }).play('rest');
    expect(game.on.players.map((player) => player.sharedReady)).toEqual([1, 2]);
    expect(game.on.shared?.supply).toBe(0);
    expect(game.eventsOf('turned')[0]?.shared).toEqual([1, 2]);
  });

  it('H-5.5: its regions need shared stations only, cannot be declined, and nobody earns', () => {
    const game = testGame({ ...SELLING, stations: { 'books-1': ['shared'], 'weapons-1': ['shared'] } }).play(
      'share amulet-1',
    );
    expect([game.asked, game.turn]).toEqual(['shared-build', 0]);
    expect(game.moves()).toEqual(['build moor relic', 'build moor weapons', 'build moor maize']);
    expect(game.refusal('decline moor')).toMatchObject({ code: 'decline.shared', rule: 'H-5.5' });
    game.play('build moor weapons');
    expect(game.cash).toEqual([20, 20]);
    expect(game.on.discs.weapons[0]).toBe('shared');
    expect(game.on.shared?.discs).toBe(8);
    expect(game.asked).toBe('action-after-shared');
    const own = testGame({ ...SELLING, stations: { 'books-1': [0], 'weapons-1': ['shared'] } }).play(
      'share amulet-1',
    );
    expect(own.eventsOf('completed')).toEqual([]);
  });

  it('H-5.5: with one possible row nothing is asked; a full row loses the chance', () => {
    const court = { 'maize-1': ['shared' as const], 'salt-1': ['shared' as const] };
    const game = testGame({ ...SELLING, stations: court, discs: { nobility: [0] } }).play('share amulet-1');
    expect(game.eventsOf('built')).toEqual([
      {
        type: 'built',
        seat: 0,
        colour: 'shared',
        region: 'court',
        row: 'nobility',
        square: 1,
        cash: 0,
        forced: true,
      },
    ]);
    const full = testGame({ ...SELLING, stations: court, discs: { nobility: [0, 1, 0, 1, 0, 1] } }).play(
      'share amulet-1',
    );
    expect(full.eventsOf('lost')).toMatchObject([{ colour: 'shared', region: 'court' }]);
  });

  it('H-5.6: only the squares 5 and 1 are used, the 1 from price 6 on', () => {
    const moor = { ...SELLING, tiles: [[2], []], stations: { 'books-1': [0], 'weapons-1': [0] } };
    const at = (price: number, taken: (0 | 1 | null)[]) =>
      testGame({ ...moor, prices: { maize: price }, discs: { maize: taken } }).play('go amulet-1');
    expect(at(5, []).preview('build moor maize')).toMatchObject({ square: 0, value: 5 });
    expect(at(5, [1]).refusal('build moor maize')).toMatchObject({ code: 'row.full' });
    expect(at(6, [1]).preview('build moor maize')).toMatchObject({ square: 2, value: 1, cash: 1 });
    expect(at(10, [1, null, 1]).refusal('build moor maize')).toMatchObject({ code: 'row.full' });
  });

  it('H-5.7: the opponent gets 2 where the shared colour has a station too', () => {
    const paid = (owners: (0 | 1 | 'shared')[]) => {
      const game = testGame({ ...SELLING, stations: { 'amulet-1': owners }, sharedReady: [0, 0] }).play(
        'go amulet-1',
      );
      return (game.cash[1] ?? 0) - 20;
    };
    expect([paid([1]), paid([1, 'shared']), paid(['shared'])]).toEqual([1, 2, 0]);
  });

  it('H-5.7: a shared station placed before the sale counts', () => {
    const game = testGame({ ...SELLING, stations: { 'amulet-1': [1] } }).play(
      'share amulet-1',
      'go amulet-1',
    );
    expect(game.cash[1]).toBe(22);
  });

  it('H-5.8: the shared colour takes no part in the scoring', () => {
    const game = testGame({
      seats: 2,
      turned: [3, 4, 4, 5, 5],
      ready: [1, 0],
      stations: { 'maize-1': ['shared'], 'salt-1': ['shared'], 'amulet-1': [0] },
    }).play('rest');
    const result = hermagor.result(game.state);
    expect(result?.scores).toEqual([25, 15]);
    expect(result?.ranks).toHaveLength(2);
  });
});

describe('two players and the start player', () => {
  it('H-2.9: the shared colour is never named', () => {
    const game = testGame({ seats: 2, step: 'start', ready: [3, 3], tiles: [[1], [2]] });
    expect(game.moves()).toEqual(['start 0', 'start 1']);
  });

  it('H-3.11: the way is paid before a later shared station', () => {
    const game = testGame({ ...SELLING, options: { travelPay: 'after' }, cash: [3, 20] }).play('go amulet-1');
    expect(game.eventsOf('paid')).toEqual([{ type: 'paid', seat: 0, cash: 8 }]);
    expect([game.asked, game.on.owed]).toEqual(['shared-station', 0]);
  });
});
