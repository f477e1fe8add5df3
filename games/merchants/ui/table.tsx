import type { Seat } from '@kontor/core';
import { type Tab, Tabs, useAnnounce, useKeys, useMedia, usePhone } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type MerchantsBoard, ROAD_LABELS } from '../rules/board.ts';
import { type CityNumber, type MerchantsEvent, TRANSACT } from '../rules/types.ts';
import { contractValue } from '../rules/walk.ts';
import { eventText } from '../texts/index.ts';
import { cityFacts, pickName, regionName, touching } from './describe.ts';
import { Desk, DeskPrompt, type DeskProps } from './desk.tsx';
import { logLines } from './log.ts';
import type { Travel } from './map/caravans.tsx';
import { cityDrawing, drawMap, type MapDrawing, roadOut } from './map/drawing.ts';
import { type CityTarget, MerchantsMap } from './map/map.tsx';
import { PlayersStrip } from './panels/players-strip.tsx';
import { ResolutionPanel } from './panels/resolution-panel.tsx';
import { ContractsPanel, ScreenPanel } from './panels/screen-panel.tsx';
import { Scroller } from './panels/scroller.tsx';
import { StandingPanel } from './panels/standing-panel.tsx';
import { Tracks } from './panels/tracks.tsx';
import { type MerchantsTableProps, type Scene, SceneProvider, sceneOf, useScene } from './scene.ts';
import { deliverableIn } from './state/needs.ts';
import { nextCursor, type Playback, previousCursor, usePlayback } from './state/playback.ts';
import { type Pointer, usePointed, usePointer } from './state/pointer.ts';
import { paramsOf, useChoice } from './state/use-choice.ts';
import { type Plan, usePlan } from './state/use-plan.ts';
import './table.css';

/** How many times faster a resolution is shown while the clock for the next plan runs. */
const HURRY = 3;

