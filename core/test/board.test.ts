import {
  boundedFaces,
  crossingLinks,
  cutPlaces,
  distancesFrom,
  insidePolygon,
  type Link,
  meetings,
  type Point,
  partition,
  pointAlong,
  smooth,
} from '@kontor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const at = new Map<string, Point>([
  ['nw', [0, 0]],
  ['ne', [100, 0]],
  ['se', [100, 100]],
  ['sw', [0, 100]],
  ['mid', [50, 40]],
  ['far', [200, 50]],
]);

function link(from: string, to: string, ...course: Point[]): Link {
  return { from, to, line: [at.get(from) ?? [0, 0], ...course, at.get(to) ?? [0, 0]] };
}

const square = [link('nw', 'ne'), link('ne', 'se'), link('se', 'sw'), link('sw', 'nw')];

describe('the areas enclosed by roads', () => {
  it('are the bounded faces, whichever way the roads are given', () => {
    const split = [...square.map((one) => ({ ...one })), link('mid', 'nw'), link('se', 'mid')];
    const faces = boundedFaces(split).map((face) => [...face.places].sort().join(' '));
    expect(faces.sort()).toEqual(['mid ne nw se', 'mid nw se sw']);
  });

  it('do not include dead ends or the outside', () => {
    expect(boundedFaces([...square, link('ne', 'far')])).toHaveLength(1);
    expect(boundedFaces([link('nw', 'ne'), link('ne', 'far')])).toEqual([]);
  });

  it('follow the drawn course: a bend decides which side a road leaves', () => {
    const bent = boundedFaces([...square, link('nw', 'se', [20, 90])]);
    const [first] = bent.filter((face) => face.places.includes('sw'));
    expect(first && insidePolygon([60, 60], first.polygon)).toBe(false);
    expect(first && insidePolygon([10, 95], first.polygon)).toBe(true);
  });
});

describe('lines', () => {
  it('that cross away from a common end are found', () => {
    expect(crossingLinks(square)).toEqual([]);
    const [pair] = crossingLinks([link('nw', 'se'), link('ne', 'sw')]);
    expect(pair?.[2]).toEqual([50, 50]);
    expect(crossingLinks([link('nw', 'ne'), link('ne', 'se', [50, -10])])).toHaveLength(1);
  });

  it('part an outline only when they reach it at both ends', () => {
    const outline = [...at.values()].slice(0, 4);
    const wall: Point[] = [
      [50, -10],
      [50, 110],
    ];
    expect(partition(outline, [])).toHaveLength(1);
    expect(partition(outline, [wall])).toHaveLength(2);
    expect(partition(outline, [[...wall.slice(0, 1), [50, 60]]])).toHaveLength(1);
    const branch: Point[] = [
      [50, 50],
      [110, 50],
    ];
    expect(partition(outline, [[wall[0] ?? [0, 0], [50, 50], wall[1] ?? [0, 0]], branch])).toHaveLength(3);
  });

  it('drawn smoothly keep every given point', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), fc.boolean(), (points, closed) => {
        const line = smooth(points, closed);
        for (const given of points) expect(line).toContainEqual(given);
      }),
    );
  });

  it('meet where they touch', () => {
    expect(meetings([at.get('nw') ?? [0, 0], [100, 100]], [[0, 100], at.get('ne') ?? [0, 0]])).toEqual([
      [50, 50],
    ]);
    expect(
      meetings(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [20, 0],
          [30, 0],
        ],
      ),
    ).toEqual([]);
    expect(
      pointAlong(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        0.75,
      ),
    ).toEqual({ at: [10, 5], angle: Math.PI / 2 });
  });
});

describe('networks', () => {
  it('know their cut places', () => {
    const places = [...at.keys()].filter((place) => place !== 'mid');
    expect(cutPlaces(places, [...square, link('ne', 'far')])).toEqual(['ne']);
    expect(cutPlaces(places.slice(0, 4), square)).toEqual([]);
  });

  it('know the shortest ways, by any measure', () => {
    expect(distancesFrom('nw', square).get('se')).toBe(2);
    expect(distancesFrom('nw', square, (one) => (one.to === 'se' ? 10 : 1)).get('se')).toBe(2);
    expect(distancesFrom('nw', square).has('far')).toBe(false);
  });
});
