import { expect, it } from 'vitest';
import { fullMarket, testGame } from './test-game.ts';

const [RED, BLUE, GREEN] = [0, 1, 2];

it('H-X1: three players settle twelve tiles', () => {
  const game = testGame({
    step: 'buyer',
    turn: GREEN,
    toPlace: [0, 0, 1],
    ready: [3, 3, 3],
    cash: [20, 20, 20],
    // At 10 no single tile asks about its price, so everything is settled in one go.
    prices: 10,
    booths: fullMarket(3),
    buyers: {
      'j2.1': RED,
      'j2.2': RED,
      'j2.3': RED,
      'h2.2': RED,
      'b2.1': BLUE,
      'b3.1': BLUE,
      'h3.3': BLUE,
      'j3.3': BLUE,
      'b2.2': GREEN,
      'b4.1': GREEN,
      'h1.1': GREEN,
    },
  }).play('buy h2.1');
  const buzz = [RED, BLUE, GREEN].map((seat) =>
    game
      .eventsOf('buzz')
      .filter((event) => event.seat === seat)
      .map((event) => event.cash)
      .sort((a, b) => b - a),
  );
  // The space h2.1 stands for its cost of 3 on the test board, too.
  expect(buzz).toEqual([
    [10, 1, 1, 1],
    [3, 1],
    [1, 1],
  ]);
  expect(game.cash).toEqual([20 + 13, 20 + 4, 20 + 2 - 3]);

  const letters: Record<string, string> = Object.fromEntries(
    Object.keys(fullMarket(3)).map((booth, i) => [booth, 'ABCDEFGHIJKL'[i] ?? '']),
  );
  const winners: Record<string, unknown> = {};
  for (const event of game.eventsOf('won')) winners[letters[event.booth] ?? ''] = event.colour;
  for (const event of game.eventsOf('stayed')) winners[letters[event.booth] ?? ''] = 'stays';
  expect(winners).toEqual({
    A: GREEN,
    B: RED,
    C: RED,
    D: RED,
    E: BLUE,
    F: RED,
    G: BLUE,
    H: 'stays',
    I: GREEN,
    J: 'stays',
    K: BLUE,
    L: BLUE,
  });
});

it('H-X2: a sale with two regions brings Red 6 in all', () => {
  const game = testGame({
    cash: [8, 20, 20],
    tiles: [[2], [], []],
    prices: { amulet: 7 },
    stations: {
      'maize-1': [RED],
      'salt-1': [RED],
      'books-1': [RED],
      'weapons-1': [RED],
      'amulet-1': [GREEN, BLUE],
    },
    // The first Nobility square is taken, the weapons row is full at price 5, and so is the first graveyard.
    discs: { nobility: [BLUE], weapons: [BLUE, GREEN], relic: [BLUE] },
  });
  const [before] = game.cash;
  game.play('go amulet-1');
  expect(game.eventsOf('paid')).toEqual([{ type: 'paid', seat: RED, cash: 5 + 3 }]);
  expect(game.eventsOf('sold')).toMatchObject([{ seat: RED, price: 7 }]);
  expect(game.eventsOf('shared-in').map(({ seat, cash }) => [seat, cash])).toEqual([
    [BLUE, 1],
    [GREEN, 1],
  ]);
  expect(game.refusal('build moor weapons')).toMatchObject({ code: 'row.full' });
  game.play('build court nobility');
  expect(game.eventsOf('built')).toMatchObject([{ row: 'nobility', cash: 4 }]);
  game.play('build moor relic');
  expect(game.eventsOf('built')).toMatchObject([{ row: 'relic', cash: 3 }]);
  expect((game.cash[0] ?? 0) - (before ?? 0)).toBe(6);
});
