import { useSyncExternalStore } from 'react';

/** Does the media query match now? Renders again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/** Narrow or low screens, which show one board at a time. */
export function usePhone(): boolean {
  return useMedia('(max-width: 767px), (max-height: 499px)');
}
