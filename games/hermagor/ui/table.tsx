import { Button, Scroller, type Tab, Tabs, useKeys, useReducedMotion, useSize } from '@kontor/ui';
import { Activity, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { phaseOf } from '../rules/index.ts';
import { Flights } from './flights.tsx';
import { HighlightProvider, useLitPanel } from './highlight.ts';
import type { IconName } from './icons.ts';
import { LandMap, type Overlays } from './map/map.tsx';
import type { Overlay } from './map/overlays.tsx';
import { Market } from './market/market.tsx';
import { arrangementFor, BOARDS, type Board, boardFor, useBoard } from './model/arrangement.ts';
import { isOnMarket } from './model/choices.ts';
import { type LastCash, type LastMove, lastCash, lastMoves } from './model/last-moves.ts';
import { type Journey, journeysSince } from './model/motion.ts';
import { flightOf, viewAt } from './model/settlement.ts';
import { type Chooser, useChooser } from './model/use-choice.ts';
import { type SettlementScene, useSettlement } from './model/use-settlement.ts';
import { Cash } from './panels/cash.tsx';
import { Ahead, Players } from './panels/players.tsx';
import { PriceStrip, PriceTable } from './panels/price-table.tsx';
import { Prompt } from './panels/prompt.tsx';
import { Targets, targetMoves } from './panels/targets.tsx';
import { Sign } from './parts.tsx';
import { type HermagorTableProps, type Scene, SceneProvider, sceneOf, useScene } from './scene.ts';
import './table.css';

/** The whole table of Hermagor. */
export function Table(props: HermagorTableProps) {
  const { table, viewer, players, locale, frame, history, act } = props;
  const pace = useReducedMotion() ? 0 : props.pace;
  const { view } = frame;
  const covered = props.covered === true;
  const scene = useMemo(
    () => sceneOf({ table, viewer, players, locale, view, pace, covered }),
    [table, viewer, players, locale, view, pace, covered],
  );
  const chooser = useChooser(props, scene);
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const arrangement = arrangementFor(size);
  const since = useLatest(history.at(-1)?.row ?? 0);
  const journeys = useMemo(() => journeysSince(history, since), [history, since]);
  const moves = useMemo(() => lastMoves(history, table.seats), [history, table.seats]);
  const cash = useMemo(() => lastCash(history, table.seats), [history, table.seats]);
  const phase = phaseOf(view.step);
  // Buyers of the next round stand where the last ones stood.
  const isOver = phase === 'market' || phase === 'officer';
  const settling = useSettlement(props, isOver);
  const flight = useMemo(
    () => (settling.beat && settling.playing && pace > 0 ? flightOf(settling.beat) : undefined),
    [settling.beat, settling.playing, pace],
  );
  // The market stays in front until it is settled.
  const natural =
    settling.beat && pace > 0 ? (arrangement === 'desktop' ? 'both' : 'market') : boardFor(view, arrangement);
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
  // One orientation for a device: places stay where they were, whichever boards are shown.
  const upright = arrangement === 'phone';
  const parts: PartsProps = { chooser, journeys, moves, cash, settling, overlays, board, setBoard, upright };
  return (
    <SceneProvider value={scene}>
      <HighlightProvider value={props.highlighted ?? NOTHING}>
        <div
          ref={root}
          className="hg-table"
          data-arrangement={arrangement}
          data-seats={players.length}
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
              <Flights root={root} flight={flight} />
            </>
          )}
        </div>
      </HighlightProvider>
    </SceneProvider>
  );
}

const NOTHING: readonly string[] = [];

/** The value of the render before the last change. */
function useLatest(value: number): number {
  const [seen, setSeen] = useState({ now: value, before: value });
  if (seen.now !== value) setSeen({ now: value, before: Math.min(seen.now, value) });
  return seen.now === value ? seen.before : seen.now;
}

interface PartsProps {
  readonly chooser: Chooser;
  readonly journeys: readonly Journey[];
  readonly moves: readonly LastMove[];
  readonly cash: readonly (LastCash | undefined)[];
  readonly settling: SettlementScene;
  readonly overlays: Overlays;
  readonly board: Board;
  readonly setBoard: (board: Board) => void;
  /** The map is turned to be higher than wide. */
  readonly upright: boolean;
}

