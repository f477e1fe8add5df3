import { describe, expect, it } from 'vitest';
import type { Sketch } from './test-game.ts';
import { fullMarket, testGame } from './test-game.ts';

/** The last buyer of the market is about to be placed by seat 2, so a pass there settles everything. */
function settling(sketch: Sketch): Sketch {
  return { step: 'buyer', turn: 2, toPlace: [0, 0, 1], ready: [3, 3, 3], booths: {}, ...sketch };
}

describe('buzz', () => {
  it('H-2.1: 1, 3, 6 or 10 for one to four buyers on a line', () => {
    const lines = {
      one: ['h1.1'],
      two: ['h1.1', 'h1.2'],
      three: ['h1.1', 'h1.2', 'h1.3'],
      four: ['h1.1', 'h1.2', 'h1.3', 'h1.4'],
    };
    const paid = Object.values(lines).map((spaces) => {
      const game = testGame(settling({ buyers: Object.fromEntries(spaces.map((space) => [space, 0])) }));
      return (game.play('pass').cash[0] ?? 0) - 20;
    });
    expect(paid).toEqual([1, 3, 6, 10]);
  });

  it('H-2.1: a junction counts on both its lines, a buyer on a tile on none', () => {
    const game = testGame(settling({ booths: { 'b2.1': 2 }, buyers: { 'j1.1': 0, 'b2.1': 1 } })).play('pass');
    expect(game.eventsOf('buzz')).toEqual([
      { type: 'buzz', seat: 0, line: 'h1', buyers: 1, cash: 1 },
      { type: 'buzz', seat: 0, line: 'v1', buyers: 1, cash: 1 },
    ]);
    expect(game.cash).toEqual([22, 20, 20]);
  });

  it('H-2.1: edges along a vertical passage count on that line', () => {
    const game = testGame(settling({ buyers: { 'v1.2': 0, 'v5.2': 0, 'j3.2': 0, 'v2.1': 0 } })).play('pass');
    expect(game.eventsOf('buzz').map(({ line, cash }) => [line, cash])).toEqual([
      ['h3', 1],
      ['v1', 1],
      ['v2', 6],
    ]);
  });
});

describe('winning tiles', () => {
  /** Winner and reason of one booth. */
  const outcome = (buyers: Sketch['buyers'], booth = 'b3.2') => {
    const game = testGame(settling({ booths: { [booth]: 2 }, buyers: buyers ?? {} })).play('pass');
    const [won] = game.eventsOf('won');
    const [stayed] = game.eventsOf('stayed');
    return won ? [won.colour, won.reason] : [null, stayed?.reason];
  };

  it('H-2.2: most buyers on the tile and on all eight spaces that touch it win it', () => {
    expect(outcome({ 'b3.2': 1 })).toEqual([1, 'most']);
    for (const space of ['h2.2', 'h3.2', 'v3.1', 'v3.2', 'j2.1', 'j2.2', 'j3.1', 'j3.2'])
      expect(outcome({ [space]: 0 })).toEqual([0, 'most']);
    expect(outcome({ 'b3.2': 1, 'j2.1': 0, 'j3.2': 0 })).toEqual([0, 'most']);
    for (const space of ['h1.2', 'h2.1', 'v3.3', 'v2.2', 'j1.1', 'j3.3', 'h4.2'])
      expect(outcome({ [space]: 0 })).toEqual([null, 'nobody']);
  });

  it('H-2.2: tiles are settled one at a time in reading order', () => {
    const game = testGame(
      settling({ booths: { 'b4.1': 8, 'b2.2': 4, 'b2.1': 2 }, buyers: { 'b2.1': 0, 'b4.1': 1 } }),
    ).play('pass');
    const settled = game.events.filter((event) => event.type === 'won' || event.type === 'stayed');
    expect(settled.map((event) => 'booth' in event && event.booth)).toEqual(['b2.1', 'b2.2', 'b4.1']);
  });

  it('H-2.2: the first row and the last one too', () => {
    const game = testGame({
      seats: 5,
      step: 'buyer',
      turn: 4,
      toPlace: [0, 0, 0, 0, 1],
      ready: [3, 3, 3, 3, 3],
      booths: { 'b1.1': 2, 'b5.4': 4 },
      buyers: { 'b1.1': 0, 'h4.4': 1 },
    }).play('pass');
    expect(game.eventsOf('won').map(({ booth, colour }) => [booth, colour])).toEqual([
      ['b1.1', 0],
      ['b5.4', 1],
    ]);
  });

  it('H-2.3: of those tied, the one on top of the tile wins', () => {
    expect(outcome({ 'b3.2': 1, 'h2.2': 0 })).toEqual([1, 'top']);
  });

  it('H-2.3: a buyer on top that is not tied does not matter', () => {
    expect(outcome({ 'b3.2': 2, 'h2.2': 0, 'j2.1': 0, 'j2.2': 1, 'j3.1': 1 })).toEqual([0, 'edges']);
  });

  it('H-2.3: else the one with strictly most buyers on the edges', () => {
    expect(outcome({ 'h2.2': 0, 'j2.1': 1 })).toEqual([0, 'edges']);
    expect(outcome({ 'h2.2': 0, 'v3.2': 0, 'j3.1': 1, 'h3.2': 1 })).toEqual([0, 'edges']);
    expect(outcome({ 'h2.2': 0, 'h3.2': 1 })).toEqual([null, 'tie']);
    expect(outcome({ 'j2.1': 0, 'j2.2': 1 })).toEqual([null, 'tie']);
  });

  it('H-2.3: else nobody, and the tile stays, as does a tile without buyers', () => {
    const game = testGame(
      settling({ booths: { 'b2.1': 2, 'b4.4': 4 }, buyers: { 'h2.1': 0, 'h1.1': 1 } }),
    ).play('pass');
    expect(game.eventsOf('stayed').map(({ booth, reason }) => [booth, reason])).toEqual([
      ['b2.1', 'tie'],
      ['b4.4', 'nobody'],
    ]);
    expect(game.on.booths).toEqual({ 'b2.1': 2, 'b4.4': 4 });
  });
});

