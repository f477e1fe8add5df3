import { type Box, sharedArea } from '@kontor/core';
import { type Direction, neighbourTowards } from '@kontor/ui';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../boards/index.ts';
import { ROAD_LABELS } from '../rules/files/board.ts';
import { CAPITAL, type CityNumber } from '../rules/state/types.ts';
import { cityDrawing, drawMap, roadOut } from '../ui/map/drawing.ts';
import { boxAt, layOut, SMALL_CARAVAN, SMALL_TEMPLE_SIZE } from '../ui/map/layout.ts';

const ARROWS: readonly Direction[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
const [board] = BOARDS;
if (!board) throw new Error('no board');
const drawing = drawMap(board);

function area([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

describe('the drawn map', () => {
  it('M-B1: has all cities, roads and regions of the file, the capital first', () => {
    expect(drawing.cities.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, i) => i));
    expect(drawing.roads).toHaveLength(board.roads.length);
    expect(drawing.regions.every(({ path }) => path.length > 10)).toBe(true);
  });

  it('M-B2: finds the road of a letter from both ends, running away from the city', () => {
    for (const road of drawing.roads)
      for (const end of road.ends) {
        const out = roadOut(drawing, end, road.label);
        expect(out?.road).toBe(road);
        expect(out?.line[0]).toEqual(drawing.cities[end]?.at);
      }
    const letters = drawing.roads.filter(({ ends }) => ends.includes(CAPITAL)).map(({ label }) => label);
    for (const label of ROAD_LABELS)
      expect(roadOut(drawing, CAPITAL, label) !== undefined).toBe(letters.includes(label));
  });

  it.each([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6])(
    'enlarged %d times, hides no name, number, letter, numeral, goods or temple and cuts nothing off',
    (enlarged) => {
      const { boxes } = layOut(drawing, enlarged);
      const { x, y, width, height } = drawing.frame;
      for (const [i, one] of boxes.entries()) {
        const size = area(one);
        expect(sharedArea(one, [x, y, x + width, y + height])).toBeGreaterThanOrEqual(0.98 * size);
        for (const other of boxes.slice(i + 1))
          expect(sharedArea(one, other)).toBeLessThanOrEqual(0.12 * Math.min(size, area(other)));
      }
    },
  );

  it('shows a temple behind the caravan that stands in its city on the smallest map', () => {
    const [wide, high] = [42, 36];
    const caravan: Box = [-wide / 2, SMALL_CARAVAN - high / 2, wide / 2, SMALL_CARAVAN + high / 2];
    for (const { temple } of layOut(drawing, 1.6).cities.slice(1)) {
      const standing = boxAt(temple, [SMALL_TEMPLE_SIZE, SMALL_TEMPLE_SIZE], 1);
      expect(sharedArea(standing, caravan)).toBeLessThanOrEqual(0.3 * area(standing));
    }
  });

  it('lets the arrow keys reach every city', () => {
    const reached = new Set<CityNumber>([CAPITAL]);
    for (const city of reached)
      for (const arrow of ARROWS) {
        const next = neighbourTowards(cityDrawing(drawing, city).at, arrow, drawing.cities);
        if (next !== undefined) reached.add(next.number);
      }
    expect(reached.size).toBe(drawing.cities.length);
  });
});