export function Table(props: MerchantsTableProps): ReactNode {
  const { table, viewer, players, locale, frame, heard, pace, since } = props;
  // Where time is running, what happened is shown quickly: nobody can plot while they watch.
  const hurry = props.deadline === undefined ? 1 : HURRY;
  const playback = usePlayback({ heard, table, viewer, view: frame.view, pace: pace / hurry, since });
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

interface MapBoxProps {
  readonly desk: DeskProps;
  readonly scene: Scene;
  readonly pointer: Pointer;
}

function MapBox({ desk, scene, pointer }: MapBoxProps): ReactNode {
  const pointed = usePointed(pointer);
  return (
    <div className="moe-map-box">
      <Board desk={desk} scene={scene} pointed={pointed} />
      {pointed !== undefined && <CityCard scene={scene} drawing={desk.drawing} city={pointed} />}
    </div>
  );
}

/** The map with everything that can be chosen on it now. */
function Board({
  desk: { props, playback, plan, choice, drawing, onPoint },
  scene,
  pointed,
}: {
  readonly desk: DeskProps;
  readonly scene: Scene;
  readonly pointed: CityNumber | undefined;
}): ReactNode {
  const { ui } = scene;
  const { frame, act, rules, players, pace } = props;
  const decision = playback.live && act && frame.held === undefined ? frame.decision : undefined;
  const targets = useMemo(
    () => cityTargets(drawing, plan, decision?.kind === 'place' ? rules.moves : []),
    [drawing, plan, decision, rules],
  );
  const labels = useMemo(
    () =>
      drawing.cities.map(({ number }) =>
        [scene.names.city(number), ...cityFacts(scene, drawing, number), answer(scene, plan, targets, number)]
          .filter((fact) => fact !== '')
          .join('; '),
      ),
    [scene, drawing, plan, targets],
  );
  const { viewer } = props;
  const stock = plan?.stock ?? (viewer === null ? undefined : playback.view.players[viewer]?.screen?.stock);
  const deliverable = useMemo(() => deliverableIn(playback.view, stock), [playback.view, stock]);
  const electors = paramsOf(decision, 'electors');
  const picks = paramsOf(decision, 'picks');
  const event = playback.live ? undefined : playback.moment?.event;
  const travel = useMemo(
    () => travelOf(drawing, event, (pace * 1.2) / playback.speed),
    [drawing, event, pace, playback.speed],
  );
  const choose = (city: CityNumber): void => {
    onPoint(city);
    if (!targets.has(city)) return;
    if (plan) plan.goTo(city);
    else choice.play(`place ${city}`);
  };
  return (
    <MerchantsMap
      drawing={drawing}
      view={playback.view}
      players={players}
      label={ui.map}
      labels={labels}
      nameRegion={(region) =>
        [
          regionName(scene, drawing, region),
          ui.regionElectors(playback.view.electors[region]),
          ui.addElector,
        ].join('; ')
      }
      targets={targets}
      deliverable={deliverable}
      onCity={choose}
      onPoint={onPoint}
      regions={electors && choice.electorsLeft > 0 ? touching(scene, electors.city) : []}
      onRegion={(region) => choice.changeElectors(region, 1)}
      placing={electors ? choice.placing : {}}
      plan={
        plan && scene.me
          ? { walk: plan.walk, player: scene.me, looked: plan.looked, cargo: plan.cargo, pace: pace * 2 }
          : undefined
      }
      picking={
        picks && {
          city: picks.city,
          chosen: choice.picks,
          namePick: (pick) => pickName(scene, picks, pick),
          onToggle: choice.togglePick,
        }
      }
      shown={shownCity(event) ?? playback.view.choice?.city ?? pointed}
      bubble={bubbleOf(scene, event)}
      travel={travel}
    />
  );
}

/** Cities that answer to being chosen: on the way of a plan, or where a caravan may start. */
function cityTargets(
  drawing: MapDrawing,
  plan: Plan | undefined,
  places: readonly string[],
): ReadonlyMap<CityNumber, CityTarget> {
  const targets = new Map<CityNumber, CityTarget>();
  for (const move of places) targets.set(Number(move.split(' ')[1]), { near: true });
  if (!plan || plan.ready) return targets;
  for (const { number } of drawing.cities) {
    const way = plan.wayTo(number);
    if (way !== '') targets.set(number, { near: way.length === 1 });
  }
  return targets;
}

/** What choosing the city would do. */
function answer(
  { ui }: Scene,
  plan: Plan | undefined,
  targets: ReadonlyMap<CityNumber, CityTarget>,
  city: CityNumber,
): string {
  if (!targets.has(city))
    return plan && !plan.ready ? (plan.selected === undefined ? ui.tooFar : ui.noNeighbour) : '';
  if (!plan) return ui.placeHere;
  const way = plan.wayTo(city);
  if (plan.selected !== undefined) return ui.changeTo(plan.selected + 1, way);
  return way === TRANSACT ? ui.addTransact : ui.addMove(way);
}

function shownCity(event: MerchantsEvent | undefined): CityNumber | undefined {
  return event && 'city' in event && typeof event.city === 'number' ? event.city : undefined;
}

function seatOf(event: MerchantsEvent | undefined): Seat | null {
  return event && 'seat' in event ? event.seat : null;
}

function travelOf(drawing: MapDrawing, event: MerchantsEvent | undefined, ms: number): Travel | undefined {
  if (event?.type !== 'moved') return undefined;
  const out = roadOut(drawing, event.from, event.road);
  return out && { seat: event.seat, line: out.line, ms };
}

function bubbleOf(
  { ui, words }: Scene,
  event: MerchantsEvent | undefined,
): { readonly city: CityNumber; readonly text: string } | undefined {
  switch (event?.type) {
    case 'took':
      return { city: event.city, text: ui.bubble.took(event.resource) };
    case 'fulfilled':
      return { city: event.city, text: ui.bubble.fulfilled(contractValue(event.contract)) };
    case 'ignored':
      return { city: event.city, text: words.reason(event.reason, event.act) };
    case 'templeBuilt':
      return { city: event.city, text: ui.bubble.temple };
    case 'electorsPlaced': {
      const placed = Object.values(event.regions).reduce((sum, each) => sum + each, 0);
      return { city: event.city, text: ui.bubble.electors(placed) };
    }
    default:
      return undefined;
  }
}

function CityCard({
  scene,
  drawing,
  city,
}: {
  readonly scene: Scene;
  readonly drawing: MapDrawing;
  readonly city: CityNumber;
}): ReactNode {
  const { frame } = drawing;
  const side = cityDrawing(drawing, city).at[0] < frame.x + frame.width / 2 ? 'right' : 'left';
  // The city's own name says the same to those who listen.
  return (
    <div className="moe-card" data-side={side} aria-hidden="true">
      <h3 translate="no">{scene.names.city(city)}</h3>
      <ul>
        {cityFacts(scene, drawing, city).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
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

/** One's own step can set off everybody's actions: it is read here, for around the table only others' steps are. */
function useOwnSteps({ heard, table, players, viewer, locale }: MerchantsTableProps): void {
  const announce = useAnnounce();
  const told = useRef(heard.at(-1)?.row ?? 0);
  useEffect(() => {
    const fresh = heard.filter(({ row, seat }) => row > told.current && seat === viewer && seat !== null);
    told.current = heard.at(-1)?.row ?? 0;
    for (const step of fresh)
      for (const { text } of logLines(step, { table, players, viewer, locale })) announce(text);
  }, [heard, table, players, viewer, locale, announce]);
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
