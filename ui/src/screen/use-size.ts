import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import type { Size } from '../board/viewport.ts';

/** The size of an element in pixels, as it changes; 0 × 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    let known = false;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = target;
      // A hidden element keeps the size that it had.
      if (width === 0) return;
      const show = (): void =>
        setSize((size) => (size.width === width && size.height === height ? size : { width, height }));
      // The first size draws a whole part of the page, which must not hold up clicks; later ones are followed at once.
      if (known) show();
      else startTransition(show);
      known = true;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
