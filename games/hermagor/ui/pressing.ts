import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface Pressing {
  /** The target whose consequences are shown. */
  readonly pointed: string | undefined;
  readonly point: (target: string | undefined) => void;
  readonly press: (target: string) => void;
}

/**
 * Pointing at a target shows what it would do; pressing what is already shown does it. A mouse points by hovering, a
 * keyboard by the focus; a finger points with its first tap.
 */
export function usePressing({ pointed, point, press }: Pressing) {
  const firstTap = useRef(false);
  return (target: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point(target);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point(undefined);
    },
    onPointerDown: (event: PointerEvent) => {
      firstTap.current = event.pointerType !== 'mouse' && pointed !== target;
    },
    onFocus: () => point(target),
    onClick: () => {
      if (firstTap.current) point(target);
      else press(target);
      firstTap.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(target);
    },
  });
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow key. */
export function arrowOf(event: KeyboardEvent): readonly [x: number, y: number] | undefined {
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
}
