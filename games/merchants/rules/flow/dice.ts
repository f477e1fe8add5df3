import type { Emit, Rng, Seat } from '@kontor/core';
import type { MerchantsEvent, Roll } from '../view/events.ts';

const SIDES = 20;

export function throwDie(rng: Rng): number {
  return 1 + rng.int(SIDES);
}

/** Everyone throws; those tied for highest throw again until one is left. */
export function throwForHighest(
  seats: readonly Seat[],
  purpose: 'start' | 'tie',
  rng: Rng,
  emit?: Emit<MerchantsEvent>,
): Seat {
  let highest = seats;
  do {
    const rolls: Roll[] = highest.map((seat) => ({ seat, die: throwDie(rng) }));
    const best = Math.max(...rolls.map(({ die }) => die));
    highest = rolls.filter(({ die }) => die === best).map(({ seat }) => seat);
    emit?.({ type: 'rolled', purpose, rolls, highest });
  } while (highest.length > 1);
  return highest[0] as Seat;
}
