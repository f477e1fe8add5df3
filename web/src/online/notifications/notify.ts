import { useLocale } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { gameName } from '../../games/game-pages.ts';
import type { Snapshot } from '../../play/connection.ts';
import { isMyTurn } from '../../table/whose-turn.ts';
import { useOnlineTexts } from '../texts/index.ts';

/** Whether this browser may show notices: it can be asked once. Without https none can. */
export function mayNotify(): NotificationPermission | 'insecure' {
  if (!isSecureContext) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'denied';
}

/** Shows a notice that leads to a page, if it may, and tells how to take it away. */
export async function notify(text: string, path: string, go: (path: string) => void): Promise<() => void> {
  if (mayNotify() !== 'granted') return () => undefined;
  const looks = { tag: path, icon: '/icon.svg', data: { path } };
  // Phones show notices of service workers alone, and throw otherwise.
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

/** Calls somebody who looks elsewhere when it is their turn. */
export function useTurnNotification(game: string, snapshot: Snapshot | undefined): void {
  const { notifications } = useOnlineTexts();
  const locale = useLocale();
  const mine = snapshot !== undefined && isMyTurn(snapshot.viewer, snapshot.frame);
  const before = useRef(mine);
  useEffect(() => {
    const began = mine && !before.current;
    before.current = mine;
    if (!began || document.hasFocus()) return;
    // This very page is the one to come back to.
    const notice = notify(notifications.turn(gameName(game, locale)), location.pathname, () => undefined);
    return () => void notice.then((close) => close());
  }, [mine, game, locale, notifications]);
}
