import { useEffect } from 'react';

let title = document.title;
let count = 0;

function show(): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
}

export function useTitle(text: string): void {
  useEffect(() => {
    title = text;
    show();
  }, [text]);
}

/** How many games wait elsewhere; shown in the title for people in another tab. */
export function setTitleCount(games: number): void {
  count = games;
  show();
}
