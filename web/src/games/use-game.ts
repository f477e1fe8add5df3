import type { AnyGame } from '@kontor/core';
import type { AnyGameUi } from '@kontor/ui';
import { useEffect, useState } from 'react';
import { gamePage } from './game-pages.ts';
import { loadRules } from './load-rules.ts';

/** Rules and user interface of a game; `undefined` until they are loaded. */
export function useGame(id: string): { game: AnyGame; ui: AnyGameUi } | undefined {
  const [parts, setParts] = useState<{ game: AnyGame; ui: AnyGameUi }>();
  useEffect(() => {
    let current = true;
    const entry = gamePage(id);
    if (entry)
      void Promise.all([loadRules(id), entry.loadUi()]).then(
        ([game, ui]) => current && setParts({ game, ui }),
        // The pages that use this work without them, and the table's own page reports the error.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [id]);
  return parts?.game.id === id ? parts : undefined;
}
