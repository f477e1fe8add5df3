import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in pixels, as it changes; 0 × 0 before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    let known = false;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = target;
      // What is put away keeps the size that it had.
      if (width === 0) return;
      const show = (): void =>
        setSize((size) => (size.width === width && size.height === height ? size : { width, height }));
      // What first appears with the size may take its time; what is there already follows at once.
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
