import type { Move } from '@kontor/core';
import { PLOTS, plotLength } from '../resolve/plot.ts';
import { MOST_RANK, PLACES, REGIONS } from '../state/constants.ts';
import type { DecisionKind } from '../state/types.ts';

/** Moves as integers: every kind of decision has its own range, so a move shows which kind it answers. */
const PLACE_BASE = 20_000;
const PICKS_BASE = 20_100;
const ANNOUNCE_BASE = 20_200;
const ELECTORS_BASE = 21_000;

/** M-C1: no stock is larger, because coal is the most frequent resource. */
export const MOST_ANNOUNCED = 18;
/** Masks of two of the three picks of `contract.ts`. */
const TWO_PICKS: readonly number[] = [0b011, 0b101, 0b110];

/** Digits of a distribution: 0 is no elector, 1 to 8 a region. */
const DIGITS = REGIONS + 1;
const DISTRIBUTIONS = DIGITS ** MOST_RANK;

export function placeMove(city: number): Move {
  return PLACE_BASE + city;
}

export function plotMove(plot: number): Move {
  return plot;
}

export function picksMove(picks: number): Move {
  return PICKS_BASE + picks;
}

export function electorsMove(distribution: number): Move {
  return ELECTORS_BASE + distribution;
}

export function announceMove(amount: number): Move {
  return ANNOUNCE_BASE + amount;
}

/** The three ways to pick two. */
export const PICKS_MOVES: readonly Move[] = TWO_PICKS.map(picksMove);

/** Decodes an integer; `undefined` if it is no move at all. */
export function readMove(move: Move): { readonly kind: DecisionKind; readonly value: number } | undefined {
  if (!Number.isInteger(move) || move < 0) return undefined;
  if (move < PLOTS) return { kind: 'plot', value: move };
  if (move >= PLACE_BASE && move < PLACE_BASE + PLACES) return { kind: 'place', value: move - PLACE_BASE };
  if (TWO_PICKS.includes(move - PICKS_BASE)) return { kind: 'picks', value: move - PICKS_BASE };
  if (move >= ANNOUNCE_BASE && move <= ANNOUNCE_BASE + MOST_ANNOUNCED)
    return { kind: 'announce', value: move - ANNOUNCE_BASE };
  if (isDistribution(move - ELECTORS_BASE)) return { kind: 'electors', value: move - ELECTORS_BASE };
  return undefined;
}

/** Decodes a move of a known kind: the city, plot, picks, distribution or amount. */
export function moveValue(kind: DecisionKind, move: Move): number {
  switch (kind) {
    case 'place':
      return move - PLACE_BASE;
    case 'plot':
      return move;
    case 'picks':
      return move - PICKS_BASE;
    case 'electors':
      return move - ELECTORS_BASE;
    case 'announce':
      return move - ANNOUNCE_BASE;
  }
}

/** How many actions a move counts for in benchmarks: those of a plot, otherwise one. */
export function actionsIn(move: Move): number {
  return move < PLOTS ? plotLength(move) : 1;
}

/** M-3.8: up to three electors as one number, a digit each, regions in ascending order. */
export function distribute(regions: readonly number[]): number {
  return [...regions].sort((a, b) => b - a).reduce((sum, region) => sum * DIGITS + region + 1, 0);
}

/** The region of the elector at an index of a distribution; negative past the last. */
export function regionIn(distribution: number, index: number): number {
  return (Math.floor(distribution / DIGITS ** index) % DIGITS) - 1;
}

/** How many electors a distribution places. */
export function electorsIn(distribution: number): number {
  let count = 0;
  while (count < MOST_RANK && regionIn(distribution, count) >= 0) count++;
  return count;
}

export function regionsIn(distribution: number): number[] {
  return Array.from({ length: electorsIn(distribution) }, (_, index) => regionIn(distribution, index));
}

function isDistribution(code: number): boolean {
  return code > 0 && code < DISTRIBUTIONS && distribute(regionsIn(code)) === code;
}

/** All ways to place a number of electors in some regions. */
export function distributions(count: number, regions: readonly number[]): number[] {
  const spread = (left: number, from: number): number[][] =>
    left === 0
      ? [[]]
      : regions
          .slice(from)
          .flatMap((region, index) => spread(left - 1, from + index).map((rest) => [region, ...rest]));
  return spread(count, 0).map(distribute);
}
