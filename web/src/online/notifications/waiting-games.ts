import type { TableInfo } from '@kontor/protocol';
import { useSyncExternalStore } from 'react';

/** The games that wait for whoever uses this browser, as far as is known; `TurnNotifier` keeps it. */
let waiting: readonly TableInfo[] = [];
const listeners = new Set<() => void>();

export function setWaiting(tables: readonly TableInfo[]): void {
  waiting = tables;
  for (const listener of listeners) listener();
}

export function useWaiting(): readonly TableInfo[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
  );
}
