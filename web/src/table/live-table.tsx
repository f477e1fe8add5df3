import type { Command, Outcome, Refusal, Seat } from '@kontor/core';
import { type ShownProgress, type TableActions, useLocale, useReducedMotion } from '@kontor/ui';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWakeLock } from '../browser/wake-lock.ts';
import { useHint } from '../hint/use-hint.tsx';
import { Loading } from '../pages/page.tsx';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { tableRules } from '../play/table-rules.ts';
import { useRemark } from '../remarks/use-remark.ts';
import { BOT_PAUSE_MS, MOTION_MS } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { HandOver } from './hand-over.tsx';
import { EndScreen, RemarkBar, useCalm, useLateParts } from './late.ts';
import { refusalText } from './refusal-text.ts';
import { SummaryCard } from './summary-card.tsx';
import { type TableExtras, TableFrame } from './table-frame.tsx';
import { useOwnName } from './use-own-name.ts';
import { useSummary } from './use-summary.ts';
import type { LoadedTable } from './use-table.ts';
import { useTableAnnouncer } from './use-table-announcer.ts';
import { isMyTurn, nextViewer } from './whose-turn.ts';

const loadReplay = () => import('../replay/replay.tsx');
const Replay = lazy(async () => ({ default: (await loadReplay()).Replay }));

interface LiveTableProps {
  readonly loaded: LoadedTable;
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  readonly row: number | undefined;
  readonly extras?: TableExtras;
  /** The table of a lesson, which leads through it: nothing comes up by itself. */
  readonly lesson?: { readonly point: readonly string[] | undefined };
}

interface Revealed {
  /** The person who confirmed that they have the device. */
  readonly revealed: Seat | null;
  /** The last row that they saw before others had the device. */
  readonly since: number | undefined;
}