describe('what tiles do', () => {
  it('H-2.4: the winner of a single tile may raise its product by 1, or keep it', () => {
    const sketch = settling({ booths: { 'b2.1': 1 }, buyers: { 'b2.1': 1 } });
    const raised = testGame(sketch).play('pass');
    expect([raised.asked, raised.turn, raised.moves()]).toEqual(['raise', 1, ['raise salt', 'keep']]);
    expect(raised.refusal('raise egg')).toMatchObject({
      code: 'raise.other',
      rule: 'H-2.4',
      params: { only: 'salt' },
    });
    raised.play('raise salt');
    expect(raised.on.prices.salt).toBe(6);
    expect(testGame(sketch).play('pass', 'keep').on.prices.salt).toBe(5);
  });

  it('H-2.4: at once, before the next tile is settled', () => {
    const game = testGame(
      settling({ booths: { 'b2.1': 1, 'b2.2': 3 }, buyers: { 'b2.1': 1, 'b2.2': 0 } }),
    ).play('pass');
    expect(game.eventsOf('won').map(({ booth }) => booth)).toEqual(['b2.1']);
    game.play('raise salt');
    expect(game.eventsOf('won').map(({ booth }) => booth)).toEqual(['b2.2']);
    expect([game.asked, game.turn]).toEqual(['raise', 0]);
  });

  it('H-2.4: no price passes 10, at 10 nothing is asked; a double tile asks nothing', () => {
    const single = testGame(
      settling({ booths: { 'b2.1': 1 }, buyers: { 'b2.1': 1 }, prices: { salt: 10 } }),
    ).play('pass');
    expect(single.asked).not.toBe('raise');
    expect(single.on.prices.salt).toBe(10);
    const nine = testGame(
      settling({ booths: { 'b2.1': 1 }, buyers: { 'b2.1': 1 }, prices: { salt: 9 } }),
    ).play('pass', 'raise salt');
    expect(nine.on.prices.salt).toBe(10);
    expect(testGame(settling({ booths: { 'b2.1': 2 }, buyers: { 'b2.1': 1 } })).play('pass').asked).not.toBe(
      'raise',
    );
  });

  it('H-2.5: Floating Market raises any one product and goes back into the bag at once', () => {
    const game = testGame(
      settling({ booths: { 'b2.1': 'floating-market' }, buyers: { 'b2.1': 1 }, prices: { egg: 10 } }),
    ).play('pass');
    expect([game.asked, game.turn]).toEqual(['raise-any', 1]);
    expect(game.moves()).toHaveLength(7 + 1);
    expect(game.refusal('raise egg')).toMatchObject({ code: 'raise.top', rule: 'H-2.5' });
    expect(game.eventsOf('returned')).toEqual([{ type: 'returned', tile: 'floating-market', colour: 1 }]);
    expect(game.on.players[1]?.tiles).toEqual([]);
    game.play('raise relic');
    expect(game.on.prices).toMatchObject({ relic: 6, salt: 5 });
  });

  it('H-2.5: the winner may also keep the prices, and with all at 10 nothing is asked', () => {
    const sketch = settling({ booths: { 'b2.1': 'floating-market' }, buyers: { 'b2.1': 1 } });
    expect(new Set(Object.values(testGame(sketch).play('pass', 'keep').on.prices))).toEqual(new Set([5]));
    const game = testGame({ ...sketch, prices: 10 }).play('pass');
    expect(game.asked).not.toBe('raise-any');
    expect(game.eventsOf('returned')).toHaveLength(1);
  });

  it('H-2.6: Good Deal pays 5 at once and goes back into the bag', () => {
    const game = testGame(settling({ booths: { 'b2.1': 'good-deal' }, buyers: { 'b2.1': 1 } })).play('pass');
    expect(game.cash).toEqual([20, 25, 20]);
    expect(game.eventsOf('good-deal')).toEqual([{ type: 'good-deal', seat: 1, cash: 5 }]);
    expect(game.on.players[1]?.tiles).toEqual([]);
    expect(game.on.booths).toEqual({});
  });

  it('H-2.7: Black Market, Shortcut and product tiles lie open before their winner', () => {
    const booths = { 'b2.1': 'black-market', 'b2.4': 'shortcut', 'b4.1': 2 } as const;
    const game = testGame(settling({ booths, buyers: { 'b2.1': 1, 'b2.4': 1, 'b4.1': 1 } })).play('pass');
    expect(game.on.players[1]?.tiles).toEqual([2, 'shortcut', 'black-market']);
    expect(game.on.booths).toEqual({});
  });
});

