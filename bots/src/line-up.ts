import type { Pairing } from './contest.ts';

/**
 * The games of an arena: one for each seed from `first` on, and with every seed the line-up moves on by a seat, so that
 * each bot comes to sit everywhere.
 */
export function pairings(common: Omit<Pairing, 'seed'>, first: number, games: number): Pairing[] {
  return Array.from({ length: games }, (_, i) => {
    const seed = first + i;
    const shift = seed % common.bots.length;
    const bots = [...common.bots.slice(shift), ...common.bots.slice(0, shift)];
    return { ...common, bots, seed: String(seed) };
  });
}
