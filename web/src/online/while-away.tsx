import { Button, Dialog, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Snapshot } from '../play/connection.ts';
import type { TableFixture } from '../table/use-table.ts';
import { useOnlineTexts } from './texts/index.ts';

interface WhileAwayProps {
  readonly fixture: TableFixture;
  readonly snapshot: Snapshot;
}

/** For somebody who has just come back: what happened since their last move, and what was done to them. */
export function WhileAway({ fixture, snapshot }: WhileAwayProps): ReactNode {
  const { away: texts } = useOnlineTexts();
  const locale = useLocale();
  const [news] = useState(() => newsFor(fixture, snapshot, locale));
  const [shown, setShown] = useState<'banner' | 'list' | 'nothing'>('banner');
  if (!news || shown === 'nothing') return null;
  const replay = (
    <Link href={`${fixture.path}/${news.from}?play`} className="k-button">
      {texts.replay}
    </Link>
  );
  return (
    <p className="w-banner" role="status">
      {texts.sum(news.steps)}
      {news.toMe > 0 && <strong> · {texts.toYou(news.toMe)}</strong>}{' '}
      <Button onClick={() => setShown('list')}>{texts.show}</Button>
      {replay}
      <Button look="quiet" onClick={() => setShown('nothing')}>
        {texts.close}
      </Button>
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
    </p>
  );
}

/** Only what others have done since the viewer's last move; nothing for those who never moved. */
function newsFor(
  { ui, table, players }: TableFixture,
  { viewer, heard, frame }: Snapshot,
  locale: ReturnType<typeof useLocale>,
) {
  const last = heard.findLastIndex(({ seat }) => seat !== null && seat === viewer);
  const since = heard.slice(last + 1);
  const from = heard[last]?.row;
  if (viewer === null || frame.result || last < 1 || since.length < 2 || from === undefined) return undefined;
  const lines = since.flatMap((step) =>
    ui
      .logLines(step, { table, players, viewer, locale })
      .map((line, i) => ({ key: `${step.row}.${i}`, text: line.text, toMe: line.toMe === true })),
  );
  return { from, steps: since.length, lines, toMe: lines.filter((line) => line.toMe).length };
}
