import { useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { localStore } from '../../browser/local-storage.ts';
import type { Snapshot } from '../../play/connection.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { SummaryCard } from '../../table/summary-card.tsx';
import type { LoadedTable } from '../../table/use-table.ts';
import { useOnlineTexts } from '../texts/index.ts';

interface WhileAwayProps {
  readonly loaded: LoadedTable;
  readonly snapshot: Snapshot;
}

/** Shows returning players what happened since their last move. */
export function WhileAway({ loaded, snapshot }: WhileAwayProps): ReactNode {
  const { away: texts } = useOnlineTexts();
  const locale = useLocale();
  const { summaries } = useSettings();
  const [news, setNews] = useState(() => newsFor(loaded, snapshot, locale));
  const { row } = snapshot.frame;
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      localStore.set(seenKey(loaded.id), String(row));
    };
    // Showing a hidden tab counts as coming back.
    const comeBack = (): void => {
      if (document.hidden || row <= lastSeen(loaded.id)) return;
      setNews(newsFor(loaded, snapshot, locale));
      look();
    };
    look();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [loaded, snapshot, locale, row]);
  // A move dismisses it.
  if (!summaries || !news || news.own !== ownRow(snapshot)) return null;
  const goOn = (): void => {
    localStore.set(readKey(loaded.id), String(row));
    setNews(undefined);
  };
  return (
    <SummaryCard
      title={texts.title}
      loaded={loaded}
      snapshot={snapshot}
      steps={news.steps}
      lead={
        <p>
          {texts.sum(news.steps.length)}
          {news.toMe > 0 && <strong> · {texts.toYou(news.toMe)}</strong>}
        </p>
      }
      footer={
        <Link href={`${loaded.path}/${news.from}?play`} className="k-button">
          {texts.replay}
        </Link>
      }
      onClose={goOn}
    />
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
  return Number(localStore.get(seenKey(table)) ?? -1);
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
  if (frame.row <= Number(localStore.get(readKey(id)) ?? -1)) return undefined;
  const seen = Number(localStore.get(seenKey(id)) ?? own);
  const from = history.findLast(({ row }) => row <= Math.min(own, seen))?.row ?? 0;
  const steps = history.filter(({ row }) => row > from);
  const lines = steps.flatMap((step) => ui.logLines(step, { table, players, viewer, locale }));
  if (lines.length < 2) return undefined;
  return { own, from, steps, toMe: lines.filter((line) => line.toMe).length };
}
