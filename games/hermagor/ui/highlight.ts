import { createContext, useContext } from 'react';

/** What is lit on the boards because somebody points at a line of the story. */
const Highlight = createContext<readonly string[]>([]);

export const HighlightProvider = Highlight.Provider;

export function useHighlighted(): readonly string[] {
  return useContext(Highlight);
}

export function useIsHighlighted(place: string): boolean {
  return useContext(Highlight).includes(place);
}

/** The panel of a small table that shows what is lit first; `undefined` for what lies on the boards. */
export function useLitPanel(): 'prices' | undefined {
  return useContext(Highlight)[0]?.startsWith('row:') ? 'prices' : undefined;
}
