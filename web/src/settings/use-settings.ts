import { useSyncExternalStore } from 'react';
import { readSettings, type Settings } from './settings.ts';

const KEY = 'kontor.settings';
const listeners = new Set<() => void>();
let current: Settings | undefined;

export function settings(): Settings {
  current ??= readSettings(localStorage.getItem(KEY), navigator.languages);
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

// Another tab changed them.
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  current = undefined;
  for (const listener of listeners) listener();
});

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}
