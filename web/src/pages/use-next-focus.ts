import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], summary, :is(button, input, select, textarea):enabled';

/** When what had the focus is taken away because it was pressed, the focus goes to what comes next. */
export function useNextFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: inside } = area;
    if (!inside) return;
    let next: readonly HTMLElement[] = [];
    const enter = ({ target }: FocusEvent): void => {
      const all = [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const place = target instanceof HTMLElement ? all.indexOf(target) : -1;
      next = [...all.slice(place + 1), ...all.slice(0, place).reverse()];
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // An element that is removed loses the focus to nothing.
      if (relatedTarget !== null) next = [];
    };
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !target.closest(FOCUSABLE)) next = [];
    };
    const removed = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      next.find((each) => each.isConnected && each.matches(FOCUSABLE))?.focus();
    });
    inside.addEventListener('focusin', enter);
    inside.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    removed.observe(inside, { childList: true, subtree: true });
    return () => {
      inside.removeEventListener('focusin', enter);
      inside.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
      removed.disconnect();
    };
  }, [area]);
}
