import { useLocale } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { playSound } from '../../browser/sound.ts';
import { gameName } from '../../games/game-pages.ts';
import { setTitleCount } from '../../pages/title.ts';
import { useLists } from '../lobby/use-lists.ts';
import { renewPush } from '../notices/push.ts';
import { waitsForMe } from '../seat/own-seat.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { notify } from './notify.ts';
import { rememberOnline } from './plays-online.ts';
import { setWaiting } from './waiting-games.ts';

const EVERY_MS = 15_000;

/**
 * Notifies the viewer of games that wait for them on other pages than this one, by title, sound and
 * notification.
 */
export function TurnNotifier(): null {
  const { notifications: texts } = useOnlineTexts();
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const { lists } = useLists(path, { everyMs: EVERY_MS, hidden: true });
  const known = useRef<ReadonlySet<string>>(undefined);

  useEffect(() => {
    renewPush().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!lists) return;
    rememberOnline(lists.mine.length > 0);
    const waiting = lists.mine.filter(waitsForMe);
    const elsewhere = waiting.filter(({ id }) => !isAt(path, id));
    setWaiting(waiting);
    setTitleCount(elsewhere.length);
    const fresh = known.current && elsewhere.find(({ id }) => !known.current?.has(id));
    known.current = new Set(waiting.map(({ id }) => id));
    if (!fresh) return;
    playSound('turn');
    if (document.hasFocus()) return;
    const { game, id } = fresh;
    void notify(texts.turn(gameName(game, locale)), `/table/${id}`, navigate);
  }, [lists, path, texts, locale, navigate]);
  return null;
}

function isAt(path: string, table: string): boolean {
  return path === `/table/${table}` || path.startsWith(`/table/${table}/`);
}
