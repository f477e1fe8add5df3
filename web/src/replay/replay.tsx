import type { Audience } from '@kontor/core';
import { type ShownProgress, useAnnounce, useKeys, useLocale, useReducedMotion } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Loading } from '../pages/page.tsx';
import type { AnyMoment, Snapshot, TableConnection } from '../play/connection.ts';
import { tableRules } from '../play/table-rules.ts';
import { MOTION_MS } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { keyedLines, spokenText } from '../table/story.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { useOwnName } from '../table/use-own-name.ts';
import type { LoadedTable } from '../table/use-table.ts';
import { useWebTexts } from '../texts/index.ts';
import { audienceFrom, audienceText } from './audience.ts';
import { ReplayBar } from './replay-bar.tsx';
import './replay.css';

interface ReplayProps {
  readonly loaded: LoadedTable;
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  /** The row right after which the table is shown. */
  readonly row: number;
}

/** Between two steps of a replay that plays by itself, besides the animations. */
const STEP_MS = 900;

/** Looking back; every row has its own address. */
export function Replay({ connection, snapshot, row, ...props }: ReplayProps): ReactNode {
  const texts = useWebTexts();
  const locale = useLocale();
  const still = useReducedMotion();
  const { motion } = useSettings();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  // Until the game is over only the viewer's own view is shown, whatever the address says.
  const over = snapshot.frame.result !== undefined;
  const audience = over
    ? audienceFrom(search.get('as'), snapshot.viewer, props.loaded.players.length)
    : snapshot.viewer;
  const loaded = useOwnName(props.loaded, audience);
  const choices = useOwnName(props.loaded, snapshot.viewer);
  const [playing, setPlaying] = useState(search.has('play'));
  const [shown, setShown] = useState<ShownProgress>();
  const [highlighted, setHighlighted] = useState<readonly string[]>();
  const found = useMoment(connection, row, audience);
  useSpokenSteps(loaded, found);
  const rows = useMemo(() => snapshot.history.map((step) => step.row), [snapshot.history]);
  const at = rows.indexOf(row);
  const pace = still ? 0 : MOTION_MS[motion];

  const goTo = (index: number): void => {
    const to = rows[Math.min(rows.length - 1, Math.max(0, index))];
    // Replaces the address, so that the browser's back button leaves the replay at once.
    if (to !== undefined) show(to, audience);
  };
  /** The address contains row and audience, so that it can be shared. */
  const show = (to: number, through: Audience): void => {
    const as = over ? `?as=${audienceText(through)}` : '';
    navigate(`${loaded.path}/${to}${as}`, { replace: true });
  };
  useKeys([
    { key: 'ArrowLeft', text: texts.replay.previous, run: () => goTo(at - 1) },
    { key: 'ArrowRight', text: texts.replay.next, run: () => goTo(at + 1) },
    { key: 'Home', text: texts.replay.first, run: () => goTo(0) },
    { key: 'End', text: texts.replay.last, run: () => goTo(rows.length - 1) },
    { key: ' ', text: texts.replay.play, run: () => setPlaying(!playing) },
  ]);
  useEffect(() => {
    // The next step waits until this one was shown.
    if (!playing || shown) return;
    if (at >= rows.length - 1) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => goTo(at + 1), STEP_MS + pace);
    return () => clearTimeout(timer);
  });

  if (found === 'loading') return <Loading />;
  if (found === undefined || at < 0)
    return (
      <main className="w-alone">
        <h1>{texts.replay.none}</h1>
        <Link href={loaded.path} className="k-button" data-look="primary">
          {texts.replay.back}
        </Link>
      </main>
    );
  const { game, ui, table, players } = loaded;
  const { moment, jumped } = found;
  const { Table } = ui;
  return (
    <TableFrame
      loaded={loaded}
      connection={connection}
      snapshot={snapshot}
      moment={moment}
      shown={shown}
      onPoint={setHighlighted}
      onJump={(to) => goTo(rows.indexOf(to))}
    >
      <div className="w-replay-frame">
        <div className="w-board">
          <Table
            table={table}
            viewer={moment.viewer}
            players={players}
            frame={moment.frame}
            history={moment.history}
            rules={tableRules(game, table, moment.viewer, moment.frame, moment.history)}
            // A jump is not a story: nothing that lies between is shown.
            pace={jumped ? 0 : pace}
            onProgress={setShown}
            {...(highlighted ? { highlighted } : {})}
            locale={locale}
          />
        </div>
        <ReplayBar
          loaded={choices}
          at={at}
          count={rows.length}
          playing={playing}
          setPlaying={setPlaying}
          goTo={goTo}
          audience={over ? { chosen: audience, choose: (through) => show(row, through) } : undefined}
        />
      </div>
    </TableFrame>
  );
}

interface FoundMoment {
  readonly moment: AnyMoment;
  readonly audience: Audience;
  /** It is not the next one after the moment that was shown before. */
  readonly jumped: boolean;
}

/** Reads aloud the step that led to the moment shown. */
function useSpokenSteps(
  { ui, table, players }: LoadedTable,
  found: FoundMoment | 'loading' | undefined,
): void {
  const { table: texts } = useWebTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  useEffect(() => {
    if (found === undefined || found === 'loading') return;
    const { viewer, history } = found.moment;
    const step = history.at(-1);
    if (!step) return;
    const lines = keyedLines(step, (each) => ui.logLines(each, { table, players, viewer, locale }));
    announce(spokenText(lines, ({ toMe }) => toMe === true, texts));
  }, [found, ui, table, players, locale, texts, announce]);
}

/** The moment shown stays until the next one is loaded. */
function useMoment(
  connection: TableConnection,
  row: number,
  audience: Audience,
): FoundMoment | 'loading' | undefined {
  const [found, setFound] = useState<FoundMoment | 'loading' | undefined>('loading');
  useEffect(() => {
    let current = true;
    void connection.moment(row, audience).then((moment) => {
      if (!current) return;
      setFound((before) => {
        if (!moment || before === undefined || before === 'loading')
          return moment && { moment, audience, jumped: true };
        const step = moment.history.length - before.moment.history.length;
        return { moment, audience, jumped: step !== 1 || before.audience !== audience };
      });
    });
    return () => {
      current = false;
    };
  }, [connection, row, audience]);
  return found;
}
