import { useEffect, useState } from 'react';

/**
 * What a step points at, by the names that the boards give to screen readers: whoever cannot see what is lit is told
 * where to go. Names end at their first comma or semicolon; what follows tells the state of the place.
 */
export function useLitNames(places: readonly string[] | undefined, version: number): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boards are drawn anew with every change of the lesson.
  useEffect(() => {
    // The boards are there after the next frame.
    const frame = requestAnimationFrame(() =>
      setNames([
        ...new Set(
          (places ?? []).flatMap((place) => {
            const shown = document.querySelector(`[data-place="${CSS.escape(place)}"][aria-label]`);
            return shown?.getAttribute('aria-label')?.split(/[,;]/)[0] ?? [];
          }),
        ),
      ]),
    );
    return () => cancelAnimationFrame(frame);
  }, [places, version]);
  return names;
}