describe('searching the bag', () => {
  it('H-2.8: who has no product tile may draw one, clockwise from the start player', () => {
    const game = testGame(
      settling({
        start: 2,
        turn: 2,
        booths: { 'b2.1': 2, 'b2.4': 'shortcut' },
        buyers: { 'b2.1': 1, 'b2.4': 0 },
      }),
    ).play('pass');
    expect([game.asked, game.turn, game.moves()]).toEqual(['search', 2, ['draw', 'skip']]);
    game.play('skip');
    expect(game.eventsOf('unsearched')).toEqual([{ type: 'unsearched', seat: 2 }]);
    expect([game.asked, game.turn]).toEqual(['search', 0]);
    game.play('draw');
    const [found] = game.eventsOf('searched');
    expect(game.on.players.map((player) => player.tiles.length)).toEqual([2, 1, 0]);
    expect(game.on.players[0]?.tiles).toEqual([found?.tile, 'shortcut']);
    expect(game.asked).toBe('start');
  });

  it('H-2.8: specials drawn have no effect and go back, and no price is raised', () => {
    // All product tiles but 1 (salt) lie elsewhere: it must come in the end, after any of the specials.
    const [last, ...others] = fullTiles();
    const met = new Set<string | number>();
    for (let i = 0; i < 30; i++) {
      const game = testGame({ step: 'search', turn: 0, ready: [3, 3, 3], tiles: [[], others, []] });
      game.seedWith(`bag ${i}`).play('draw');
      const [found] = game.eventsOf('searched');
      for (const special of found?.specials ?? []) met.add(special);
      expect(found?.tile).toBe(last);
      expect(game.on.players[0]).toMatchObject({ tiles: [last], cash: 20 });
      expect(game.on.prices.salt).toBe(5);
      expect(game.asked).toBe('start');
    }
    expect(met).toEqual(new Set(['floating-market', 'shortcut', 'black-market', 'good-deal']));
  });

  it('H-2.8: specials drawn can be met again by the next who searches', () => {
    const both = Array.from({ length: 30 }, (_, i) => {
      const game = testGame({
        step: 'search',
        turn: 0,
        ready: [3, 3, 3],
        tiles: [[], fullTiles().slice(2), []],
      });
      game.seedWith(`twice ${i}`).play('draw');
      const first = game.eventsOf('searched')[0]?.specials ?? [];
      expect([game.asked, game.turn]).toEqual(['search', 2]);
      game.play('draw');
      return (game.eventsOf('searched')[0]?.specials ?? []).filter((special) => first.includes(special));
    });
    expect(both.flat().length).toBeGreaterThan(0);
  });

  it('H-2.8: an empty search gives nothing and is not asked', () => {
    const booths = Object.fromEntries(Object.entries(fullMarket(5)).slice(1));
    const game = testGame({
      seats: 5,
      step: 'raise',
      turn: 0,
      ready: [3, 3, 3, 3, 3],
      raising: { booth: 'b1.1', tile: 1 },
      booths,
      buyers: { 'b1.1': 0 },
      tiles: [[1], [], [], [], []],
    }).play('keep');
    expect(game.eventsOf('searched').map(({ seat, tile }) => [seat, tile])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
    ]);
    expect([game.asked, game.turn]).toEqual(['start', 0]);
  });
});

