import { type Box, type Line, type Point, pointAlong, sharedArea } from '@kontor/core';
import { TRANSACT } from '../../rules/state/types.ts';
import type { WalkStep } from '../../rules/view/preview-types.ts';
import { cityDrawing, type MapDrawing, roadOut } from './drawing.ts';
import { boxAt, type MapLayout, townSize } from './layout.ts';

/** Widths of the badge of a move and of a transaction, their height, and how far from the middle a number stands there. */
export const BADGE = { move: 28, transact: 60, height: 28, aside: 15, foot: 7 } as const;
/** Its letters have 12 px where the map is smallest. */
export const SMALL_BADGE = { move: 34, transact: 66, height: 34, aside: 16, foot: 10 } as const;

/** Shares of a road at which a move's badge may be placed, and offsets beside it; the best first. */
const SHARES = [0.3, 0.36, 0.24, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78];
const BESIDE = [0, 30, -30];

/** Where the badges of a plan lie: a move's on its road, the others on the town, covering as little as can be. */
export function badgePlaces(drawing: MapDrawing, layout: MapLayout, steps: readonly WalkStep[]): Point[] {
  const covered: Box[] = [...layout.boxes];
  const badge = layout.small ? SMALL_BADGE : BADGE;
  return steps.map((step) => {
    const size: Point = [step.act === TRANSACT ? badge.transact : badge.move, badge.height];
    const line = step.outcome === 'moved' ? roadOut(drawing, step.from, step.act)?.line : undefined;
    const places = line ? onRoad(line, layout.enlarged) : onTown(drawing, layout, step, size);
    const costs = places.map((at, i) => {
      const taken = boxAt(at, size, layout.enlarged);
      return covered.reduce((sum, other) => sum + sharedArea(taken, other), i * 20);
    });
    const best = places[costs.indexOf(Math.min(...costs))] ?? [0, 0];
    covered.push(boxAt(best, size, layout.enlarged));
    return best;
  });
}

function onRoad(line: Line, enlarged: number): Point[] {
  return BESIDE.flatMap((beside) =>
    SHARES.map((share): Point => {
      const { at, angle } = pointAlong(line, share);
      const far = beside * enlarged;
      return [at[0] - Math.sin(angle) * far, at[1] + Math.cos(angle) * far];
    }),
  );
}

/** The roofs first, because texts and the caravan must not be covered. */
function onTown(drawing: MapDrawing, layout: MapLayout, { from }: WalkStep, [width, height]: Point): Point[] {
  const city = cityDrawing(drawing, from);
  const [half, tall] = townSize(city, layout.small);
  const roof = -tall - height / 2 + 8;
  const side = half + width / 2 - 6;
  const offsets: Point[] = [
    [0, roof],
    [0, roof - height - 2],
    [side, roof / 2],
    [-side, roof / 2],
    [side, 8],
    [-side, 8],
    [0, roof - 2 * height - 4],
    [side, roof],
    [-side, roof],
  ];
  return offsets.map(([x, y]) => [city.at[0] + x * layout.enlarged, city.at[1] + y * layout.enlarged]);
}
