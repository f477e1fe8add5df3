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
