import type { Decision, Seat } from '@kontor/core';
import { Scroller, type Tab, Tabs, useAnnounce, useKeys, useMedia, usePhone } from '@kontor/ui';
import { memo, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type MerchantsBoard, ROAD_LABELS } from '../rules/files/board.ts';
import { type Action, PLOT_LENGTH, TRANSACT } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { eventText } from '../texts/find.ts';
import { drawMap } from './map/drawing.ts';
import { MapBox } from './map/map-box.tsx';
import { nextCursor, type Playback, previousCursor, progressOf, usePlayback } from './model/playback.ts';
import { usePointer } from './model/pointer.ts';
import { useChoice } from './model/use-choice.ts';
import { useChoiceByEar } from './model/use-choice-by-ear.ts';
import { type Plan, usePlan } from './model/use-plan.ts';
import { usePlanAnnouncer } from './model/use-plan-announcer.ts';
import { MonopoliesPanel } from './panels/late.ts';
import type { PanelProps } from './panels/panel-props.ts';
import { Players } from './panels/players.tsx';
import { Prompt } from './panels/prompt.tsx';
import { ResolutionPanel } from './panels/resolution.tsx';
import { ContractsPanel, ScreenPanel } from './panels/screen.tsx';
import { ProjectionList, StandingPanel } from './panels/standing.tsx';
import { Tracks } from './panels/tracks.tsx';
import { TurnPanel } from './panels/turn.tsx';
import { type MerchantsTableProps, type Scene, SceneProvider, sceneOf, useScene } from './scene.ts';
import './table.css';
import './forced-colors.css';

/** How many times faster a resolution is shown while the clock for the next plan runs. */
const HURRY = 3;
const NO_PLACES: readonly string[] = [];

export function Table(props: MerchantsTableProps): ReactNode {
  const { table, viewer, players, locale, frame, history, pace, since } = props;
  // Nobody can plot while a resolution is shown, so it is shown faster while the clock runs.
  const hurry = props.deadline === undefined ? 1 : HURRY;
  const { view } = frame;
  // A replay may show every screen; at a running table only its end lifts them.
  const open = table.noSecrets || (!props.act && view.players.every(({ screen }) => screen));
  const playback = usePlayback({ history, table, viewer, view, open, pace: pace / hurry, since });
  const scene = useMemo(
    () => sceneOf({ table, viewer, players, locale, view: playback.view, leaps: playback.leaps }),
    [table, viewer, players, locale, playback.view, playback.leaps],
  );
  const drawing = useMemo(() => drawMap(table.boardFile as MerchantsBoard), [table]);
  const choice = useChoice(props);
  const asked = usePlan(props);
  const plan = playback.live ? asked : undefined;
  const pointer = usePointer(frame.row);
  useTableKeys(playback, asked, scene);
  usePlanAnnouncer(plan, scene);
  const decision = askedNow(playback, props);
  useChoiceByEar(decision, choice, scene, drawing);
  useStepAnnouncer(playback, scene);
  useProgress(playback, props.onProgress);
  const { point } = pointer;
  const panel = useMemo<PanelProps>(
    () => ({ props, playback, plan, choice, drawing, onPoint: point }),
    [props, playback, plan, choice, drawing, point],
  );
  return (
    <SceneProvider value={scene}>
      <div className="moe-table" data-plotting={plan !== undefined} data-asked={decision?.kind}>
        <Players
          frame={frame}
          plotting={scene.view.phase === 'plot'}
          acting={playback.live ? undefined : seatOf(playback.step?.event)}
          highlighted={props.highlighted ?? NO_PLACES}
        />
        <Tracks />
        <MapBox panel={panel} scene={scene} pointer={pointer} />
        <Panels shared={panel} />
      </div>
    </SceneProvider>
  );
}

/** What the viewer is asked and can answer now; a plan laid ready asks nothing. */
function askedNow({ live }: Playback, { frame, act, viewer }: MerchantsTableProps): Decision | undefined {
  const ready = viewer !== null && frame.ready.includes(viewer);
  return live && act && !ready && frame.held === undefined ? frame.decision : undefined;
}

function seatOf(event: MerchantsEvent | undefined): Seat | null {
  return event && 'seat' in event ? event.seat : null;
}

type PanelId = 'play' | 'screen' | 'contracts' | 'standing' | 'turn';

