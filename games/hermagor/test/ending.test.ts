import { describe, expect, it } from 'vitest';
import { type Breakdown, hermagor } from '../rules/index.ts';
import type { Sketch, TestGame } from './test-game.ts';
import { testGame } from './test-game.ts';

const LAST_ROUND = { 2: [3, 4, 4, 5, 5], 3: [3, 4, 4, 5, 5], 4: [4, 4, 5, 5], 5: [3, 4, 5, 5] } as const;

/** The game ends after one more rest of seat 0. */
function ended(sketch: Sketch): TestGame {
  const seats = (sketch.seats ?? 3) as keyof typeof LAST_ROUND;
  return testGame({ ...sketch, turned: LAST_ROUND[seats], ready: [1, 0, 0, 0, 0] }).play('rest');
}

function scores(sketch: Sketch): Breakdown['seats'] {
  const breakdown = hermagor.result(ended(sketch).state)?.breakdown as unknown as Breakdown;
  return breakdown.seats;
}

/** Stations of one seat: so many in each village list. */
function stations(
  ...owners: readonly (readonly [seat: number, villages: readonly string[]])[]
): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [seat, villages] of owners)
    for (const village of villages) found[village] = [...(found[village] ?? []), seat];
  return found;
}

const ROUTE = ['maize-1', 'amulet-1', 'salt-1', 'books-1', 'weapons-1', 'blessing-1', 'egg-1', 'relic-1'];
const EAST = [...ROUTE, 'maize-2', 'salt-2'];
const WEST = ['amulet-2', 'books-2', 'weapons-2', 'blessing-2', 'egg-2', 'relic-2'];
const SOUTH = ['maize-3', 'salt-3', 'amulet-3', 'books-3', 'weapons-3', 'blessing-3', 'egg-3', 'relic-3'];

