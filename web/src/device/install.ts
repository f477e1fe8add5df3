import { useSyncExternalStore } from 'react';
import { askToPersist } from './persist.ts';

/** What Chromium fires when the page can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** Catches the browser's offer to install the page, so that a button can take it later. */
export function catchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => {
    change(undefined);
    void askToPersist();
  });
}

function change(offer: InstallEvent | undefined): void {
  offered = offer;
  for (const listener of listeners) listener();
}

/** Installs the page; `undefined` where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const offer = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
  );
  // The browser takes each offer once.
  return (
    offer &&
    (() => {
      change(undefined);
      void offer.prompt();
    })
  );
}
