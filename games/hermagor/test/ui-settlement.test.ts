import type { StepEvents } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import type { HermagorEvent } from '../rules/index.ts';
import { lastCash, lastMoves } from '../ui/model/last-moves.ts';
import {
  durationOf,
  flightOf,
  NO_SETTLEMENT,
  placesIn,
  settlementOf,
  spentUntil,
  viewAt,
} from '../ui/model/settlement.ts';
import { isSoonAfter } from '../ui/model/use-settlement.ts';
import { testGame } from './test-game.ts';

const placed = (seat: number, space: string, cost = 2): HermagorEvent => ({
  type: 'placed',
  seat,
  colour: seat,
  space,
  cost,
});
const buzz = (seat: number, line: string, cash: number): HermagorEvent => ({
  type: 'buzz',
  seat,
  line,
  buyers: 1,
  cash,
});

const HISTORY: readonly StepEvents<HermagorEvent>[] = [
  {
    row: 0,
    seat: null,
    events: [
      { type: 'began', start: 0, cash: 20, seats: 3 },
      { type: 'phase', round: 1, phase: 'market' },
    ],
  },
  { row: 1, seat: 0, events: [placed(0, 'h2.1', 4)] },
  {
    row: 2,
    seat: 1,
    events: [
      placed(1, 'b2.2'),
      { type: 'phase', round: 1, phase: 'preparing' },
      buzz(0, 'h2', 1),
      buzz(0, 'v1', 3),
      buzz(1, 'h1', 1),
      { type: 'won', booth: 'b2.1', tile: 2, colour: 0, reason: 'most', counts: [] },
    ],
  },
  {
    row: 3,
    seat: 0,
    events: [
      { type: 'raised', colour: 0, product: 'salt', from: 5, to: 6 },
      { type: 'won', booth: 'b2.2', tile: 'good-deal', colour: 1, reason: 'top', counts: [] },
      { type: 'good-deal', seat: 1, cash: 5 },
      { type: 'returned', tile: 'good-deal', colour: 1 },
      { type: 'stayed', booth: 'b2.3', tile: 7, reason: 'nobody', counts: [] },
      { type: 'phase', round: 1, phase: 'selling' },
    ],
  },
];

