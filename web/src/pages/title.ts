import { useEffect } from 'react';

let title = document.title;
let count = 0;

function show(): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
}

/** The tab's icon, and that of the installed page where the system shows a number on it. */
function showOnIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? '/icon-waiting.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  // Not every browser has it, whatever the types say.
  const badge = navigator.setAppBadge as Navigator['setAppBadge'] | undefined;
  badge?.call(navigator, count).catch(() => undefined);
}

export function useTitle(text: string): void {
  useEffect(() => {
    title = text;
    show();
  }, [text]);
}

/** How many games wait elsewhere; shown in the title and by the icon for people in another tab. */
export function setTitleCount(games: number): void {
  const isOther = games !== count;
  count = games;
  show();
  if (isOther) showOnIcon();
}
