import { type RefObject, useEffect, useRef } from 'react';
import type { Playback } from '../model/playback.ts';

/** Keeps the step that is shown in sight, in a table that is higher than its panel; a question is not scrolled away. */
export function useFollowed({ cursor, live }: Playback): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what moves the mark.
  useEffect(() => {
    if (!live) table.current?.querySelector('[data-now="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [cursor, live]);
  return table;
}
