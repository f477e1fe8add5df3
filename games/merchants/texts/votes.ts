import type { Seat } from '@kontor/core';

/** Who has most, and how much that is. */
export function tiedForMost(amounts: readonly number[]): {
  readonly most: number;
  readonly seats: readonly Seat[];
} {
  const most = Math.max(0, ...amounts);
  return { most, seats: amounts.flatMap((amount, seat) => (amount === most ? [seat] : [])) };
}

/** What everybody but one has, in brackets; nothing if they all have none. */
export function amountsOf(amounts: readonly number[], except: Seat, name: (seat: Seat) => string): string {
  const others = amounts.flatMap((amount, seat) =>
    seat === except || amount === 0 ? [] : [`${name(seat)} ${amount}`],
  );
  return others.length === 0 ? '' : ` (${others.join(', ')})`;
}
