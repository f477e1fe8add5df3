import type { Seat } from '@kontor/core';
import { type Tab, Tabs, useAnnounce, useKeys, useMedia, usePhone } from '@kontor/ui';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type MerchantsBoard, ROAD_LABELS } from '../rules/files/board.ts';
import { TRANSACT } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { eventText } from '../texts/index.ts';
import { MapBox } from './board.tsx';
import { Desk, DeskPrompt, type DeskProps } from './desk.tsx';
import { logLines } from './log.ts';
import { drawMap } from './map/drawing.ts';
import { PlayersStrip } from './panels/players-strip.tsx';
import { ResolutionPanel } from './panels/resolution-panel.tsx';
import { ContractsPanel, ScreenPanel } from './panels/screen-panel.tsx';
import { Scroller } from './panels/scroller.tsx';
import { StandingPanel } from './panels/standing-panel.tsx';
import { Tracks } from './panels/tracks.tsx';
import { type MerchantsTableProps, type Scene, SceneProvider, sceneOf, useScene } from './scene.ts';
import { nextCursor, type Playback, previousCursor, toldBy, usePlayback } from './state/playback.ts';
import { usePointer } from './state/pointer.ts';
import { useChoice } from './state/use-choice.ts';
import { type Plan, usePlan } from './state/use-plan.ts';
import './table.css';

/** How many times faster a resolution is shown while the clock for the next plan runs. */
const HURRY = 3;

export function Table(props: MerchantsTableProps): ReactNode {
  const { table, viewer, players, locale, frame, history, pace, since } = props;
  // Where time is running, what happened is shown quickly: nobody can plot while they watch.
  const hurry = props.deadline === undefined ? 1 : HURRY;
  const { view } = frame;
  // A replay can be seen through everybody's eyes; at a running table the end alone lifts the screens.
  const open = table.noSecrets || (!props.act && view.players.every(({ screen }) => screen));
  const playback = usePlayback({ history, table, viewer, view, open, pace: pace / hurry, since });
  const scene = useMemo(
    () => sceneOf({ table, viewer, players, locale, view: playback.view }),
    [table, viewer, players, locale, playback.view],
  );
  const drawing = useMemo(() => drawMap(table.boardFile as MerchantsBoard), [table]);
  const choice = useChoice(props);
  const asked = usePlan(props);
  const plan = playback.live ? asked : undefined;
  const pointer = usePointer(frame.row);
  useTableKeys(playback, plan, scene);
  useStepReader(playback, scene);
  useOwnSteps(props);
  useTeller(playback, props.onTold);
  const desk: DeskProps = { props, playback, plan, choice, drawing, onPoint: pointer.point };
  return (
    <SceneProvider value={scene}>
      <div className="moe-table" data-plotting={plan !== undefined}>
        <PlayersStrip
          frame={frame}
          plotting={scene.view.phase === 'plot'}
          acting={playback.live ? undefined : seatOf(playback.moment?.event)}
        />
        <Tracks />
        <MapBox desk={desk} scene={scene} pointer={pointer} />
        <Panels desk={desk} />
      </div>
    </SceneProvider>
  );
}

function seatOf(event: MerchantsEvent | undefined): Seat | null {
  return event && 'seat' in event ? event.seat : null;
}

type Panel = 'desk' | 'screen' | 'contracts' | 'standing' | 'turn';

