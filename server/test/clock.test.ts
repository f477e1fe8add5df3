import { type ClockTerms, elapsed, HOUR, MINUTE, timeAfter } from '@kontor/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextTimeOut,
  outOfTime,
  refill,
  rewardTurns,
  skipDownTime,
  startClocks,
  turnClocks,
} from '../src/clock/clock.ts';

const terms: ClockTerms = { start: 10_000, add: 3000, cap: 12_000 };

describe('clocks', () => {
  it('run for those who owe a move', () => {
    const start = startClocks(terms, 3, [0], 1000);
    expect(start).toEqual({ left: [10_000, 10_000, 10_000], running: [0], since: 1000, turns: [0, 0, 0] });
    const still = turnClocks(terms, start, [0], 3000);
    expect(still.left).toEqual([8000, 10_000, 10_000]);
    const ended = turnClocks(terms, still, [1, 2], 4000);
    expect(ended).toMatchObject({ left: [7000, 10_000, 10_000], running: [1, 2], since: 4000 });
    expect(turnClocks(terms, ended, [0], 4100).left).toEqual([7000, 9900, 9900]);
  });

  it('reward the end of a turn up to the cap, and no turn twice', () => {
    const start = { left: [7000, 9900, 9900], running: [0], since: 0, turns: [0, 0, 0] };
    const line = [
      { seat: null, ends: false },
      { seat: 0, ends: false },
      { seat: 0, ends: true },
      { seat: 1, ends: true },
      { seat: 2, ends: true },
    ];
    expect(rewardTurns(terms, start, line.slice(0, 2), [0])).toEqual(start);
    const once = rewardTurns(terms, start, line.slice(0, 3), [0]);
    expect(once).toMatchObject({ left: [10_000, 9900, 9900], turns: [1, 0, 0] });
    expect(rewardTurns(terms, once, line.slice(0, 3), [0])).toEqual(once);
    // A bot had the last seat meanwhile.
    const all = rewardTurns(terms, once, line, [0, 1]);
    expect(all).toMatchObject({ left: [10_000, 12_000, 9900], turns: [1, 1, 1] });
  });

  it('never go below nothing', () => {
    const start = startClocks(terms, 2, [0], 0);
    expect(turnClocks(terms, start, [0], 99_000).left).toEqual([0, 10_000]);
  });

  it('know which seats are out of time, and when', () => {
    const clocks = { left: [5000, 2000], running: [0, 1], since: 100, turns: [0, 0] };
    expect(nextTimeOut(terms, clocks)).toBe(2100);
    expect(outOfTime(terms, clocks, 2099)).toEqual([]);
    expect(outOfTime(terms, clocks, 2100)).toEqual([1]);
    expect(nextTimeOut(terms, { ...clocks, running: [] })).toBeNull();
  });

  it('give a seat that ran out enough to go on, and no seat less than it had', () => {
    const clocks = { left: [0, 9000], running: [0], since: 0, turns: [0, 0] };
    expect(refill(terms, clocks, 0).left).toEqual([3000, 9000]);
    expect(refill(terms, clocks, 1).left).toEqual([0, 9000]);
    // Whoever still has a little has not run out.
    expect(refill(terms, { ...clocks, left: [100, 9000] }, 0).left).toEqual([100, 9000]);
  });

  it('stop while no server runs', () => {
    const clocks = { left: [5000, 5000], running: [0], since: 1000, turns: [0, 0] };
    const after = skipDownTime(terms, clocks, 2000, 50_000);
    expect(after).toEqual({ left: [4000, 5000], running: [0], since: 50_000, turns: [0, 0] });
    // The clock was started after the last sign of life: nothing is known to have passed.
    expect(skipDownTime(terms, clocks, 500, 50_000).left).toEqual([5000, 5000]);
  });
});

describe('playing hours', () => {
  const day = { from: 9 * 60, to: 21 * 60, zone: 0 };
  const night = { from: 20 * 60, to: 2 * 60, zone: 60 };

  it('count only time inside the window', () => {
    expect(elapsed(0, 24 * HOUR, day)).toBe(12 * HOUR);
    expect(elapsed(20 * HOUR, 34 * HOUR, day)).toBe(2 * HOUR);
    expect(elapsed(0, 24 * HOUR, night)).toBe(6 * HOUR);
    expect(elapsed(5 * HOUR, 3 * HOUR, day)).toBe(0);
  });

  it('find the moment at which a time is used up', () => {
    expect(timeAfter(20 * HOUR, 2 * HOUR, day)).toBe(34 * HOUR);
    expect(timeAfter(20 * HOUR, HOUR, day)).toBe(21 * HOUR);
    expect(timeAfter(0, 0, day)).toBe(0);
  });

  it('agree with each other for every window', () => {
    const window = fc.record({
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 1, max: 1440 }),
      zone: fc.integer({ min: -840, max: 840 }),
    });
    const from = fc.integer({ min: 0, max: 3_000_000_000 });
    const time = fc.integer({ min: 1, max: 300 * HOUR });
    fc.assert(
      fc.property(window, from, time, (hours, at, ms) => {
        const end = timeAfter(at, ms, hours);
        expect(elapsed(at, end, hours)).toBe(ms);
        expect(elapsed(at, end - 1, hours)).toBeLessThan(ms);
        expect(elapsed(at, at + 48 * HOUR, hours)).toBeGreaterThanOrEqual(2 * MINUTE);
      }),
    );
  });
});
