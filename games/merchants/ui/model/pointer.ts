import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { CityNumber } from '../../rules/state/types.ts';

interface Pointed {
  readonly row: number;
  readonly city: CityNumber | undefined;
}

/** The city that is pointed at, kept outside React's state so that only what shows it is drawn again. */
export interface Pointer {
  readonly point: (city: CityNumber | undefined) => void;
  readonly store: ReturnType<typeof createStore>;
  readonly row: number;
}

function createStore() {
  let pointed: Pointed | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => pointed,
    set: (next: Pointed) => {
      if (next.city === pointed?.city && next.row === pointed?.row) return;
      pointed = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** When the match moves on, nothing is pointed at. */
export function usePointer(row: number): Pointer {
  const [store] = useState(createStore);
  const point = useCallback((city: CityNumber | undefined) => store.set({ row, city }), [store, row]);
  return useMemo(() => ({ point, store, row }), [point, store, row]);
}

export function usePointed({ store, row }: Pointer): CityNumber | undefined {
  const pointed = useSyncExternalStore(store.subscribe, store.get);
  return pointed?.row === row ? pointed.city : undefined;
}
