import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideTarget } from '../src/table/placing.ts';

const SCREEN = { width: 1280, height: 720 };
const SIZE = { width: 300, height: 120 };

describe('an explanation', () => {
  it('is on the screen and never over what it explains', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 0, max: 680 }),
        fc.integer({ min: 10, max: 500 }),
        fc.integer({ min: 10, max: 400 }),
        (left, top, width, height) => {
          const target = {
            left,
            top,
            width: Math.min(width, SCREEN.width - left),
            height: Math.min(height, SCREEN.height - top),
          };
          const at = besideTarget(target, SIZE, SCREEN);
          expect(at.left).toBeGreaterThanOrEqual(0);
          expect(at.top).toBeGreaterThanOrEqual(0);
          expect(at.left + SIZE.width).toBeLessThanOrEqual(SCREEN.width);
          expect(at.top + SIZE.height).toBeLessThanOrEqual(SCREEN.height);
          const apart =
            at.left >= target.left + target.width ||
            at.left + SIZE.width <= target.left ||
            at.top >= target.top + target.height ||
            at.top + SIZE.height <= target.top;
          expect(apart).toBe(true);
        },
      ),
    );
  });
});
