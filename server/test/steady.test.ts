import { expect, it } from 'vitest';
import { steadyClock } from '../src/clock/steady.ts';

const HOUR = 3_600_000;

/** A machine whose clock can be set. */
function machine() {
  const time = { wall: 1_000_000_000_000, monotonic: 5000 };
  const now = steadyClock(
    () => time.wall,
    () => time.monotonic,
  );
  const pass = (ms: number): void => {
    time.wall += ms;
    time.monotonic += ms;
  };
  return { time, now, pass };
}

it.each([10_000, HOUR])(
  'time goes on when the clock is set back by %d ms, and when it is put right',
  (step) => {
    const { time, now, pass } = machine();
    const start = now();
    pass(1000);
    time.wall -= step;
    expect(now()).toBe(start + 1000);
    pass(500);
    expect(now()).toBe(start + 1500);
    time.wall += step;
    pass(500);
    expect(now()).toBe(start + 2000);
    expect(now()).toBe(time.wall);
  },
);

it('time goes forward with the clock, as after a sleep of the machine', () => {
  const { time, now } = machine();
  now();
  time.wall += 8 * HOUR;
  expect(now()).toBe(time.wall);
});

it('time never goes back by a small correction either', () => {
  const { time, now, pass } = machine();
  pass(100);
  const before = now();
  time.wall -= 50;
  expect(now()).toBe(before);
  pass(200);
  expect(now()).toBe(time.wall);
});
