import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Size } from '../board/viewport.ts';

/** The size that an observer of one element has measured. To ask the element itself would lay the page out once more. */
export function measuredSize(entries: readonly ResizeObserverEntry[]): Size {
  const box = entries.at(-1)?.borderBoxSize[0];
  return { width: Math.round(box?.inlineSize ?? 0), height: Math.round(box?.blockSize ?? 0) };
}

/** The size of an element without a border in pixels, as it changes; 0 × 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const known = useRef(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure: ResizeObserverCallback = (entries) => {
      const { width, height } = measuredSize(entries);
      // A hidden element keeps the size that it had.
      if (width === 0) return;
      const show = (): void =>
        setSize((size) => (size.width === width && size.height === height ? size : { width, height }));
      // The first size draws a whole part of the page, which must not hold up clicks. Later ones are followed before
      // anything is painted, because a board would be painted for the old size, and then again.
      if (known.current) flushSync(show);
      else startTransition(show);
      known.current = true;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
