import type { MatchRecord, Result } from '@kontor/core';
import { Button, Dialog, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { startGame } from '../setup/start.ts';
import { downloadRecord } from '../store/records.ts';
import { useWebTexts } from '../texts/index.ts';
import type { TableFixture } from './use-table.ts';

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
  const { game, ui, table, players, id } = fixture;

  useEffect(() => {
    connection.record().then(setRecord, () => setRecord(undefined));
  }, [connection]);

  const winners = players.filter(({ seat }) => result.ranks[seat] === 1).map(({ name }) => name);
  const rematch = async (): Promise<void> => {
    const setup = { players: players.map(({ seat: _, ...player }) => player), options: table.options };
    navigate(`/play/${await startGame(game, setup)}`);
  };
  const { End } = ui;
  return (
    <Dialog
      title={winners.length === 1 ? texts.winner(winners[0] ?? '') : texts.winners(winners.join(', '))}
      onClose={onClose}
      className="w-end"
      footer={
        <>
          {record && (
            <Button look="quiet" onClick={() => downloadRecord(record)}>
              {texts.save}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {texts.board}
          </Button>
          <Button onClick={() => navigate(`/play/${id}/0`)}>{texts.replay}</Button>
          <Button look="primary" onClick={() => void rematch()}>
            {texts.rematch}
          </Button>
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
