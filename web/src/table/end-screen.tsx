import type { MatchRecord, Result } from '@kontor/core';
import { Button, Dialog, RuleLinks, useLocale, useReducedMotion } from '@kontor/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { downloadRecord } from '../browser/download-record.ts';
import { askToPersist } from '../device/persist.ts';
import { Problem } from '../pages/problem.tsx';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { MOTION_MS } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useWebTexts } from '../texts/index.ts';
import { onlyPerson } from './use-own-name.ts';
import type { LoadedTable } from './use-table.ts';
import { Verify } from './verify.tsx';
import { Victory } from './victory.tsx';
import './end-screen.css';

interface EndScreenProps {
  readonly loaded: LoadedTable;
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  readonly result: Result;
  /** What else is new, above the result. */
  readonly notice?: ReactNode;
  /** The end of a lesson, whose record nobody needs. */
  readonly taught?: boolean;
  readonly onClose: () => void;
}

/** Who won and why, and what to do next. Rules open in a tab of their own, because a dialog covers the panel. */
export function EndScreen({
  loaded,
  connection,
  snapshot,
  result,
  notice,
  taught = false,
  onClose,
}: EndScreenProps): ReactNode {
  const { end: texts } = useWebTexts();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [record, setRecord] = useState<MatchRecord | 'failed'>();
  const [stuck, setStuck] = useState(false);
  const { ui, table, players, here, path, rematch } = loaded;
  const still = useReducedMotion();
  const { motion } = useSettings();

  const load = useCallback(() => {
    setRecord(undefined);
    connection.record().then(setRecord, () => setRecord('failed'));
  }, [connection]);
  useEffect(load, [load]);
  useEffect(() => {
    if (connection.local) void askToPersist();
  }, [connection]);
  const again = (start: () => Promise<string>): void => {
    setStuck(false);
    start().then(navigate, () => setStuck(true));
  };
  const there = record === 'failed' ? undefined : record;

  const winners = players.filter(({ seat }) => result.ranks[seat] === 1);
  const you = onlyPerson(here);
  const others = winners.filter(({ seat }) => seat !== you).map(({ name }) => name);
  const won = others.length < winners.length;
  const place = you === undefined ? undefined : result.ranks[you];
  const { End } = ui;
  return (
    <Dialog
      title={won ? texts.youWon(others) : texts.winners(others)}
      onClose={onClose}
      className="w-end"
      footer={
        <>
          {there && !taught && (
            <>
              <Verify loaded={loaded} record={there} />
              <Button look="quiet" onClick={() => downloadRecord(there)}>
                {texts.save}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={onClose}>
            {texts.board}
          </Button>
          {!taught && <Button onClick={() => navigate(`${path}/0`)}>{texts.replay}</Button>}
          {rematch && (
            <Button look="primary" onClick={() => again(rematch)}>
              {texts.rematch}
            </Button>
          )}
        </>
      }
    >
      <Victory
        winners={winners}
        here={players.filter(({ seat }) => here.includes(seat))}
        pieces={ui.pieces}
        pace={still ? 0 : MOTION_MS[motion]}
      />
      {place !== undefined && !won && <p className="w-end-place">{texts.place(place, players.length)}</p>}
      {notice}
      {stuck && <Problem text={texts.rematchFailed} />}
      {record === 'failed' && (
        <>
          <Problem text={texts.recordFailed} />
          <Button onClick={load}>{texts.retry}</Button>
        </>
      )}
      {there && (
        <RuleLinks open={(rule) => window.open(`/rules/${loaded.game.id}#${rule}`, '_blank', 'noreferrer')}>
          <Suspense>
            <End
              table={table}
              players={players}
              result={result}
              history={snapshot.history}
              record={there}
              viewer={you ?? null}
              locale={locale}
            />
          </Suspense>
        </RuleLinks>
      )}
    </Dialog>
  );
}
