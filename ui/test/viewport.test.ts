import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clamp,
  fitScale,
  MAX_ZOOM,
  middleOf,
  pan,
  viewBox,
  wholeDrawing,
  ZOOM_STEP,
  zoomAt,
} from '../src/board/viewport.ts';

const drawing = { width: 1600, height: 1100 };
const frame = { width: 800, height: 600 };

describe('viewport', () => {
  it('finds the middle of what is of interest', () => {
    expect(middleOf([], { x: 0, y: 0 })).toBeUndefined();
    expect(middleOf([[30, 50]], { x: 10, y: 20 })).toEqual({ x: 20, y: 30 });
    const points = [
      [0, 0],
      [10, 40],
      [5, 5],
    ] as const;
    expect(middleOf(points, { x: 0, y: 0 })).toEqual({ x: 5, y: 20 });
  });

  it('shows the whole drawing in the proportions of the frame', () => {
    const [x, y, width, height] = viewBox(wholeDrawing(drawing), drawing, frame).split(' ').map(Number);
    expect([x, width]).toEqual([0, 1600]);
    expect(height).toBe(1200);
    expect(y).toBe(-50);
  });

  it('goes on beside the frame, at the same scale', () => {
    const [x, , width, height] = viewBox(wholeDrawing(drawing), drawing, frame, 50).split(' ').map(Number);
    expect([x, width, height]).toEqual([0, 1700, 1200]);
  });

  it('turns 24 pixels into 44 with the first step', () => {
    const seen = zoomAt(wholeDrawing(drawing), ZOOM_STEP, { x: 0, y: 0 }, drawing, frame);
    expect(24 * seen.zoom).toBeCloseTo(44);
  });

  it('keeps the point under the pointer where it is', () => {
    const before = zoomAt(wholeDrawing(drawing), 2, { x: 0, y: 0 }, drawing, frame);
    const at = { x: 120, y: -80 };
    const after = zoomAt(before, 1.5, at, drawing, frame);
    const place = (view: typeof before) => view.x + at.x / (fitScale(drawing, frame) * view.zoom);
    expect(place(after)).toBeCloseTo(place(before));
  });

  it('never leaves the drawing, whatever is done to it', () => {
    const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(number, number, factor, (dx, dy, by) => {
        const view = pan(
          zoomAt(wholeDrawing(drawing), by, { x: dx, y: dy }, drawing, frame),
          dx,
          dy,
          drawing,
          frame,
        );
        expect(view.zoom).toBeGreaterThanOrEqual(1);
        expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
        const again = clamp(view, drawing, frame);
        expect(again.x).toBeCloseTo(view.x);
        expect(again.y).toBeCloseTo(view.y);
        expect(view.x).toBeGreaterThan(0);
        expect(view.x).toBeLessThan(drawing.width);
      }),
    );
  });
});