describe('the market is settled before the viewer’s eyes', () => {
  const settlement = settlementOf(HISTORY);
  const { beats } = settlement;

  it('H-2.1, H-2.2: goes through the buzz of each player, then tile after tile', () => {
    expect(settlement.round).toBe(1);
    expect(beats.map(({ row, from, to }) => [row, from, to])).toEqual([
      [2, 2, 4],
      [2, 4, 5],
      [2, 5, 6],
      [3, 0, 1],
      [3, 1, 4],
      [3, 4, 5],
    ]);
    expect(beats[0] && placesIn(beats[0])).toEqual(['line:h2', 'line:v1']);
    expect(beats[2] && flightOf(beats[2])).toEqual({ row: 2, booth: 'b2.1', tile: 2, seat: 0 });
    expect(beats[5]?.brief).toBe(true);
    expect(settlementOf(HISTORY.slice(0, 2))).toBe(NO_SETTLEMENT);
  });

  it('shows booths, buyers and prices as they were before each tile', () => {
    const game = testGame({ booths: { 'b2.3': 7 }, prices: { salt: 6 } });
    const view = { ...game.on, seat: 0 };
    const first = viewAt(view, settlement, 0);
    expect(first.buyers).toEqual({ 'h2.1': 0, 'b2.2': 1 });
    expect(first.booths).toEqual({ 'b2.1': 2, 'b2.2': 'good-deal', 'b2.3': 7 });
    expect(first.prices.salt).toBe(5);
    const later = viewAt(view, settlement, 4);
    expect(later.booths).toEqual({ 'b2.2': 'good-deal', 'b2.3': 7 });
    expect(later.prices.salt).toBe(6);
  });

  it('takes at most 15 seconds, however many tiles there are', () => {
    const [beat] = beats;
    if (!beat) throw new Error('no beat');
    const many = { ...settlement, beats: Array.from({ length: 60 }, () => beat) };
    const sum = many.beats.reduce((spent, _, at) => spent + durationOf(many, at, 500, spent), 0);
    expect(sum).toBeLessThanOrEqual(13_001);
    expect(durationOf(settlement, 0, 250, 0)).toBe(1000);
  });

  it.each([
    { much: 'what is usual', players: 1, more: 0, beats: 19, limit: 13_001 },
    // So much that even the shortest beats are too many for the time that was meant for them.
    { much: 'far more', players: 5, more: 3, beats: 32, limit: 15_000 },
  ])(
    'takes no longer where prices are asked for in between, and $much follows that is not known at once',
    ({ players, more, beats: all, limit }) => {
      const tiles = Array.from(
        { length: 12 },
        (_, i) => [`b${2 + Math.floor(i / 4)}.${1 + (i % 4)}`, i + 1] as const,
      );
      const [began, ...placing] = HISTORY.slice(0, 2);
      const filled: HermagorEvent = { type: 'filled', booths: Object.fromEntries(tiles) };
      const won = tiles.map(
        ([booth, tile]): HermagorEvent => ({
          type: 'won',
          booth,
          tile,
          colour: 0,
          reason: 'most',
          counts: [],
        }),
      );
      const raised: HermagorEvent = { type: 'raised', colour: 0, product: 'salt', from: 5, to: 6 };
      const opening = {
        row: 2,
        seat: 1,
        events: [
          { type: 'phase', round: 1, phase: 'preparing' } as const,
          ...Array.from({ length: players }, (_, seat) => buzz(seat, 'h2', 1)),
        ],
      };
      // Two tiles, a price, two tiles, and so on; there is more in the second half.
      const rows = Array.from({ length: 6 }, (_, i) => ({
        row: 3 + i,
        seat: 0,
        events: [...won.slice(2 * i, 2 * i + 2), ...won.slice(0, i > 2 ? more : 0), raised],
      }));
      let shown = 0;
      let spent = 0;
      for (let known = 0; known <= rows.length; known++) {
        const history = [
          ...(began ? [{ ...began, events: [...began.events, filled] }] : []),
          ...placing,
          opening,
          ...rows.slice(0, known),
        ];
        const now = settlementOf(history);
        for (; shown < now.beats.length; shown++) spent += durationOf(now, shown, 250, spent);
      }
      expect(shown).toBe(all);
      expect(spent).toBeLessThanOrEqual(limit);
      expect(spent).toBeGreaterThan(8000);
    },
  );

  it('goes on after a step back as if it had come there by itself', () => {
    expect(spentUntil(settlement, 0)).toBe(0);
    expect(spentUntil(settlement, beats.length)).toBe(13_000);
    expect(spentUntil(settlement, 2)).toBeLessThan(spentUntil(settlement, 3));
  });

  it('tells a step from a jump', () => {
    expect(isSoonAfter(HISTORY, 2, 1)).toBe(true);
    expect(isSoonAfter(HISTORY, 0, 1)).toBe(false);
    expect(isSoonAfter(HISTORY, 0, 3)).toBe(true);
    expect(isSoonAfter(HISTORY, 3, 1)).toBe(false);
    expect(isSoonAfter(HISTORY, 9, 3)).toBe(false);
  });
});

describe('what stays marked', () => {
  it('is every player’s last move', () => {
    expect(lastMoves(HISTORY, 3)).toEqual([
      { seat: 0, space: 'h2.1', row: 1 },
      { seat: 1, space: 'b2.2', row: 2 },
    ]);
    const way = ['hermagor', 'lindwerth'];
    const sale: StepEvents<HermagorEvent> = {
      row: 4,
      seat: 0,
      events: [
        { type: 'travelled', seat: 0, way, sum: 2, toll: 2, shortcut: false, selling: true },
        { type: 'sold', seat: 0, village: 'lindwerth', product: 'amulet', price: 5, blackMarket: false },
      ],
    };
    const rest: StepEvents<HermagorEvent> = { row: 5, seat: 1, events: [{ type: 'rested', seat: 1 }] };
    expect(lastMoves([...HISTORY, sale, rest], 3)).toEqual([
      { seat: 0, way, village: 'lindwerth', row: 4 },
      { seat: 1, row: 5 },
    ]);
  });

  it('H-6.2: is every player’s last change of cash, which all have seen', () => {
    expect(lastCash(HISTORY, 3)).toEqual([{ row: 2, change: 4 }, { row: 3, change: 5 }, undefined]);
  });
});
