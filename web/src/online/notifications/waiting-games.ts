import type { TableInfo } from '@kontor/protocol';
import { useSyncExternalStore } from 'react';

/** The online games that wait for the viewer; `TurnNotifier` keeps the list up to date. */
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
