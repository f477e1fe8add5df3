import { describe, expect, it } from 'vitest';
import { localHours } from '../src/online/gathering/local-hours.ts';

const hour = 60;

describe('playing hours', () => {
  it('are told by the clocks of whoever reads them', () => {
    const paris = { from: 9 * hour, to: 21 * hour, zone: 2 * hour };
    expect(localHours(paris, 2 * hour)).toEqual({ from: 9 * hour, to: 21 * hour });
    expect(localHours(paris, -4 * hour)).toEqual({ from: 3 * hour, to: 15 * hour });
    expect(localHours(paris, 9 * hour)).toEqual({ from: 16 * hour, to: 4 * hour });
    expect(localHours(paris, 5 * hour + 30)).toEqual({ from: 12 * hour + 30, to: hour / 2 });
  });

  it('end at midnight and begin there', () => {
    expect(localHours({ from: 0, to: 24 * hour, zone: 0 }, 0)).toEqual({ from: 0, to: 24 * hour });
    expect(localHours({ from: 8 * hour, to: 23 * hour, zone: 0 }, hour)).toEqual({
      from: 9 * hour,
      to: 24 * hour,
    });
    expect(localHours({ from: 23 * hour, to: 22 * hour, zone: 0 }, hour)).toEqual({ from: 0, to: 23 * hour });
    expect(localHours({ from: 0, to: 12 * hour, zone: 14 * hour }, -12 * hour)).toEqual({
      from: 22 * hour,
      to: 10 * hour,
    });
  });
});
