import type { MatchRecord, Result } from '@kontor/core';
import { Button, Dialog, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { downloadRecord } from '../store/download.ts';
import { useWebTexts } from '../texts/index.ts';
import type { TableFixture } from './use-table.ts';
import { Verify } from './verify.tsx';

interface EndScreenProps {
  readonly fixture: TableFixture;
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  readonly result: Result;
  readonly onClose: () => void;
}

/** Who won and why, and what to do next. */
export function EndScreen({ fixture, connection, snapshot, result, onClose }: EndScreenProps): ReactNode {
  const { end: texts } = useWebTexts();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [record, setRecord] = useState<MatchRecord>();
  const { ui, table, players, path, rematch } = fixture;

  useEffect(() => {
    connection.record().then(setRecord, () => setRecord(undefined));
  }, [connection]);

  const winners = players.filter(({ seat }) => result.ranks[seat] === 1).map(({ name }) => name);
  const { End } = ui;
  return (
    <Dialog
      title={winners.length === 1 ? texts.winner(winners[0] ?? '') : texts.winners(winners.join(', '))}
      onClose={onClose}
      className="w-end"
      footer={
        <>
          {record && (
            <>
              <Verify fixture={fixture} record={record} />
              <Button look="quiet" onClick={() => downloadRecord(record)}>
                {texts.save}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={onClose}>
            {texts.board}
          </Button>
          <Button onClick={() => navigate(`${path}/0`)}>{texts.replay}</Button>
          {rematch && (
            <Button look="primary" onClick={() => void rematch().then(navigate)}>
              {texts.rematch}
            </Button>
          )}
        </>
      }
    >
      {record && (
        <End
          table={table}
          players={players}
          result={result}
          heard={snapshot.heard}
          record={record}
          viewer={snapshot.viewer}
          locale={locale}
        />
      )}
    </Dialog>
  );
}
