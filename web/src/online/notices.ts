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

/** Calls somebody who looks elsewhere when it is their turn. */
export function useTurnNotice(game: string, snapshot: Snapshot | undefined): void {
  const { notices } = useOnlineTexts();
  const locale = useLocale();
  const mine = snapshot !== undefined && isMyTurn(snapshot.viewer, snapshot.frame);
  const before = useRef(mine);
  useEffect(() => {
    const began = mine && !before.current;
    before.current = mine;
    if (!began || !document.hidden || mayNotify() !== 'granted') return;
    const name = gameEntry(game)?.card.name(locale) ?? game;
    const notice = new Notification(notices.turn(name), { tag: location.pathname, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  }, [mine, game, locale, notices]);
}
