import { type RefObject, useEffect } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moved less is a click. */
const DRAG_PX = 6;
const WHEEL_PER_STEP = 400;

/** Wheel, drag and pinch on an element; points are given in pixels from its middle. */
export function usePointerGestures(
  frame: RefObject<HTMLElement | null>,
  panBy: (dx: number, dy: number) => void,
  zoomBy: (factor: number, at: Point) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let travelled = 0;

    const fromMiddle = (x: number, y: number): Point => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < DRAG_PX) return;
      element.setPointerCapture(event.pointerId);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        zoomBy(factor, fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2));
        panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else panBy(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      // The click that ends a drag is not meant for what is below it.
      if (travelled >= DRAG_PX && event.detail !== 0) event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomBy(2 ** (-event.deltaY / WHEEL_PER_STEP), fromMiddle(event.clientX, event.clientY));
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
    };
  }, [frame, panBy, zoomBy]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
