import { lazy, useEffect } from 'react';

const loadEnd = () => import('./end-screen.tsx');
const loadRules = () => import('../rules/rules-panel.tsx');
const loadSettings = () => import('../settings/settings-form.tsx');

/* Parts of a table that nobody needs for the first move. */
export const EndScreen = lazy(async () => ({ default: (await loadEnd()).EndScreen }));
export const RulesPanel = lazy(async () => ({ default: (await loadRules()).RulesPanel }));
export const SettingsForm = lazy(async () => ({ default: (await loadSettings()).SettingsForm }));

/** A table that is drawn must not be disturbed at once. */
const CALM_MS = 2000;

/** Loads these parts soon after the table is drawn, so that a game goes on to its end when the network goes away. */
export function useLateParts(loadReplay: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails now is tried again when it is needed.
      for (const load of [loadEnd, loadReplay, loadRules, loadSettings]) load().catch(() => undefined);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [loadReplay]);
}
