import { type Box, distance, type Point, sharedArea } from '@kontor/core';

/* Where pieces stand: round their places, where they cover the least. */

/** The width and height of a house. */
export const HOUSE = 34;
/** How far houses stand from the middle of their village. */
const RING = 47;
/** As many as the game has colours. */
const MOST = 5;

/** Degrees from the spot above the village to all spots that are tried; the village's name is mostly below. */
const STEP = 11;
const SPOTS = Array.from({ length: 29 }, (_, i) => (i - 14) * STEP);
/** Houses in a row overlap a little, as on a street. */
const APART = 3;
/** Half the room of a house. */
const ROOM = 18;
/** The arc in which a house is seen behind no merchant. */
const ABOVE = 66;

/** Something that houses should not cover; the heavier, the more it is avoided. */
export interface Covered {
  readonly area: Box;
  readonly weight: number;
}

/**
 * By village the spots of its houses, clockwise; of fewer colours only those that cover the least are used:
 * see `spotsFor`. Houses that are drawn larger than to scale, `grown`, stand farther out.
 */
export function placeHouses(
  villages: readonly Point[],
  signs: readonly Covered[],
  grown: number,
): readonly (readonly HouseSpot[])[] {
  const taken: Covered[] = [];
  return villages.map((village) => {
    const room = ROOM * grown;
    const near = [...signs, ...taken].filter(({ area }) => hidden(village, area, RING * grown + room) > 0);
    const spots = SPOTS.map((degrees): HouseSpot => {
      let cost = Math.abs(degrees) / 600 + Math.max(0, Math.abs(degrees) - ABOVE) / 200;
      const seen = onRing(village, degrees, grown);
      for (const { area, weight } of near) cost += weight * hidden(seen, area, room);
      return { at: onRing(village, degrees), seen, cost };
    });
    const chosen = cheapest(spots, MOST);
    taken.push(...chosen.map(({ seen }) => ({ area: reaching(seen, room), weight: 2 })));
    return chosen;
  });
}

export interface HouseSpot {
  readonly at: Point;
  /** Where it is seen on maps that draw it larger than to scale. */
  readonly seen: Point;
  /** How much a house covers here. */
  readonly cost: number;
}

/** The spots of a village when there are so many colours. */
export function spotsFor(spots: readonly HouseSpot[], colours: number): Point[] {
  const best = [...spots].sort((a, b) => a.cost - b.cost).slice(0, colours);
  return spots.filter((spot) => best.includes(spot)).map(({ at }) => at);
}

function onRing([x, y]: Point, degrees: number, scale = 1): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + Math.cos(angle) * RING * scale, y + (Math.sin(angle) * RING + 3) * scale];
}

/** Spots in a row that cost the least together. */
function cheapest(spots: readonly HouseSpot[], count: number): readonly HouseSpot[] {
  interface Row {
    readonly cost: number;
    readonly spots: readonly HouseSpot[];
  }
  // The best row of each length that ends before a spot.
  let rows: (Row | undefined)[][] = [];
  const none: Row = { cost: 0, spots: [] };
  for (const [i, spot] of spots.entries()) {
    const last = rows[i - 1];
    const before = rows[i - APART];
    rows = [
      ...rows,
      Array.from({ length: count + 1 }, (_, length) => {
        if (length === 0) return none;
        const shorter = length === 1 ? none : before?.[length - 1];
        const longer = shorter && { cost: shorter.cost + spot.cost, spots: [...shorter.spots, spot] };
        const without = last?.[length];
        return longer && (!without || longer.cost < without.cost) ? longer : without;
      }),
    ];
  }
  return rows.at(-1)?.[count]?.spots ?? [];
}

/** How much of a box a square round a point hides: at most about 1. */
function hidden(point: Point, area: Box, half: number): number {
  const shared = sharedArea(reaching(point, half), area);
  return shared > 0 ? 0.1 + shared / (4 * half * half) : 0;
}

/** Where merchants can stand beside the castle, from its middle, the best places first. */
const AT_CASTLE: readonly Point[] = [
  [-70, 20],
  [70, 20],
  [-36, 46],
  [36, 46],
  [0, 54],
  [-88, -16],
  [88, -16],
  [-106, 26],
  [106, 26],
  [72, 56],
  [-72, 56],
];
/** At a village, the best places first: not on what it says that it would bring. */
const AT_VILLAGE: readonly Point[] = [
  [52, 9],
  [-52, 9],
  [60, 28],
  [-60, 28],
  [48, 42],
  [-48, 42],
  [76, 10],
  [-76, 10],
  [0, 58],
];
/** How far from its middle. */
const FARTHEST = 76;
/** As many merchants as can share a village. */
const MERCHANTS = 5;
/** How near to a toll they would hide it. */
const HIDING = 36;
/** Half the width of a merchant. */
const MERCHANT_ROOM = 20;

/** Round the castle, where all begin, merchants stand beside the tolls if they can. */
export function standsAtCastle([x, y]: Point, tolls: readonly Point[]): readonly Point[] {
  const hides = ([dx, dy]: Point) => tolls.some((toll) => distance(toll, [x + dx, y + dy]) < HIDING);
  return [...AT_CASTLE.filter((stand) => !hides(stand)), ...AT_CASTLE.filter(hides)];
}

/** Where merchants stand at a village, one after the other, so that they cover the least, each other included. */
export function standsAtVillage([x, y]: Point, signs: readonly Covered[], grown: number): readonly Point[] {
  const room = MERCHANT_ROOM * grown;
  const taken = signs.filter(({ area }) => hidden([x, y], area, FARTHEST + room) > 0);
  return Array.from({ length: MERCHANTS }, () => {
    const costs = AT_VILLAGE.map(([dx, dy], rank) =>
      taken.reduce((sum, { area, weight }) => sum + weight * hidden([x + dx, y + dy], area, room), rank / 20),
    );
    const best = AT_VILLAGE[costs.indexOf(Math.min(...costs))] ?? [0, 0];
    taken.push({ area: reaching([x + best[0], y + best[1]], room), weight: 8 });
    return best;
  });
}

/** The box round a point. */
export function reaching([x, y]: Point, across: number, down = across): Box {
  return [x - across, y - down, x + across, y + down];
}
