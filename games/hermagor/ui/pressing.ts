import { type KeyboardEvent, type PointerEvent, useCallback, useLayoutEffect, useRef } from 'react';

/** What a target does when it is pointed at and pressed. */
export type Pressed = ReturnType<typeof usePressing>;

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
export function usePressing(pressing: Pressing) {
  const firstTap = useRef(false);
  // Always the same function, so that targets which did not change are not drawn again. What is pressed is what is shown,
  // never a table that is still being drawn.
  const now = useRef(pressing);
  useLayoutEffect(() => {
    now.current = pressing;
  });
  return useCallback(
    (target: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') now.current.point(target);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') now.current.point(undefined);
      },
      onPointerDown: (event: PointerEvent) => {
        firstTap.current = event.pointerType !== 'mouse' && now.current.pointed !== target;
      },
      onFocus: () => now.current.point(target),
      onClick: () => {
        if (firstTap.current) now.current.point(target);
        else now.current.press(target);
        firstTap.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        now.current.press(target);
      },
    }),
    [],
  );
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
