import { Button, Scroller, type Tab, Tabs, useKeys, useReducedMotion, useSize } from '@kontor/ui';
import { Activity, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { phaseOf } from '../rules/index.ts';
import { Flights, useFlights } from './flights.tsx';
import type { IconName } from './icons.ts';
import { LandMap, type Overlays } from './map/map.tsx';
import type { Overlay } from './map/overlays.tsx';
import { Market } from './market/market.tsx';
import { arrangementFor, BOARDS, type Board, boardFor, useBoard } from './model/arrangement.ts';
import { flightsSince, type Journey, journeysSince } from './model/motion.ts';
import { type Chooser, useChooser } from './model/use-choice.ts';
import { Players } from './panels/players.tsx';
import { PriceStrip, PriceTable } from './panels/price-table.tsx';
import { Prompt } from './panels/prompt.tsx';
import { Targets, targetMoves } from './panels/targets.tsx';
import { Sign } from './parts.tsx';
import { type HermagorTableProps, SceneProvider, sceneOf, useScene } from './scene.ts';
import './table.css';

/** The whole table of Hermagor. */
export function Table(props: HermagorTableProps) {
  const { table, viewer, players, locale, frame, history, act } = props;
  const pace = useReducedMotion() ? 0 : props.pace;
  const { view } = frame;
  const scene = useMemo(
    () => sceneOf({ table, viewer, players, locale, view, pace }),
    [table, viewer, players, locale, view, pace],
  );
  const chooser = useChooser(props, scene);
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const arrangement = arrangementFor(size);
  const since = useLatest(history.at(-1)?.row ?? 0);
  const journeys = useMemo(() => journeysSince(history, since), [history, since]);
  const flights = useFlights(
    useMemo(() => flightsSince(history, since), [history, since]),
    pace,
  );
  // The market stays in front until the tiles have landed.
  const natural =
    flights.length > 0 ? (arrangement === 'desktop' ? 'both' : 'market') : boardFor(view, arrangement);
  const [board, setBoard] = useBoard(natural);

  const { ui } = scene;
  useKeys([
    { key: '← → ↑ ↓', text: ui.keys.walk },
    { key: 'Enter', text: ui.keys.press },
    { key: '1', text: ui.keys.market, run: () => setBoard('market') },
    { key: '2', text: ui.keys.map, run: () => setBoard('map') },
    ...(arrangement === 'desktop' ? [{ key: '3', text: ui.keys.both, run: () => setBoard('both') }] : []),
  ]);

  const overlays = useState<readonly Overlay[]>(['reach']);
  const parts: PartsProps = { chooser, journeys, overlays, board, setBoard };
  return (
    <SceneProvider value={scene}>
      <div
        ref={root}
        className="hg-table"
        data-arrangement={arrangement}
        aria-busy={size.width === 0 ? true : undefined}
      >
        {/* The arrangement depends on the size, so nothing is drawn before it is known. */}
        {size.width > 0 && (
          <>
            {arrangement === 'phone' || arrangement === 'flat' ? (
              <SmallTable {...parts} />
            ) : (
              <LargeTable {...parts} choosable={arrangement === 'desktop'} />
            )}
            <Prompt
              frame={frame}
              act={act}
              question={chooser.question}
              pricesInSight={arrangement === 'desktop' || arrangement === 'tablet'}
            />
            <Flights root={root} flights={flights} />
          </>
        )}
      </div>
    </SceneProvider>
  );
}

/** The value of the render before the last change. */
function useLatest(value: number): number {
  const [seen, setSeen] = useState({ now: value, before: value });
  if (seen.now !== value) setSeen({ now: value, before: Math.min(seen.now, value) });
  return seen.now === value ? seen.before : seen.now;
}

interface PartsProps {
  readonly chooser: Chooser;
  readonly journeys: readonly Journey[];
  readonly overlays: Overlays;
  readonly board: Board;
  readonly setBoard: (board: Board) => void;
}

/** Boards beside each other or one at a time, price table and players always visible. */
function LargeTable({
  chooser,
  journeys,
  overlays,
  board,
  setBoard,
  choosable,
}: PartsProps & { readonly choosable: boolean }) {
  const scene = useScene();
  const { ui } = scene;
  const [panel, setPanel] = useState('players');
  const boards = BOARDS.filter((name) => choosable || name !== 'both');
  // The button reacts at once, while the board takes longer to draw.
  const shown = useDeferredValue(board);
  return (
    <>
      <div className="hg-stage" data-board={shown}>
        <div className="hg-boards" role="group" aria-label={ui.boards}>
          {boards.map((name) => (
            <Button key={name} look="quiet" aria-pressed={name === board} onClick={() => setBoard(name)}>
              {name === 'both' ? ui.both : name === 'map' ? ui.mapShort : ui.market}
            </Button>
          ))}
          <Status />
        </div>
        {/* A hidden board is kept, so that it can be shown again at once. */}
        <Activity mode={shown === 'map' ? 'hidden' : 'visible'}>
          <div className="hg-stage-market">
            <Market chooser={chooser} />
          </div>
        </Activity>
        <Activity mode={shown === 'market' ? 'hidden' : 'visible'}>
          <div className="hg-stage-map">
            <LandMap chooser={chooser} journeys={journeys} overlays={overlays} />
          </div>
        </Activity>
      </div>
      <section className="hg-side-prices k-panel" aria-label={ui.prices}>
        <PriceTable question={chooser.question} />
      </section>
      <section className="hg-side-panels k-panel">
        <Tabs
          label={ui.panels}
          tabs={[
            { id: 'players', label: ui.players },
            { id: 'targets', label: ui.targets, ...badgeOf(targetMoves(scene, chooser).length) },
          ]}
          selected={panel}
          onSelect={setPanel}
        >
          {panel === 'players' ? (
            <Scroller className="hg-panel" label={ui.players}>
              <Players />
            </Scroller>
          ) : (
            <div className="hg-panel k-scroll">
              <Targets chooser={chooser} />
            </div>
          )}
        </Tabs>
      </section>
    </>
  );
}

function badgeOf(count: number) {
  return count > 0 ? { badge: String(count) } : {};
}

/** One board or panel at a time; a new phase shows its board. */
function SmallTable({ chooser, journeys, overlays, board, setBoard }: PartsProps) {
  const scene = useScene();
  const { ui } = scene;
  const [panel, setPanel] = useState<string>();
  // A new phase closes the open panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is what changes.
  useEffect(() => setPanel(undefined), [board]);
  const selected = panel ?? (board === 'both' ? 'market' : board);
  const tab = (id: string, label: string, icon: IconName): Tab => ({
    id,
    label,
    icon: <Sign icon={icon} />,
  });
  const select = (id: string): void => {
    const chosen = BOARDS.find((name) => name === id);
    if (chosen) {
      setBoard(chosen);
      setPanel(undefined);
    } else setPanel(id);
  };
  return (
    <>
      <div className="hg-top">
        <Status />
        <PriceStrip onOpen={() => setPanel('prices')} />
      </div>
      <div className="hg-small">
        <Tabs
          label={ui.boards}
          strip="bottom"
          tabs={[
            tab('market', ui.market, 'market'),
            tab('map', ui.mapShort, 'map'),
            tab('prices', ui.prices, 'price'),
            tab('players', ui.players, 'buyer'),
            { ...tab('targets', ui.list, 'officer'), ...badgeOf(targetMoves(scene, chooser).length) },
          ]}
          selected={selected}
          onSelect={select}
        >
          {selected === 'market' && <Market chooser={chooser} />}
          {selected === 'map' && <LandMap chooser={chooser} journeys={journeys} overlays={overlays} />}
          {selected === 'prices' && (
            <Scroller className="hg-panel" label={ui.prices}>
              <PriceTable question={chooser.question} />
            </Scroller>
          )}
          {selected === 'players' && (
            <Scroller className="hg-panel" label={ui.players}>
              <Players />
            </Scroller>
          )}
          {selected === 'targets' && (
            <div className="hg-panel k-scroll">
              <Targets chooser={chooser} />
            </div>
          )}
        </Tabs>
      </div>
    </>
  );
}

/** Where in the game we are. */
function Status() {
  const { table, view, ui, words } = useScene();
  const actions = view.turned.at(-1);
  return (
    <p className="hg-status">
      {ui.round(view.round, table.actionTiles.length)} · {words.phases[phaseOf(view.step)]}
      {actions !== undefined && <> · {ui.actionsThisRound(actions)}</>}
    </p>
  );
}
