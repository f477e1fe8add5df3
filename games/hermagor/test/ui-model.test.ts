import type { Box, Point } from '@kontor/core';
import { neighbourTowards } from '@kontor/ui';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../boards/index.ts';
import { parseBoard } from '../rules/files/schema.ts';
import type { HermagorEvent } from '../rules/view/events.ts';
import { drawMap, drawnOut, quarterTurn } from '../ui/map/drawing.ts';
import { halfWidth } from '../ui/map/land.ts';
import { arrangementFor } from '../ui/model/arrangement.ts';
import { aimOf, moveFor, sortMoves } from '../ui/model/choices.ts';
import { fortunesOf } from '../ui/model/fortunes.ts';
import { journeysSince } from '../ui/model/motion.ts';

const parsed = parseBoard(BOARDS[0]);
if (!parsed.ok) throw new Error('the board is broken');
const board = parsed.value;

function around([x, y]: Point, across: number, down: number): Box {
  return [x - across, y - down, x + across, y + down];
}

/** How much of a box another covers. */
function covered(box: Box, by: Box): number {
  const across = Math.min(box[2], by[2]) - Math.max(box[0], by[0]);
  const down = Math.min(box[3], by[3]) - Math.max(box[1], by[1]);
  return (Math.max(0, across) * Math.max(0, down)) / ((box[2] - box[0]) * (box[3] - box[1]));
}

describe('the arrangement of the table', () => {
  it('has room for a board on a narrow phone below a question about somebody missing', () => {
    expect(arrangementFor({ width: 320, height: 440 })).toBe('phone');
    expect(arrangementFor({ width: 740, height: 320 })).toBe('flat');
  });
});