describe('the start player', () => {
  it('H-2.9: the lowest tile number names any player, who begins phase 3', () => {
    const game = testGame(
      settling({
        booths: { 'b2.1': 12, 'b2.4': 4, 'b4.4': 16 },
        buyers: { 'b2.1': 0, 'b2.4': 1, 'b4.4': 2 },
      }),
    ).play('pass');
    expect([game.asked, game.turn]).toEqual(['start', 1]);
    expect(game.moves()).toEqual(['start 0', 'start 1', 'start 2']);
    game.play('start 2');
    expect([game.asked, game.turn, game.on.start]).toEqual(['action', 2, 2]);
    expect(game.eventsOf('started')).toEqual([{ type: 'started', seat: 1, start: 2, tile: 4 }]);
  });

  it('H-2.9: tiles drawn from the bag count, special tiles do not', () => {
    const tiles = [['shortcut' as const], [2, 4, 6, 8, 10, 12, 14, 16, 3, 5, 7, 9, 11, 13, 15], []];
    const game = testGame({ step: 'search', turn: 0, ready: [3, 3, 3], tiles }).play('draw');
    expect(game.on.players[0]?.tiles).toContain(1);
    expect([game.asked, game.turn]).toEqual(['start', 0]);
  });

  it('H-2.9: who holds the lowest drawn tile names', () => {
    const others = fullTiles().slice(1);
    const game = testGame({
      step: 'search',
      turn: 2,
      ready: [3, 3, 3],
      tiles: [[2], others.filter((tile) => tile !== 2), []],
    }).play('draw');
    expect([game.asked, game.turn]).toEqual(['start', 2]);
    expect(game.play('start 2').turn).toBe(2);
  });

  it('H-2.9: nobody holds one: no change', () => {
    const game = testGame({
      step: 'search',
      turn: 2,
      start: 0,
      ready: [3, 3, 3],
      tiles: [['shortcut'], [], []],
    }).play('skip');
    expect([game.asked, game.turn, game.on.start]).toEqual(['action', 0, 0]);
    expect(game.eventsOf('started')).toEqual([]);
  });

  it('H-2.10: the buyers return to their owners', () => {
    const game = testGame(settling({ booths: { 'b2.1': 2 }, buyers: { 'b2.1': 0, 'h4.4': 1 } })).play('pass');
    expect(Object.keys(game.on.buyers)).toHaveLength(2);
    game.play('skip', 'skip', 'start 0');
    expect(game.on.buyers).toEqual({});
    expect(game.on.players.map((player) => player.buyers)).toEqual([0, 0, 0]);
    game.play(...Array(9).fill('rest'));
    expect(game.asked).toBe('buyer');
    expect(game.on.players.map((player) => player.buyers)).toEqual([4, 4, 4]);
  });
});

/** The product tiles of a game for three. */
function fullTiles(): number[] {
  return Array.from({ length: 16 }, (_, i) => i + 1);
}