/** The table of a match, for the viewer who has the device. */
export function LiveTable(props: LiveTableProps): ReactNode {
  const { connection, snapshot, row, extras, lesson } = props;
  const loaded = useOwnName(props.loaded, snapshot.viewer);
  const { game, ui, table, players, here, path } = loaded;
  const { viewer, frame, history, deadline } = snapshot;
  const [, navigate] = useLocation();
  const locale = useLocale();
  const still = useReducedMotion();
  const { motion, bots, confirm, awake } = useSettings();
  const [stopped, setStopped] = useState(false);
  const [seenEnd, setSeenEnd] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const [shown, setShown] = useState<ShownProgress>();
  const [pointed, setPointed] = useState<readonly string[]>();

  const people = useMemo(
    () => players.filter(({ bot }) => bot === undefined).map(({ seat }) => seat),
    [players],
  );
  const [{ revealed, since }, setRevealed] = useState<Revealed>({ revealed: viewer, since: undefined });
  const next = nextViewer(here, revealed, frame);
  const waiting = next !== revealed && next !== null ? players[next] : undefined;
  const secret = here.length > 1 ? (ui.secret?.(table) ?? 'table') : 'nothing';
  const handOver = secret === 'table' ? waiting : undefined;
  const hidden = handOver !== undefined && viewer !== null;
  useEffect(() => {
    if (hidden) connection.setViewer(null);
  }, [hidden, connection]);
  // Where nothing on the table must be hidden from the others, the turn passes without a screen in between.
  const passed = secret === 'table' ? undefined : waiting?.seat;
  useEffect(() => {
    if (passed === undefined) return;
    setRevealed({ revealed: passed, since: undefined });
    connection.setViewer(passed);
  }, [passed, connection]);

  // The last row that each person saw, so that they are shown what happened since.
  const seen = useRef(new Map<Seat, number>());
  useEffect(() => {
    if (viewer !== null && viewer === revealed && !handOver) seen.current.set(viewer, frame.row);
  }, [viewer, revealed, handOver, frame.row]);

  const back = row !== undefined;
  const showing = shown !== undefined && bots !== 'none';
  useEffect(() => {
    connection.setPace({ pause: BOT_PAUSE_MS[bots], stopped: stopped || back, showing });
  }, [connection, bots, stopped, back, showing]);

  useTableAnnouncer(loaded, snapshot, shown);
  const calm = useCalm(viewer === null || frame.result !== undefined || isMyTurn(viewer, frame));
  useLateParts(calm, loaded, connection, loadReplay);
  useWakeLock(awake && here.length > 0 && !frame.result);
  const summary = useSummary(loaded, snapshot, shown, viewer === revealed ? since : undefined);

  const hint = useHint({ loaded, connection, snapshot, onPoint: setPointed });

  const remark = useRemark(loaded, connection, snapshot, {
    calm,
    ready: !lesson && !back && shown === undefined,
  });
  const highlighted =
    pointed ??
    // What is being shown lights its own places.
    (shown === undefined ? lesson?.point : undefined) ??
    (remark.said?.kind === 'remark' ? remark.said.found.places : undefined);

  const rules = useMemo(
    () => tableRules(game, table, viewer, frame, history),
    [game, table, viewer, frame, history],
  );
  const hold = confirm === 'always' || (confirm === 'people' && people.length > 1);
  const send = useCallback(
    async (command: Command): Promise<Outcome> => {
      const outcome: Outcome = await connection.send(viewer ?? -1, command);
      setRefused(outcome.ok ? undefined : outcome.refused);
      return outcome;
    },
    [connection, viewer],
  );
  const act = useMemo<TableActions>(
    () => ({
      play: (move) => send({ kind: 'play', move, hold }),
      confirm: () => send({ kind: 'confirm' }),
      undo: (reach) => send({ kind: 'undo', reach }),
      redo: () => send({ kind: 'redo', hold }),
      takeBack: () => send({ kind: 'takeBack' }),
      draft: (move) => send({ kind: 'draft', move }),
      ready: () => send({ kind: 'ready' }),
      unready: () => send({ kind: 'unready' }),
    }),
    [send, hold],
  );

  if (handOver) {
    const reveal = (seat: Seat): void => {
      setRevealed({ revealed: seat, since: seen.current.get(seat) });
      connection.setViewer(seat);
    };
    return (
      <HandOver
        player={handOver}
        onReveal={() => reveal(handOver.seat)}
        ready={players.filter(({ seat }) => here.includes(seat) && frame.ready.includes(seat))}
        onTakeBack={({ seat }) => {
          void connection.send(seat, { kind: 'unready' });
          reveal(seat);
        }}
      />
    );
  }
  // Until the next person's view is there, the last one's stays where that gives nothing away.
  if (viewer !== revealed && here.length > 1 && (secret === 'table' || viewer === null)) return <Loading />;
  if (back) return <Replay loaded={props.loaded} connection={connection} snapshot={snapshot} row={row} />;

  const { Table } = ui;
  const covered = secret === 'covered' ? true : undefined;
  return (
    <TableFrame
      loaded={loaded}
      connection={connection}
      snapshot={snapshot}
      shown={shown}
      onPoint={setPointed}
      covered={covered}
      extras={{
        ...extras,
        tools: (
          <>
            {hint.button}
            {extras?.tools}
          </>
        ),
        remark: remark.course && remark.said && !summary && (
          <Suspense>
            <RemarkBar loaded={loaded} course={remark.course} said={remark.said} onClose={remark.close} />
          </Suspense>
        ),
      }}
      taught={lesson !== undefined}
      bots={
        connection.local && people.length < players.length && !frame.result
          ? { stopped, setStopped }
          : undefined
      }
      notice={refused && { text: refusalText(refused, loaded, locale), rule: refused.rule }}
      onNoticed={() => setRefused(undefined)}
      onJump={(to) => navigate(`${path}/${to}`)}
      onResult={frame.result ? () => setSeenEnd(false) : undefined}
    >
      <Table
        table={table}
        viewer={viewer}
        players={players}
        frame={frame}
        history={history}
        rules={rules}
        {...(viewer === null ? {} : { act })}
        pace={still ? 0 : MOTION_MS[motion]}
        deadline={deadline}
        since={since}
        onProgress={setShown}
        onConsider={hint.onConsider}
        {...(highlighted ? { highlighted } : {})}
        {...(covered ? { covered } : {})}
        locale={locale}
      />
      {hint.card}
      {summary && !lesson && (
        <SummaryCard
          title={summary.title}
          loaded={loaded}
          snapshot={snapshot}
          steps={summary.steps}
          covered={covered}
          onClose={summary.close}
        />
      )}
      {frame.result && !shown && !seenEnd && (
        <Suspense>
          <EndScreen
            loaded={loaded}
            connection={connection}
            snapshot={snapshot}
            result={frame.result}
            notice={extras?.end}
            taught={lesson !== undefined}
            onClose={() => setSeenEnd(true)}
          />
        </Suspense>
      )}
    </TableFrame>
  );
}