/** The prompt and the panels beside the map; on a phone one panel at a time. */
const Panels = memo(function Panels({ shared }: { readonly shared: PanelProps }): ReactNode {
  const { ui } = useScene();
  const phone = usePhone();
  const roomy = useMedia('(min-width: 768px) and (min-height: 900px)');
  const [chosen, choose] = useState<PanelId>();
  // A new question shows its panel.
  const stage = `${shared.playback.live} ${shared.props.frame.decision?.kind ?? ''}`;
  const [before, setBefore] = useState(stage);
  if (before !== stage) {
    setBefore(stage);
    if (phone) choose('play');
  }
  // Then the panel of the turn tells how it ended.
  const isOver = shared.props.frame.view.phase === 'over';
  const tabs: Tab[] = [
    ...(phone ? [{ id: 'play', label: ui.play }] : []),
    { id: 'screen', label: ui.screen },
    ...(roomy ? [] : [{ id: 'contracts', label: ui.contracts }]),
    { id: 'standing', label: ui.standing },
    { id: 'turn', label: ui.turnTab },
  ];
  // The first panel if this screen does not have the chosen one.
  const panel = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id;
  return (
    <div className="moe-panels">
      <Prompt {...shared} />
      {!phone && (
        <Scroller className="moe-play k-panel" label={ui.play}>
          <TurnPanel {...shared} />
        </Scroller>
      )}
      <div className="moe-tabs k-panel">
        <Tabs
          label={ui.panels}
          tabs={tabs}
          selected={panel ?? 'screen'}
          onSelect={(id) => choose(id as PanelId)}
          strip={phone ? 'bottom' : 'top'}
        >
          <Scroller className="moe-tab" label={tabs.find(({ id }) => id === panel)?.label ?? ''}>
            {panel === 'play' && <TurnPanel {...shared} />}
            {panel === 'screen' && <ScreenPanel />}
            {panel === 'screen' && !isOver && <ProjectionList />}
            {panel === 'screen' && roomy && (
              <>
                <h2 className="moe-under">{ui.contractsOnMap}</h2>
                <ContractsPanel onPoint={shared.onPoint} />
              </>
            )}
            {panel === 'contracts' && <ContractsPanel onPoint={shared.onPoint} />}
            {panel === 'standing' && <StandingPanel />}
            {panel === 'turn' && (
              <div className="moe-stack">
                <ResolutionPanel playback={shared.playback} />
                <Suspense fallback={null}>
                  <MonopoliesPanel playback={shared.playback} />
                </Suspense>
              </div>
            )}
          </Scroller>
        </Tabs>
      </div>
    </div>
  );
});

/** Reports how far the resolution was shown, before the screen is painted, so that the log does not run ahead of it. */
function useProgress({ story, reached }: Playback, onProgress: MerchantsTableProps['onProgress']): void {
  useLayoutEffect(() => onProgress?.(progressOf({ story, reached })), [onProgress, story, reached]);
  useLayoutEffect(() => () => onProgress?.(undefined), [onProgress]);
}

/** Announces the steps that somebody moves to by hand; those that play by themselves are in the log. */
function useStepAnnouncer({ step, paused, live }: Playback, { words, names }: Scene): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (paused && !live && step) announce(eventText(words, step.event, names));
  }, [announce, paused, live, step, words, names]);
}

/** `asked`: the plan that is asked for, also while a resolution is shown before it. */
function useTableKeys(playback: Playback, asked: Plan | undefined, { ui }: Scene): void {
  const { story, cursor, live, paused } = playback;
  const announce = useAnnounce();
  const plan = live ? asked : undefined;
  const lay = (action: Action): void => {
    if (!live) announce(ui.planLater);
    else if (plan?.selected === undefined && plan?.text.length === PLOT_LENGTH) announce(ui.planFull);
    else plan?.lay(action);
  };
  useKeys([
    { key: '← → ↑ ↓', text: ui.keys.walk },
    ...(asked && !asked.ready
      ? [
          ...ROAD_LABELS.map((label) => ({ key: label, text: ui.keys.moves, run: () => lay(label) })),
          { key: TRANSACT, text: ui.keys.transact, run: () => lay(TRANSACT) },
          ...(plan === undefined || plan.text === ''
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
