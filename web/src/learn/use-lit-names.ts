import { useEffect, useState } from 'react';

/** The boards are looked at so often, with so many milliseconds between, because they may still be loading. */
const LOOKS = 20;
const BETWEEN_MS = 150;

/**
 * What a step points at, by the names that the boards give to screen readers: whoever cannot see what is lit is told
 * where to go. Names end at their first comma or semicolon; what follows tells the state of the place.
 */
export function useLitNames(places: readonly string[] | undefined, version: number): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boards are drawn anew with every change of the lesson.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (left: number): void => {
      const found = (places ?? []).flatMap(nameOf);
      setNames((before) => (before.join() === found.join() ? before : [...new Set(found)]));
      if (found.length < (places?.length ?? 0) && left > 1)
        timer = setTimeout(() => look(left - 1), BETWEEN_MS);
    };
    // What is drawn for this change is there after the next frame.
    const frame = requestAnimationFrame(() => look(LOOKS));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [places, version]);
  return names;
}

function nameOf(place: string): string | readonly never[] {
  const shown = document.querySelector(`[data-place="${CSS.escape(place)}"][aria-label]`);
  return shown?.getAttribute('aria-label')?.split(/[,;]/)[0] ?? [];
}
