import { useLocale } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { gameEntry } from '../games.ts';
import { setTitleCount } from '../pages/title.ts';
import { playSound } from '../sound.ts';
import { notify } from './notices.ts';
import { waitsForMe } from './own-seat.ts';
import { rememberOnline } from './plays-online.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useLists } from './use-lists.ts';
import { setWaiting } from './waiting.ts';

const EVERY_MS = 15_000;

/**
 * Calls somebody to the games that wait for them wherever else in the app they are: by title, sound and notice. The
 * table that they are at calls by itself.
 */
export function TurnCall(): null {
  const { notices: texts } = useOnlineTexts();
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const { lists } = useLists(path, { everyMs: EVERY_MS, hidden: true });
  const known = useRef<ReadonlySet<string>>(undefined);

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
    void notify(texts.turn(gameEntry(game)?.card.name(locale) ?? game), `/table/${id}`, navigate);
  }, [lists, path, texts, locale, navigate]);
  return null;
}

function isAt(path: string, table: string): boolean {
  return path === `/table/${table}` || path.startsWith(`/table/${table}/`);
}
