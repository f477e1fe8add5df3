import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Explanations are loaded when a pointer or key is used at the table for the first time. What is pointed at meanwhile is
 * kept for them, unless the finger was lifted. Nothing before that.
 */
export function useFirstPointing(
  area: RefObject<HTMLElement | null>,
): RefObject<PointerEvent | undefined> | undefined {
  const first = useRef<PointerEvent>(undefined);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (!area.current) return;
    const listeners = new AbortController();
    const on = (types: readonly string[], run: (event: Event) => void): void => {
      for (const type of types) area.current?.addEventListener(type, run, { signal: listeners.signal });
    };
    on(['pointermove', 'pointerdown', 'keydown'], (event) => {
      // A finger that trembles is still pressing.
      if (event instanceof PointerEvent && (event.type === 'pointerdown' || event.pointerType === 'mouse'))
        first.current = event;
      setUsed(true);
    });
    on(['pointerup', 'pointercancel'], () => {
      first.current = undefined;
    });
    return () => listeners.abort();
  }, [area]);
  return used ? first : undefined;
}