/** Boards beside each other or one at a time, price table and players always visible. */
function LargeTable({
  chooser,
  journeys,
  moves,
  cash,
  settling,
  overlays,
  board,
  setBoard,
  upright,
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
      <div className="hg-stage" data-board={shown} data-focus={focusOf(chooser, settling)}>
        <div className="hg-boards" role="group" aria-label={ui.boards}>
          {boards.map((name) => (
            <Button key={name} look="quiet" aria-pressed={name === board} onClick={() => setBoard(name)}>
              {name === 'both' ? ui.both : name === 'map' ? ui.mapShort : ui.market}
            </Button>
          ))}
          <Ahead />
          <Status cash={cash} />
        </div>
        {/* A hidden board is kept, so that it can be shown again at once. */}
        <Activity mode={shown === 'map' ? 'hidden' : 'visible'}>
          <div className="hg-stage-market">
            <SettledMarket chooser={chooser} moves={moves} settling={settling} />
          </div>
        </Activity>
        <Activity mode={shown === 'market' ? 'hidden' : 'visible'}>
          <div className="hg-stage-map">
            <LandMap
              chooser={chooser}
              journeys={journeys}
              moves={moves}
              overlays={overlays}
              upright={upright}
            />
          </div>
        </Activity>
      </div>
      <Scroller className="hg-side-prices k-panel" label={ui.prices}>
        <SettledPrices chooser={chooser} settling={settling} />
      </Scroller>
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
              <Ahead />
              <Players cash={cash} />
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

/** Where the viewer's question is answered; `undefined`: nothing is asked, or there is a scene to look at. */
function focusOf({ choices, mode }: Chooser, { beat }: SettlementScene): Board | 'prompt' | undefined {
  if (choices.moves.size === 0 || beat) return undefined;
  if (mode === undefined) return 'prompt';
  return isOnMarket(mode) ? 'market' : 'map';
}

function badgeOf(count: number) {
  return count > 0 ? { badge: String(count) } : {};
}

/** One board or panel at a time; a new phase shows its board. */
function SmallTable(props: PartsProps) {
  const { chooser, journeys, moves, cash, settling, overlays, board, setBoard, upright } = props;
  const scene = useScene();
  const { ui } = scene;
  const [panel, setPanel] = useState<string>();
  // A new phase closes the open panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is what changes.
  useEffect(() => setPanel(undefined), [board]);
  // What a lesson or a line of the story is about comes to the front.
  const lit = useLitPanel();
  useEffect(() => setPanel(lit), [lit]);
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
        <Status cash={cash} />
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
          {selected === 'market' && <SettledMarket chooser={chooser} moves={moves} settling={settling} />}
          {selected === 'map' && (
            <LandMap
              chooser={chooser}
              journeys={journeys}
              moves={moves}
              overlays={overlays}
              upright={upright}
            />
          )}
          {selected === 'prices' && (
            <Scroller className="hg-panel" label={ui.prices}>
              <SettledPrices chooser={chooser} settling={settling} />
            </Scroller>
          )}
          {selected === 'players' && (
            <Scroller className="hg-panel" label={ui.players}>
              <Ahead />
              <Players cash={cash} />
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

interface SettledProps {
  readonly chooser: Chooser;
  readonly settling: SettlementScene;
}

/** The market as it was before the tile that is being settled. */
function SettledMarket({ chooser, moves, settling }: SettledProps & { readonly moves: readonly LastMove[] }) {
  return (
    <SceneProvider value={useSceneAt(settling)}>
      <Market chooser={chooser} moves={moves} scene={settling} />
    </SceneProvider>
  );
}

/** Prices rise with the tile that is being settled, unless the viewer is asked about them as they are now. */
function SettledPrices({ chooser, settling }: SettledProps) {
  const now = useScene();
  const then = useSceneAt(settling);
  return (
    <SceneProvider value={chooser.choices.moves.size > 0 ? now : then}>
      <PriceTable question={chooser.question} />
    </SceneProvider>
  );
}

function useSceneAt({ settlement, at, beat }: SettlementScene): Scene {
  const scene = useScene();
  return useMemo(
    () => (beat ? { ...scene, view: viewAt(scene.view, settlement, at) } : scene),
    [scene, settlement, at, beat],
  );
}

/** Where in the game we are, and what the viewer has in hand. */
function Status({ cash }: { readonly cash: readonly (LastCash | undefined)[] }) {
  const { table, view, viewer, ui, words } = useScene();
  const actions = view.turned.at(-1);
  const own = viewer === null ? undefined : view.players[viewer]?.cash;
  return (
    <div className="hg-status">
      <p data-explain="round">
        {ui.round(view.round, table.actionTiles.length)} · {words.phases[phaseOf(view.step)]}
        {actions !== undefined && <> · {ui.actionsThisRound(actions)}</>}
      </p>
      {viewer !== null && own !== undefined && (
        // Uncovered by one person, it must not stay so for the next.
        <Cash key={viewer} value={own} last={cash[viewer]} label={ui.myCash} isMine />
      )}
    </div>
  );
}