describe('the end', () => {
  it('H-4.1: each product row with an own disc pays its end value once; H-B3: 0, 1, 3, 6, 8, 9', () => {
    const values = [5, 6, 7, 8, 9, 10].map(
      (price) => scores({ prices: { maize: price }, discs: { maize: [0, 0] } })[0]?.production.maize,
    );
    expect(values).toEqual([0, 1, 3, 6, 8, 9]);
    const [first, second] = scores({
      prices: { maize: 8, egg: 9, salt: 10 },
      discs: { maize: [0, 1], egg: [0], nobility: [0] },
    });
    expect(first?.production).toEqual({ maize: 6, egg: 8 });
    expect(first?.productionTotal).toBe(14);
    expect(second?.production).toEqual({ maize: 6 });
  });

  it('H-4.2: the smallest number of stations in a dukedom counts three times, four times with five players', () => {
    const three = stations([0, [...EAST.slice(0, 4), ...WEST.slice(0, 2), ...SOUTH.slice(0, 3)]]);
    expect(scores({ stations: three })[0]).toMatchObject({ dukedoms: [4, 2, 3], dukedomsTotal: 6 });
    expect(scores({ stations: three, seats: 5 })[0]).toMatchObject({ dukedoms: [4, 2, 3], dukedomsTotal: 8 });
    expect(scores({ stations: stations([0, EAST]) })[0]).toMatchObject({
      dukedoms: [10, 0, 0],
      dukedomsTotal: 0,
    });
  });

  it('H-4.3: most stations on the Principal Route earn 5, fewest lose 5, all equal neither', () => {
    const bonus = (...counts: number[]) =>
      scores({
        seats: counts.length,
        stations: stations(...counts.map((count, seat) => [seat, ROUTE.slice(0, count)] as const)),
      }).map((score) => score.routeTotal);
    expect(bonus(2, 1, 0)).toEqual([5, 0, -5]);
    expect(bonus(2, 2, 0)).toEqual([5, 5, -5]);
    expect(bonus(1, 1, 1)).toEqual([0, 0, 0]);
    expect(bonus(0, 0, 0, 0)).toEqual([0, 0, 0, 0]);
  });

  it('H-4.3: a total may fall below 0', () => {
    const [, , last] = scores({
      cash: [20, 20, 0],
      stations: stations([0, ROUTE.slice(0, 2)], [1, ROUTE.slice(0, 1)]),
    });
    expect(last).toMatchObject({ cash: 0, routeTotal: -5, total: -5, rank: 3 });
  });

  it('H-4.4: most cash wins, everything added', () => {
    const game = ended({ cash: [20, 25, 22], prices: { maize: 10 }, discs: { maize: [0] } });
    const result = hermagor.result(game.state);
    expect(result?.scores).toEqual([29, 25, 22]);
    expect(result?.ranks).toEqual([1, 2, 3]);
    expect(game.eventsOf('ended')[0]?.breakdown).toEqual(result?.breakdown);
  });

  it('H-4.4: a tie goes to the most discs, Nobility included', () => {
    const [first, second, third] = scores({ discs: { maize: [0], nobility: [1, 1] } });
    expect([first?.rank, second?.rank, third?.rank]).toEqual([2, 1, 3]);
    expect([first, second, third].map((score) => score?.tieBreak)).toEqual(['discs', 'discs', 'discs']);
  });

  it('H-4.4: then to the leftmost Nobility disc, and one beats none', () => {
    const left = scores({ discs: { nobility: [1, 0, 2] } });
    expect(left.map((score) => [score.nobility, score.rank, score.tieBreak])).toEqual([
      [4, 2, 'nobility'],
      [3, 1, 'nobility'],
      [5, 3, 'nobility'],
    ]);
    const none = scores({ cash: [20, 20, 30], discs: { maize: [0], nobility: [1] } });
    expect(none.map((score) => score.rank)).toEqual([3, 2, 1]);
  });

  it('H-4.4: then the place is shared', () => {
    const [first, second, third] = scores({ cash: [20, 20, 10] });
    expect([first?.rank, second?.rank, third?.rank]).toEqual([1, 1, 3]);
    expect([first?.tieBreak, third?.tieBreak]).toEqual(['shared', 'none']);
  });

  it('there is no result before', () => {
    expect(hermagor.result(testGame().state)).toBeUndefined();
  });
});

describe('worked examples', () => {
  it('H-X3: end values: red 24, blue 17, yellow 11, green 23', () => {
    const found = scores({
      seats: 4,
      prices: { maize: 8, salt: 10, amulet: 7, books: 8, weapons: 9, blessing: 5 },
      discs: {
        maize: [0],
        salt: [0, 1, 3],
        amulet: [0, 2],
        books: [0, 3],
        weapons: [1, 2, 3],
        blessing: [2],
      },
    });
    expect(found.map((score) => score.productionTotal)).toEqual([6 + 9 + 3 + 6, 9 + 8, 0 + 3 + 8, 9 + 8 + 6]);
  });

  it('H-X4: dukedoms 9, 5, 2 pay 6, with five players 8', () => {
    const mine = stations([0, [...EAST.slice(0, 9), ...WEST.slice(0, 5), ...SOUTH.slice(0, 2)]]);
    for (const [seats, value] of [
      [3, 6],
      [4, 6],
      [5, 8],
    ] as const)
      expect(scores({ seats, stations: mine })[0]).toMatchObject({
        dukedoms: [9, 5, 2],
        dukedomsTotal: value,
      });
  });

  it.each([
    [
      [6, 6, 4, 3, 3],
      [5, 5, 0, -5, -5],
    ],
    [
      [6, 6, 3, 3, 3],
      [5, 5, -5, -5, -5],
    ],
  ])('H-X4: on the route %j pay %j', (counts, paid) => {
    const found = scores({
      seats: 5,
      stations: stations(...counts.map((count, seat) => [seat, ROUTE.slice(0, count)] as const)),
    });
    expect(found.map((score) => score.routeTotal)).toEqual(paid);
  });
});