/** The question and one's own things beside the map; on a phone one panel at a time, the desk first. */
function Panels({ desk }: { readonly desk: DeskProps }): ReactNode {
  const { ui } = useScene();
  const phone = usePhone();
  const roomy = useMedia('(min-width: 768px) and (min-height: 900px)');
  const [chosen, choose] = useState<Panel>();
  // What is asked comes forward by itself.
  const stage = `${desk.playback.live} ${desk.props.frame.decision?.kind ?? ''}`;
  const [before, setBefore] = useState(stage);
  if (before !== stage) {
    setBefore(stage);
    if (phone) choose('desk');
  }
  const tabs: Tab[] = [
    ...(phone ? [{ id: 'desk', label: ui.desk }] : []),
    { id: 'screen', label: ui.screen },
    ...(roomy ? [] : [{ id: 'contracts', label: ui.contracts }]),
    { id: 'standing', label: ui.standing },
    { id: 'turn', label: ui.turnTab },
  ];
  // A panel that this screen does not offer gives way to the first.
  const panel = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id;
  return (
    <div className="moe-panels">
      <DeskPrompt {...desk} />
      {!phone && (
        <Scroller className="moe-desk k-panel" label={ui.desk}>
          <Desk {...desk} />
        </Scroller>
      )}
      <div className="moe-tabs k-panel">
        <Tabs
          label={ui.panels}
          tabs={tabs}
          selected={panel ?? 'screen'}
          onSelect={(id) => choose(id as Panel)}
          strip={phone ? 'bottom' : 'top'}
        >
          <Scroller className="moe-tab" label={tabs.find(({ id }) => id === panel)?.label ?? ''}>
            {panel === 'desk' && <Desk {...desk} />}
            {panel === 'screen' && <ScreenPanel />}
            {panel === 'screen' && roomy && (
              <>
                <h2 className="moe-under">{ui.contractsOnMap}</h2>
                <ContractsPanel onPoint={desk.onPoint} />
              </>
            )}
            {panel === 'contracts' && <ContractsPanel onPoint={desk.onPoint} />}
            {panel === 'standing' && <StandingPanel />}
            {panel === 'turn' && <ResolutionPanel playback={desk.playback} />}
          </Scroller>
        </Tabs>
      </div>
    </div>
  );
}

/** What is still to be shown is not to be read in the log before; told before the screen is painted. */
function useTeller({ story, reached }: Playback, onTold: MerchantsTableProps['onTold']): void {
  useLayoutEffect(() => onTold?.(toldBy({ story, reached })), [onTold, story, reached]);
  useLayoutEffect(() => () => onTold?.(undefined), [onTold]);
}

/** One's own step can set off everybody's actions: it is read here, for around the table only others' steps are. */
function useOwnSteps({ history, table, players, viewer, locale }: MerchantsTableProps): void {
  const announce = useAnnounce();
  const told = useRef(history.at(-1)?.row ?? 0);
  useEffect(() => {
    const fresh = history.filter(({ row, seat }) => row > told.current && seat === viewer && seat !== null);
    told.current = history.at(-1)?.row ?? 0;
    for (const step of fresh)
      for (const { text } of logLines(step, { table, players, viewer, locale })) announce(text);
  }, [history, table, players, viewer, locale, announce]);
}

/** Reads the moments one steps to; those that are played are read from the log. */
function useStepReader({ moment, paused, live }: Playback, { words, names }: Scene): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (paused && !live && moment) announce(eventText(words, moment.event, names));
  }, [announce, paused, live, moment, words, names]);
}

function useTableKeys(playback: Playback, plan: Plan | undefined, { ui }: Scene): void {
  const { story, cursor, live, paused } = playback;
  useKeys([
    { key: '← → ↑ ↓', text: ui.keys.walk },
    ...(plan && !plan.ready
      ? [
          ...ROAD_LABELS.map((label) => ({ key: label, text: ui.keys.moves, run: () => plan.lay(label) })),
          { key: TRANSACT, text: ui.keys.transact, run: () => plan.lay(TRANSACT) },
          ...(plan.text === ''
            ? []
            : [
                { key: 'Backspace', text: ui.keys.remove, run: () => plan.remove(plan.text.length - 1) },
                { key: 'Enter', text: ui.keys.ready, run: () => void plan.layReady() },
              ]),
        ]
      : []),
    ...(live
      ? []
      : [
          { key: 'p', text: ui.keys.pause, run: () => playback.pause(!paused) },
          { key: 'Escape', text: ui.keys.skip, run: playback.skip },
          { key: ',', text: ui.keys.back, run: () => playback.goTo(previousCursor(story, cursor, 1)) },
          { key: '.', text: ui.keys.forward, run: () => playback.goTo(nextCursor(story, cursor)) },
        ]),
  ]);
}
