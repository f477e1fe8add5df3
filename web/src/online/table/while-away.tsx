import { Button, Dialog, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Snapshot } from '../../play/connection.ts';
import type { LoadedTable } from '../../table/use-table.ts';
import { useOnlineTexts } from '../texts/index.ts';
import './banner.css';
import './while-away.css';

interface WhileAwayProps {
  readonly loaded: LoadedTable;
  readonly snapshot: Snapshot;
}

/** Shows returning players what happened since their last move. */
export function WhileAway({ loaded, snapshot }: WhileAwayProps): ReactNode {
  const { away: texts } = useOnlineTexts();
  const locale = useLocale();
  const [news, setNews] = useState(() => newsFor(loaded, snapshot, locale));
  const [shown, setShown] = useState<'banner' | 'list' | 'nothing'>('banner');
  const { row } = snapshot.frame;
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      localStorage.setItem(seenKey(loaded.id), String(row));
    };
    // Showing a hidden tab counts as coming back.
    const comeBack = (): void => {
      if (document.hidden || row <= lastSeen(loaded.id)) return;
      setNews(newsFor(loaded, snapshot, locale));
      setShown('banner');
      look();
    };
    look();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [loaded, snapshot, locale, row]);
  // A move dismisses it.
  if (!news || shown === 'nothing' || news.own !== ownRow(snapshot)) return null;
  const goOn = (): void => {
    localStorage.setItem(readKey(loaded.id), String(row));
    setShown('nothing');
  };
  const replay = (
    <Link href={`${loaded.path}/${news.from}?play`} className="k-button">
      {texts.replay}
    </Link>
  );
  return (
    <>
      <p className="w-banner" role="status">
        {texts.sum(news.steps)}
        {news.toMe > 0 && <strong> · {texts.toYou(news.toMe)}</strong>}{' '}
        <Button onClick={() => setShown('list')}>{texts.show}</Button>
        {replay}
        <Button look="quiet" onClick={goOn}>
          {texts.close}
        </Button>
      </p>
      {shown === 'list' && (
        <Dialog title={texts.title} onClose={() => setShown('banner')} footer={replay}>
          <ul className="w-news">
            {news.lines.map(({ key, text, toMe }) => (
              <li key={key} data-to-me={toMe}>
                {text}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function seenKey(table: string): string {
  return `kontor.seen.${table}`;
}

/** The row up to which the viewer has dismissed the news. */
function readKey(table: string): string {
  return `kontor.read.${table}`;
}

function lastSeen(table: string): number {
  return Number(localStorage.getItem(seenKey(table)) ?? -1);
}

/** The viewer's last move. */
function ownRow({ viewer, history }: Pick<Snapshot, 'viewer' | 'history'>): number | undefined {
  return history.findLast(({ seat }) => seat !== null && seat === viewer)?.row;
}

/**
 * What happened since the viewer's last move, or since they last looked if that was earlier, which happens
 * when secret answers are played later. Nothing for those who never moved.
 */
function newsFor(
  { id, ui, table, players }: LoadedTable,
  { viewer, history, frame }: Snapshot,
  locale: ReturnType<typeof useLocale>,
) {
  const own = ownRow({ viewer, history });
  if (viewer === null || frame.result || own === undefined) return undefined;
  if (frame.row <= Number(localStorage.getItem(readKey(id)) ?? -1)) return undefined;
  const seen = Number(localStorage.getItem(seenKey(id)) ?? own);
  const from = history.findLast(({ row }) => row <= Math.min(own, seen))?.row ?? 0;
  const since = history.filter(({ row }) => row > from);
  const lines = since.flatMap((step) =>
    ui
      .logLines(step, { table, players, viewer, locale })
      .map((line, i) => ({ key: `${step.row}.${i}`, text: line.text, toMe: line.toMe === true })),
  );
  if (lines.length < 2) return undefined;
  return { own, from, steps: since.length, lines, toMe: lines.filter((line) => line.toMe).length };
}
