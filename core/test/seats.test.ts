import { hasSeat, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';

describe('a set of seats', () => {
  it('lists its seats, lowest first', () => {
    expect(seatsOf(0)).toEqual([]);
    expect(seatsOf(0b10110)).toEqual([1, 2, 4]);
  });

  it('has no seat beyond the table', () => {
    expect([0, 1, 2].map((seat) => hasSeat(0b101, seat))).toEqual([true, false, true]);
    for (const seat of [-1, -32, 32, 34, 64, -905276126, Number.NaN])
      expect(hasSeat(0b111, seat)).toBe(false);
  });
});
