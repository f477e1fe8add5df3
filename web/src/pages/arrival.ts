import { type RefObject, useEffect } from 'react';

let arrivals = 0;

/**
 * Moves the focus to the content of a page that was come to by a link or a button, which is gone with the page
 * before. The browser does so by itself when it loads the first one.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    arrivals++;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (arrivals > 1 && lost) content.current?.focus({ preventScroll: true });
  }, [content]);
}
