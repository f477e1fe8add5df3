import { useSyncExternalStore } from 'react';
import { localStore } from '../browser/local-storage.ts';
import { readSettings, SETTINGS_KEY, type Settings } from './settings.ts';

const listeners = new Set<() => void>();
let current: Settings | undefined;

export function settings(): Settings {
  current ??= readSettings(localStore.get(SETTINGS_KEY), navigator.languages);
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  localStore.set(SETTINGS_KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** Reads the stored settings again because something else has changed them. */
export function reloadSettings(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

// Another tab changed them.
window.addEventListener('storage', ({ key }) => {
  if (key === SETTINGS_KEY) reloadSettings();
});

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}
