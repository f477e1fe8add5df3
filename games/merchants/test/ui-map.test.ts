import { distance } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../boards/index.ts';
import { ROAD_LABELS } from '../rules/board.ts';
import { CAPITAL, type CityNumber } from '../rules/types.ts';
import { drawMap, neighbourTowards, roadOut } from '../ui/map/drawing.ts';

const [board] = BOARDS;
if (!board) throw new Error('no board');
const drawing = drawMap(board);

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

  it('lays goods where they do not cover each other', () => {
    const trays = drawing.cities.map(({ at, tray }) => [at[0] + tray[0], at[1] + tray[1]] as const);
    for (const [i, one] of trays.entries())
      for (const other of trays.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(60);
  });

  it('lets the arrow keys reach every city', () => {
    const reached = new Set<CityNumber>([CAPITAL]);
    for (const city of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbourTowards(drawing, city, key);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(drawing.cities.length);
    expect(neighbourTowards(drawing, CAPITAL, 'Home')).toBeUndefined();
  });
});
