import { rngFromText } from '@kontor/core';
import { someMove } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { probe } from '../probe.ts';
import { type MerchantsEvent, merchants } from '../rules/index.ts';
import { PLOTS } from '../rules/resolve/plot.ts';
import { eventsOf, layPlots, play, refusedCode, screenOf, testGame, testTable } from './test-game.ts';

/** Roads of the board used below: 5 –a– 6 –b– 7 –c– 9 –a– 13 –d– capital –c– 8 –b– 9. */

describe('plotting', () => {
  it('M-2.1: 19,531 plots of 0 to 6 actions without gaps, and nothing else', () => {
    const state = testGame({ seats: 2 });
    const texts = new Set<string>();
    for (let move = 0; move < PLOTS; move++) {
      expect(merchants.refuse(state, 0, move)).toBeUndefined();
      texts.add(merchants.formatMove(state.table, move));
    }
    expect(texts.size).toBe(19_531);
    for (const text of texts) expect(text).toMatch(/^plot (-|[abcdx]{1,6})$/);
    for (const text of ['plot', 'plot ', 'plot a-b', 'plot abcdabc', 'plot X', 'plot a b', 'plot e'])
      expect(refusedCode(state, 0, text)).toBe('unreadable');
  });

  it('M-2.1: all at once and in secret', () => {
    const state = testGame({ seats: 3, first: 1 });
    expect(merchants.active(state)).toBe(0b111);
    expect(merchants.decision(state, 0)).toMatchObject({ kind: 'plot', simultaneous: true });
    play(state, [[2, 'plot xa']]);
    expect(merchants.active(state)).toBe(0b011);
    expect(merchants.view(state, 2).players[2]).toMatchObject({ plotted: true, plot: 'xa' });
    for (const viewer of [0, 1, null]) {
      expect(merchants.view(state, viewer).players[2]).toMatchObject({ plotted: true });
      expect(merchants.view(state, viewer).players[2]).not.toHaveProperty('plot');
    }
  });

  it('M-2.2: an empty plot is a plot, and what stands for none when the time is up', () => {
    const state = testGame({ seats: 2 });
    expect(merchants.decision(state, 0)?.fallback).toBe('plot -');
    play(state, [[0, 'plot -']]);
    expect(merchants.view(state, 0).players[0]).toMatchObject({ plotted: true, plot: '' });
  });

  it('M-2.2: a committed plot is changed no more', () => {
    const state = testGame({ seats: 2 });
    play(state, [[0, 'plot x']]);
    expect(refusedCode(state, 0, 'plot a')).toBe('seat.inactive');
  });

  it('M-2.2: the timer is the clock’s business, the rules play the same with and without', () => {
    const stories = [0, 60].map((plotTimer) => {
      const events: MerchantsEvent[] = [];
      const rng = rngFromText('timer');
      const state = merchants.setup(testTable(3, { plotTimer }), rng, (event) => events.push(event));
      for (let i = 0; i < 30 && merchants.active(state) !== 0; i++) {
        const seat = Math.log2(merchants.active(state) & -merchants.active(state));
        const out = new Int32Array(merchants.maxMoves);
        merchants.apply(state, seat, someMove(probe, state, seat, rng, out), rng, (event) =>
          events.push(event),
        );
      }
      return events;
    });
    expect(stories[0]).toEqual(stories[1]);
  });
});