describe('the drawn map', () => {
  for (const [name, drawn] of [
    ['as it lies', drawMap(board)],
    ['drawn out', drawMap(drawnOut(board))],
    ['turned a quarter', drawMap(quarterTurn(board))],
  ] as const) {
    it(`gives every road, region and village its place, ${name}`, () => {
      expect(drawn.roads).toHaveLength(board.roads.length);
      expect(drawn.regions.every((region) => region.path.length > 10)).toBe(true);
      for (const { at } of drawn.villages) {
        expect(at[0]).toBeGreaterThan(drawn.frame.x);
        expect(at[0]).toBeLessThan(drawn.frame.x + drawn.frame.width);
        expect(at[1]).toBeGreaterThan(drawn.frame.y);
        expect(at[1]).toBeLessThan(drawn.frame.y + drawn.frame.height);
      }
    });

    const names = [...drawn.places.values()].map(({ name, label: { at, anchor } }): Box => {
      const width = 12.4 * name.length;
      const left = at[0] - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
      return [left, at[1] - 16, left + width, at[1] + 2];
    });
    const tolls = drawn.roads.map(({ plaque }) => around(plaque, 14, 14));
    const marks = drawn.regions.map((region) => around(region.label, halfWidth(region), 18));
    const villages = drawn.villages.map(({ at }) => around(at, 24, 24));
    const share = (signs: readonly Box[], others: readonly Box[]) =>
      Math.max(...signs.flatMap((sign) => others.map((other) => covered(sign, other))));

    it(`lets houses cover no name, and tolls and marks at most in part, ${name}`, () => {
      const houses = drawn.villages.flatMap(({ houses }) => houses.map(({ at }) => around(at, 12, 15)));
      expect(houses).toHaveLength(5 * drawn.villages.length);
      expect(share(names, houses)).toBeLessThan(0.02);
      expect(share(tolls, houses)).toBeLessThan(0.25);
      expect(share(marks, houses)).toBeLessThan(0.2);
    });

    it(`lets tolls and marks cover no name and no village, ${name}`, () => {
      expect(share(names, tolls)).toBe(0);
      expect(share(names, marks)).toBe(0);
      expect(share(tolls, villages)).toBe(0);
      expect(share(marks, villages)).toBe(0);
      expect(share(marks, tolls)).toBeLessThan(0.02);
    });

    it(`lets merchants who begin at the castle hide no toll, ${name}`, () => {
      const merchants = drawn.castle.stands
        .slice(0, 5)
        .map(([dx, dy]) => around([drawn.castle.at[0] + dx, drawn.castle.at[1] + dy], 16, 20));
      expect(share(tolls, merchants)).toBeLessThan(0.1);
    });

    it(`lets the first merchant who comes to a village stand on no name, ${name}`, () => {
      const merchants = drawn.villages.flatMap(({ at: [x, y], stands: [first] }) =>
        first ? [around([x + first[0], y + first[1]], 16, 20)] : [],
      );
      expect(merchants).toHaveLength(drawn.villages.length);
      expect(share(names, merchants)).toBeLessThan(0.02);
    });

    it(`leaves room for fingers between villages, ${name}`, () => {
      const places = drawn.villages.map(({ at }) => at);
      const gaps = places.flatMap((a, i) =>
        places.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(104);
    });

    it(`lets arrow keys reach every village from every other, ${name}`, () => {
      const arrows = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const;
      for (const start of drawn.villages) {
        const reached = new Set([start]);
        for (const here of reached)
          for (const arrow of arrows) {
            const next = neighbourTowards(here.at, arrow, drawn.villages);
            if (next) reached.add(next);
          }
        expect(reached.size).toBe(drawn.villages.length);
      }
    });
  }

  it('turns the land on its side and keeps all distances', () => {
    const turned = quarterTurn(board);
    expect(turned.size).toEqual({ width: board.size.height, height: board.size.width });
    const gap = ({ castle, villages }: typeof board) =>
      villages.map(({ at }) => Math.round(Math.hypot(at[0] - castle.at[0], at[1] - castle.at[1])));
    expect(gap(turned)).toEqual(gap(board));
  });
});

describe('legal moves by the way they are pointed at', () => {
  const moves = [
    'buy b2.1',
    'shared-buy j2.2',
    'go zinnberg',
    'go zinnberg shortcut',
    'sell',
    'move havelay',
    'share havelay',
  ];

  it('reads and writes every move that points at a place', () => {
    for (const move of moves) {
      const aim = aimOf(move, 'ulmsgard');
      expect(aim && moveFor(aim, 'ulmsgard')).toBe(move);
    }
    expect(aimOf('sell', 'ulmsgard')).toEqual({ mode: 'go', target: 'ulmsgard' });
  });

  it('keeps what one would regret apart from the rest', () => {
    const { modes, answers, regrets } = sortMoves(
      [...moves, 'rest', 'raise salt', 'keep', 'start 1'],
      'ulmsgard',
    );
    expect(modes).toEqual(['buy', 'shared-buy', 'go', 'shortcut', 'move', 'share']);
    expect(answers).toEqual(['raise salt', 'start 1']);
    expect(regrets).toEqual(['rest', 'keep']);
  });
});

const history = (...rows: readonly HermagorEvent[][]) =>
  rows.map((events, row) => ({ row, seat: 0, events }));

describe('what is derived from events', () => {
  it('H-6.2: draws the fortunes from what everybody saw', () => {
    const points = fortunesOf(
      history(
        [
          { type: 'began', start: 0, cash: 20, seats: 2 },
          { type: 'phase', round: 1, phase: 'market' },
        ],
        [{ type: 'placed', seat: 1, colour: 1, space: 'j1.1', cost: 4 }],
        [
          { type: 'buzz', seat: 1, line: 'h1', buyers: 1, cash: 1 },
          { type: 'phase', round: 1, phase: 'selling' },
        ],
        [
          { type: 'paid', seat: 0, cash: 3 },
          { type: 'sold', seat: 0, village: 'zinnberg', product: 'books', price: 7, blackMarket: false },
          { type: 'cleared', round: 1, tiles: [] },
        ],
      ),
    );
    expect(points).toEqual([
      { at: { kind: 'start' }, cash: [20, 20] },
      { at: { kind: 'round', round: 1, phase: 'market' }, cash: [20, 17] },
      { at: { kind: 'round', round: 1, phase: 'selling' }, cash: [24, 17] },
    ]);
  });

  it('moves only what moved since the viewer last looked', () => {
    const way = (to: string): HermagorEvent => ({
      type: 'travelled',
      seat: 0,
      way: ['hermagor', to],
      sum: 2,
      toll: 2,
      shortcut: false,
      selling: true,
    });
    const log = history([way('lindwerth')], [], [way('querlitz')]);
    expect(journeysSince(log, -1)).toEqual([{ row: 2, seat: 0, way: ['hermagor', 'querlitz'] }]);
    expect(journeysSince(log, 2)).toEqual([]);
  });
});
