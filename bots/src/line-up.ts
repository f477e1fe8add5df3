import type { Pairing } from './contest.ts';

/**
 * The games of an arena: one for each seed from `first` on. With every seed the bots move on by one seat, so that each
 * plays from every seat.
 */
export function pairings(common: Omit<Pairing, 'seed'>, first: number, games: number): Pairing[] {
  return Array.from({ length: games }, (_, i) => {
    const seed = first + i;
    const shift = seed % common.bots.length;
    const bots = [...common.bots.slice(shift), ...common.bots.slice(0, shift)];
    return { ...common, bots, seed: String(seed) };
  });
}
