import type { Frame } from '@kontor/core';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus at the table: when what had it is gone because it was chosen, the focus goes to what comes next, which
 * is the question.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>, frame: Frame<unknown>): void {
  const inside = useRef(false);
  const keep = useCallback(() => {
    const { activeElement: active } = document;
    // What is switched off keeps the focus for a moment more, and then it is lost.
    const lost = active === null || active === document.body || active.matches(':disabled');
    if (!inside.current || !lost) return;
    const prompt = board.current?.querySelector<HTMLElement>('.k-prompt');
    const next = prompt?.querySelector<HTMLElement>('[data-look="primary"]:enabled') ?? prompt;
    next?.focus({ preventScroll: true });
  }, [board]);
  useEffect(() => {
    const area = board.current;
    // A scene that was skipped takes its buttons with it or switches them off, without a new position.
    const removed = new MutationObserver(keep);
    if (area) removed.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const enter = (): void => {
      inside.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // An element that is removed loses the focus to nothing; so does one that is clicked away from.
      if (relatedTarget !== null) inside.current = false;
    };
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !target.closest('button, a, input, select, summary, [tabindex]'))
        inside.current = false;
    };
    area?.addEventListener('focusin', enter);
    area?.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    return () => {
      removed.disconnect();
      area?.removeEventListener('focusin', enter);
      area?.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
    };
  }, [board, keep]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what removes a choice.
  useEffect(keep, [keep, frame]);
}
