import type { StepEvents } from '@kontor/core';
import { useLocale } from '@kontor/ui';
import { type ReactNode, Suspense } from 'react';
import type { Snapshot } from '../play/connection.ts';
import { Card } from './card.tsx';
import { LineSign } from './line-sign.tsx';
import { keyedLines } from './story.ts';
import type { LoadedTable } from './use-table.ts';

interface SummaryCardProps {
  readonly title: string;
  readonly loaded: LoadedTable;
  readonly snapshot: Pick<Snapshot, 'viewer' | 'frame'>;
  /** What happened in the stretch that is summed up. */
  readonly steps: readonly StepEvents<unknown>[];
  readonly covered?: true | undefined;
  /** Above the summary. */
  readonly lead?: ReactNode;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

/** What a stretch of the game brought: by the game's own summary, or else line by line. */
export function SummaryCard(props: SummaryCardProps): ReactNode {
  const { title, loaded, snapshot, steps, covered, lead, footer, onClose } = props;
  const { ui, table, players } = loaded;
  const { viewer, frame } = snapshot;
  const locale = useLocale();
  const { Summary } = ui;
  return (
    <Card title={title} onClose={onClose} footer={footer}>
      {lead}
      {Summary ? (
        <Suspense>
          <Summary
            table={table}
            players={players}
            viewer={viewer}
            view={frame.view}
            steps={steps}
            {...(covered ? { covered } : {})}
            locale={locale}
          />
        </Suspense>
      ) : (
        <ul className="w-sheet-lines">
          {steps
            .flatMap((step) =>
              keyedLines(step, (each) => ui.logLines(each, { table, players, viewer, locale })),
            )
            .filter(({ minor }) => !minor)
            .map((line) => (
              <li key={line.key} data-to-me={line.toMe}>
                <LineSign line={line} loaded={loaded} />
                {line.text}
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}
