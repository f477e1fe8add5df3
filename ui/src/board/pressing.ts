import { type KeyboardEvent, type PointerEvent, useCallback, useLayoutEffect, useRef } from 'react';

/** The event handlers of a target, and the mark by which it is known as one. */
export type PressHandlers = ReturnType<typeof usePressing>;

interface Pressing {
  /** The target whose consequences are shown. */
  readonly pointed: string | undefined;
  readonly point: (target: string | undefined) => void;
  readonly press: (target: string) => void;
}

/**
 * Pointing at a target shows what it would do, pressing it does it. A mouse points by hovering, a keyboard by the focus,
 * a finger by its first tap.
 */
export function usePressing(pressing: Pressing) {
  const firstTap = useRef(false);
  // The handlers must stay the same functions so that unchanged targets are not drawn again, and they must act on what is
  // shown, not on a table that is still being drawn.
  const now = useRef(pressing);
  useLayoutEffect(() => {
    now.current = pressing;
  });
  return useCallback(
    (target: string) => ({
      'data-press': target,
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
