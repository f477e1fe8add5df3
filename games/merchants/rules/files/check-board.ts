import { checkDrawing, Findings, type Problem } from '@kontor/core';
import { CITIES, type MerchantsBoard, REGION_NUMERALS } from './board.ts';
import { checkDesign } from './check-design.ts';

export interface CheckOptions {
  /** Check our own design rules too, which a printed board need not follow. */
  readonly design?: boolean;
}

/** Checks M-B1 and M-B2 from the drawing, and with `design` also M-B3. */
export function checkBoard(board: MerchantsBoard, { design = false }: CheckOptions = {}): Problem[] {
  const found = new Findings();
  const places = [
    { ...board.capital, path: '/capital' },
    ...board.cities.map((city, i) => ({ ...city, path: `/cities/${i}` })),
  ];
  checkDrawing({ ...board, places }, found);
  checkNumbers(board, found);
  checkLabels(board, found);
  if (design && found.problems.length === 0) checkDesign(board, found);
  return found.problems;
}

/** M-B1: 20 numbered cities, 8 regions. */
function checkNumbers(board: MerchantsBoard, found: Findings): void {
  for (let number = 1; number <= CITIES; number++) {
    const count = board.cities.filter((city) => city.number === number).length;
    found.expect(
      count === 1,
      'city-number',
      '/cities',
      `${count} cities have the number ${number}; it must be 1 (M-B1).`,
    );
  }
  for (const numeral of REGION_NUMERALS) {
    const count = board.regions.filter((region) => region.numeral === numeral).length;
    found.expect(
      count === 1,
      'region-numeral',
      '/regions',
      `${count} regions are called ${numeral}; it must be 1 (M-B1).`,
    );
  }
}

/** M-B2: a label names at most one road of a city. */
function checkLabels(board: MerchantsBoard, found: Findings): void {
  const seen = new Set<string>();
  for (const [i, { from, to, label }] of board.roads.entries())
    for (const end of [from, to]) {
      const key = `${end} ${label}`;
      found.expect(
        !seen.has(key),
        'label-twice',
        `/roads/${i}`,
        `Two roads of ${end} have the label ${label} (M-B2).`,
      );
      seen.add(key);
    }
}
