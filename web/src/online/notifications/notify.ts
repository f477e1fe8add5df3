import { useLocale } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { gameName } from '../../games/game-pages.ts';
import type { Snapshot } from '../../play/connection.ts';
import { isMyTurn } from '../../table/whose-turn.ts';
import { isPushed } from '../notices/push.ts';
import { useOnlineTexts } from '../texts/index.ts';

/** Whether this browser may show notifications, which needs https. */
export function mayNotify(): NotificationPermission | 'insecure' {
  if (!isSecureContext) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'denied';
}

/**
 * Shows a notification that leads to a page, if that is allowed; returns a function that closes it. Where the server calls
 * this device there would be two.
 */
export async function notify(text: string, path: string, go: (path: string) => void): Promise<() => void> {
  if (mayNotify() !== 'granted' || isPushed()) return () => undefined;
  const looks = { tag: path, icon: '/icon.svg', data: { path } };
  // On phones only a service worker may show notifications; the constructor throws there.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(text, looks);
    return () => void worker.getNotifications({ tag: path }).then((all) => all.map((one) => one.close()));
  }
  try {
    const notice = new Notification(text, looks);
    notice.onclick = () => {
      window.focus();
      go(path);
      notice.close();
    };
    return () => notice.close();
  } catch {
    return () => undefined;
  }
}

/** Notifies the viewer of their turn while the page does not have the focus. */
export function useTurnNotification(game: string, snapshot: Snapshot | undefined): void {
  const { notifications } = useOnlineTexts();
  const locale = useLocale();
  const mine = snapshot !== undefined && isMyTurn(snapshot.viewer, snapshot.frame);
  const before = useRef(mine);
  useEffect(() => {
    const began = mine && !before.current;
    before.current = mine;
    if (!began || document.hasFocus()) return;
    // A click on it brings back this page, so there is nowhere to go.
    const notice = notify(notifications.turn(gameName(game, locale)), location.pathname, () => undefined);
    return () => void notice.then((close) => close());
  }, [mine, game, locale, notifications]);
}
