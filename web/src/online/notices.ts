import { useLocale } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { gameEntry } from '../games.ts';
import type { Snapshot } from '../play/connection.ts';
import { isMyTurn } from '../table/whose-turn.ts';
import { useOnlineTexts } from './texts/index.ts';

/** Whether this browser may show notices: it can be asked once. */
export function mayNotify(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied';
}

/** Shows a notice that leads back to this page. Phones that allow none to pages throw instead. */
function notify(text: string): Notification | undefined {
  try {
    const notice = new Notification(text, { tag: location.pathname, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return undefined;
  }
}

/** Calls somebody who looks elsewhere when it is their turn. */
export function useTurnNotice(game: string, snapshot: Snapshot | undefined): void {
  const { notices } = useOnlineTexts();
  const locale = useLocale();
  const mine = snapshot !== undefined && isMyTurn(snapshot.viewer, snapshot.frame);
  const before = useRef(mine);
  useEffect(() => {
    const began = mine && !before.current;
    before.current = mine;
    if (!began || document.hasFocus() || mayNotify() !== 'granted') return;
    const notice = notify(notices.turn(gameEntry(game)?.card.name(locale) ?? game));
    return () => notice?.close();
  }, [mine, game, locale, notices]);
}
