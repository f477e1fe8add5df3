import type { Decision } from '@kontor/core';
import { memo, type ReactNode, useMemo } from 'react';
import { type CityNumber, TRANSACT } from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { contractValue } from '../../rules/view/walk.ts';
import { cityFacts, citySurroundings, pickName, regionName, touching } from '../model/describe.ts';
import { deliverableIn } from '../model/needs.ts';
import { type Pointer, usePointed } from '../model/pointer.ts';
import { trailsAfter } from '../model/trails.ts';
import { paramsOf } from '../model/use-choice.ts';
import type { Plan } from '../model/use-plan.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { personName, type Scene } from '../scene.ts';
import type { Travel } from './caravans.tsx';
import { cityDrawing, type MapDrawing, type RoadDrawing, roadOut } from './drawing.ts';
import { type CityTarget, MerchantsMap } from './map.tsx';

interface MapBoxProps {
  readonly panel: PanelProps;
  readonly scene: Scene;
  readonly pointer: Pointer;
}

const NO_PLACES: readonly string[] = [];

/** The map, and the card of the city that is pointed at. */
export const MapBox = memo(function MapBox({ panel, scene, pointer }: MapBoxProps): ReactNode {
  const pointed = usePointed(pointer);
  return (
    <div className="moe-map-box">
      <Board panel={panel} scene={scene} pointed={pointed} />
    </div>
  );
});

/** The map with everything that can be chosen on it now. */
function Board({
  panel: { props, playback, plan, choice, drawing, onPoint },
  scene,
  pointed,
}: {
  readonly panel: PanelProps;
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
  const stops = useMemo(() => new Set(plan?.walk.steps.flatMap(({ from, to }) => [from, to])), [plan?.walk]);
  const faded = useMemo(() => fadedRoads(drawing, plan, decision), [drawing, plan, decision]);
  const facts = useMemo(
    () =>
      drawing.cities.map(({ number }) => [
        scene.names.city(number),
        ...cityFacts(scene, drawing, number),
        ...citySurroundings(scene, number),
      ]),
    [scene, drawing],
  );
  const labels = useMemo(
    () =>
      drawing.cities.map(({ number }, i) =>
        [...(facts[i] ?? []), answer(scene, plan, targets, number)].filter((fact) => fact !== '').join('; '),
      ),
    [scene, drawing, facts, plan, targets],
  );
  const { viewer } = props;
  const me = viewer === null ? undefined : playback.view.players[viewer];
  const stock = plan?.stock ?? me?.screen?.stock;
  const deliverable = useMemo(() => deliverableIn(playback.view, stock), [playback.view, stock]);
  const electors = paramsOf(decision, 'electors');
  const picks = paramsOf(decision, 'picks');
  const event = playback.live ? undefined : playback.step?.event;
  const travel = useMemo(
    () => travelOf(drawing, event, pace / playback.speed),
    [drawing, event, pace, playback.speed],
  );
  const { story, cursor } = playback;
  const trails = useMemo(() => trailsAfter(story, cursor, players.length), [story, cursor, players.length]);
  const choose = (city: CityNumber): void => {
    // A city that cannot be chosen shows its card; after a choice the card would only hide the map.
    onPoint(targets.has(city) ? undefined : city);
    if (!targets.has(city)) return;
    if (plan) plan.goTo(city);
    else choice.play(`place ${city}`);
  };
  return (
    <>
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
        stops={stops}
        faded={faded}
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
        trails={trails}
        highlighted={props.highlighted ?? NO_PLACES}
        interest={plan?.end ?? electors?.city ?? picks?.city ?? me?.caravan ?? undefined}
      />
      {pointed !== undefined && (
        <CityCard
          scene={scene}
          drawing={drawing}
          city={pointed}
          answer={answer(scene, plan, targets, pointed)}
        />
      )}
    </>
  );
}

/** Cities that can be chosen: for a plan, or where a caravan may start. */
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

/** Roads that the plan has no action left for; all of them while something else is chosen on the map. */
function fadedRoads(
  { roads }: MapDrawing,
  plan: Plan | undefined,
  decision: Decision | undefined,
): ReadonlySet<RoadDrawing> {
  if (plan) return new Set(plan.ready ? [] : roads.filter(({ ends }) => !plan.takes(ends)));
  return new Set(decision && decision.kind !== 'announce' ? roads : []);
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

function travelOf(drawing: MapDrawing, event: MerchantsEvent | undefined, ms: number): Travel | undefined {
  if (event?.type !== 'moved') return undefined;
  const out = roadOut(drawing, event.from, event.road);
  return out && { seat: event.seat, line: out.line, ms };
}

function bubbleOf(
  scene: Scene,
  event: MerchantsEvent | undefined,
): { readonly city: CityNumber; readonly text: string } | undefined {
  const { ui, words } = scene;
  switch (event?.type) {
    case 'took':
      return { city: event.city, text: ui.bubble.took(event.resource) };
    case 'fulfilled':
      return { city: event.city, text: ui.bubble.fulfilled(contractValue(event.contract)) };
    case 'ignored':
      return {
        city: event.city,
        text: words.reason(
          event.reason,
          event.act,
          event.by?.map((seat) => personName(scene, seat)),
        ),
      };
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
  answer: consequence,
}: {
  readonly scene: Scene;
  readonly drawing: MapDrawing;
  readonly city: CityNumber;
  /** What choosing the city would do. */
  readonly answer: string;
}): ReactNode {
  const { frame } = drawing;
  const side = cityDrawing(drawing, city).at[0] < frame.x + frame.width / 2 ? 'right' : 'left';
  // Screen readers read the same from the city itself.
  return (
    <div className="moe-card" data-side={side} aria-hidden="true">
      <h3 translate="no">{scene.names.city(city)}</h3>
      <ul>
        {cityFacts(scene, drawing, city).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {consequence !== '' && <li className="moe-card-answer">{consequence}</li>}
      </ul>
    </div>
  );
}
