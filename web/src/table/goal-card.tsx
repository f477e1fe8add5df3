import type { StepEvents } from '@kontor/core';
import { useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { Snapshot } from '../play/connection.ts';
import { changeSettings, useSettings } from '../settings/use-settings.ts';
import { useWebTexts } from '../texts/index.ts';
import { Card } from './card.tsx';
import type { LoadedTable } from './use-table.ts';

interface GoalCardProps {
  readonly loaded: LoadedTable;
  readonly snapshot: Pick<Snapshot, 'viewer' | 'frame'>;
  readonly history: readonly StepEvents<unknown>[];
  readonly covered?: true | undefined;
  readonly asked: boolean;
  readonly onClose: () => void;
}

/** How one wins this game, and how things stand. */
export function GoalCard(props: GoalCardProps): ReactNode {
  const { loaded, snapshot, history, covered, asked, onClose } = props;
  const { table: texts } = useWebTexts();
  const locale = useLocale();
  const { Goal } = loaded.ui;
  if (!Goal) return null;
  return (
    <Card title={texts.goal} onClose={onClose} asked={asked}>
      <Goal
        table={loaded.table}
        players={loaded.players}
        viewer={snapshot.viewer}
        view={snapshot.frame.view}
        history={history}
        {...(covered ? { covered } : {})}
        locale={locale}
      />
    </Card>
  );
}

/** Whether somebody on this device has yet to be told how one wins this game. */
export function useNewToGame(game: string): { readonly fresh: boolean; readonly told: () => void } {
  const { goals } = useSettings();
  return {
    fresh: !goals.includes(game),
    told: () => {
      if (!goals.includes(game)) changeSettings({ goals: [...goals, game] });
    },
  };
}