describe('resolution', () => {
  it('M-3.1: everyone’s first action from the first player clockwise, then everyone’s second', () => {
    const state = testGame({ seats: 3, first: 2, caravans: [5, 6, 7] });
    const events = layPlots(state, ['ab', 'b', 'ccc']);
    expect(eventsOf(events, 'moved', 'ignored').map(({ seat, action }) => [action, seat])).toEqual([
      [1, 2],
      [1, 0],
      [1, 1],
      [2, 2],
      [2, 0],
      [3, 2],
    ]);
  });

  it('M-3.1: an empty slot does nothing', () => {
    const state = testGame({ seats: 2, caravans: [5, 6] });
    const events = layPlots(state, ['', 'x']);
    expect(eventsOf(events, 'moved', 'ignored', 'took').map(({ seat }) => seat)).toEqual([1]);
    expect(merchants.view(state, null).players[0]?.caravan).toBe(5);
  });

  it('M-X2, M-3.1: "move b, transact, move a, move c, transact, move a" resolves in this order', () => {
    const piles = { 7: ['coal'], 13: ['gold'] } as const;
    const state = testGame({ seats: 2, caravans: [6, 20], piles });
    // 6 –b– 7, then back and forth: 7 –a– 10 –c– 11 –a– 12.
    const events = layPlots(state, ['bxacxa', '']);
    expect(
      eventsOf(events, 'moved', 'took', 'ignored').map((event) => [
        event.action,
        event.type,
        event.type === 'moved' ? event.to : event.city,
      ]),
    ).toEqual([
      [1, 'moved', 7],
      [2, 'took', 7],
      [3, 'moved', 10],
      [4, 'moved', 11],
      [5, 'ignored', 11],
      [6, 'moved', 12],
    ]);
  });

  it('M-3.2: along the road of that label; without such a road the action is ignored', () => {
    const state = testGame({ seats: 2, caravans: [5, 6] });
    const events = layPlots(state, ['ca', '']);
    expect(eventsOf(events, 'ignored', 'moved')).toMatchObject([
      { type: 'ignored', action: 1, act: 'c', city: 5, reason: 'noRoad' },
      { type: 'moved', action: 2, road: 'a', from: 5, to: 6 },
    ]);
  });

  it('M-3.2: any number of caravans may share a city', () => {
    const state = testGame({ seats: 3, caravans: [5, 7, 6] });
    layPlots(state, ['a', 'b', '']);
    expect(merchants.view(state, null).players.map(({ caravan }) => caravan)).toEqual([6, 6, 6]);
  });

  it('M-X3, M-3.3: three resources in a city, the one of least worth is taken', () => {
    const piles = { 5: ['silver', 'bronze', 'gold'] } as const;
    const state = testGame({ seats: 2, caravans: [5, 20], piles });
    const events = layPlots(state, ['x', '']);
    expect(eventsOf(events, 'took')).toMatchObject([{ seat: 0, city: 5, resource: 'bronze', left: 2 }]);
    expect(screenOf(state, 0).stock).toEqual({ coal: 0, bronze: 1, silver: 0, gems: 0, gold: 0 });
    expect(merchants.view(state, null).cities[5]?.resources).toEqual(['silver', 'gold']);
  });

  it('M-3.3: once per city, player and turn', () => {
    const piles = { 5: ['coal', 'coal', 'coal'], 6: ['coal', 'coal'] } as const;
    const state = testGame({ seats: 2, caravans: [5, 5], piles });
    const events = layPlots(state, ['xxaxax', 'x']);
    expect(eventsOf(events, 'took').map(({ seat, city }) => [seat, city])).toEqual([
      [0, 5],
      [1, 5],
      [0, 6],
    ]);
    expect(eventsOf(events, 'ignored').map(({ action, reason }) => [action, reason])).toEqual([
      [2, 'alreadyServed'],
      [6, 'alreadyServed'],
    ]);
    // A new turn, a new right.
    expect(eventsOf(layPlots(state, ['x', '']), 'took')).toMatchObject([{ seat: 0, city: 5 }]);
  });

  it('M-3.3: nothing there, or somebody came first: ignored', () => {
    const piles = { 0: ['coal'], 3: ['coal'], 5: ['gold'], 17: ['coal'] } as const;
    const state = testGame({ seats: 3, first: 1, caravans: [5, 5, 14], piles });
    const events = layPlots(state, ['x', 'x', 'x']);
    expect(eventsOf(events, 'took')).toMatchObject([{ seat: 1, city: 5 }]);
    expect(eventsOf(events, 'ignored')[0]).not.toHaveProperty('by');
    expect(eventsOf(events, 'ignored')).toMatchObject([
      { seat: 2, city: 14, reason: 'nothingHere' },
      { seat: 0, city: 5, reason: 'tooLate', by: [1] },
    ]);
  });

  it('M-3.4: the last resource leaves a city and the marker advances one', () => {
    const piles = { 0: ['coal'], 3: ['coal'], 5: ['coal', 'gold'], 17: ['coal'], 18: ['coal'] } as const;
    const state = testGame({ seats: 3, caravans: [5, 5, 18], piles });
    const events = layPlots(state, ['x', 'x', 'x']);
    expect(
      eventsOf(events, 'took', 'markerAdvanced').filter(
        (event) => !('track' in event) || event.track === 'resources',
      ),
    ).toMatchObject([
      { type: 'took', city: 5, left: 1 },
      { type: 'took', city: 5, left: 0 },
      { type: 'markerAdvanced', steps: 1 },
      { type: 'took', city: 18, left: 0 },
      { type: 'markerAdvanced', steps: 2 },
    ]);
  });
});
