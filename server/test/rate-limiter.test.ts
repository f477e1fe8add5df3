import { describe, expect, it } from 'vitest';
import { perMinute, RateLimiter } from '../src/rate-limiter.ts';
import { ConnectionLimiter } from '../src/ws/connection-limiter.ts';

describe('a rate limiter', () => {
  it('lets a burst through, and then as much as is earned', () => {
    const clock = { now: 5000 };
    const limiter = new RateLimiter({ perSecond: 10, burst: 3, now: () => clock.now });
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([true, true, true, false]);
    clock.now += 100;
    expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false]);
    clock.now += 60_000;
    expect([limiter.take('a', 3), limiter.take('a')]).toEqual([true, false]);
    expect(limiter.take('b')).toBe(true);
  });

  it('spends nothing on what it refuses', () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 3, now: () => 0 });
    expect([limiter.take('a', 4), limiter.take('a', 3)]).toEqual([false, true]);
  });

  it('forgets only who was away longest when there are too many', () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 1, now: () => 0 }, 3);
    for (const key of ['a', 'b', 'c']) limiter.take(key);
    expect(limiter.take('a')).toBe(false);
    limiter.take('d');
    expect(['a', 'c', 'd'].map((key) => limiter.take(key))).toEqual([false, false, false]);
    expect(limiter.take('b')).toBe(true);
  });
});

it('what was spent at another server is owed here, a whole burst at most', () => {
  const clock = { now: 0 };
  const limiter = new RateLimiter({ perSecond: 10, burst: 100, now: () => clock.now });
  expect(limiter.take('a', 30)).toBe(true);
  expect(limiter.take('b', 1)).toBe(true);
  // One of a hundred is not worth telling yet.
  expect(limiter.takeSpent()).toEqual([['a', 30]]);
  expect(limiter.takeSpent()).toEqual([]);
  limiter.spend('a', 60);
  expect([limiter.take('a', 11), limiter.take('a', 10)]).toEqual([false, true]);
  limiter.spend('a', 10_000);
  clock.now += 10_000;
  expect(limiter.take('a')).toBe(false);
  clock.now += 200;
  expect(limiter.take('a')).toBe(true);
  expect(limiter.takeSpent()).toEqual([['a', 11]]);
});

describe('a connection limiter', () => {
  it('keeps the quota of an address although ten thousand others come', () => {
    const limiter = new ConnectionLimiter(2, new RateLimiter(perMinute(2, () => 0)));
    for (const expected of [true, true, false]) {
      expect(limiter.acquire('first')).toBe(expected);
      if (expected) limiter.release('first');
    }
    for (let n = 0; n < 20_000; n++) limiter.acquire(`address ${n}`);
    expect(limiter.acquire('first')).toBe(false);
  });

  it('gives a place back when a connection ends', () => {
    const clock = { now: 0 };
    const limiter = new ConnectionLimiter(1, new RateLimiter(perMinute(1, () => clock.now)));
    expect(limiter.acquire('a')).toBe(true);
    clock.now += 60_000;
    expect(limiter.acquire('a')).toBe(false);
    limiter.release('a');
    expect(limiter.acquire('a')).toBe(true);
  });

  it('spends a minute’s allowance once a minute', () => {
    const limiter = new RateLimiter(perMinute(60, () => 0));
    expect(Array.from({ length: 61 }, () => limiter.take('a')).indexOf(false)).toBe(60);
  });
});
