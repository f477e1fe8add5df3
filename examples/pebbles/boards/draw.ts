import type { Board } from '../rules/files.ts';

/** A board as SVG: the heap in rows of five. */
export function drawBoard({ stones }: Board): string {
  const circles = Array.from(
    { length: stones },
    (_, i) => `<circle cx="${30 + 40 * (i % 5)}" cy="${30 + 40 * Math.floor(i / 5)}" r="16"/>`,
  );
  const height = 20 + 40 * Math.ceil(stones / 5);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 ${height}">${circles.join('')}</svg>\n`;
}
