import type { Point } from '@kontor/core';
import { PanZoom, type PlayerInfo } from '@kontor/ui';
import { RiverNames, Terrain } from '@kontor/ui/map';
import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RegionNumeral } from '../../rules/files/board.ts';
import type { CityNumber, MerchantsView } from '../../rules/state/types.ts';
import { upTo } from '../state/keyed.ts';
import { Caravans, type Travel } from './caravans.tsx';
import { Cities } from './cities.tsx';
import { cityDrawing, type MapDrawing, type RegionDrawing } from './drawing.ts';
import { CARAVAN, layOut, type MapLayout, SMALL_CARAVAN } from './layout.ts';
import { PickMarks, type PickMarksProps } from './pick-marks.tsx';
import { type PlanDrawingProps, PlanMarks, PlanRoads } from './plan-drawing.tsx';
import './map.css';

/** How a city answers to being chosen now. */
export interface CityTarget {
  /** One road away, or where the caravan stands: the common next step. */
  readonly near: boolean;
}

export interface MapProps {
  readonly drawing: MapDrawing;
  readonly view: MerchantsView;
  readonly players: readonly PlayerInfo[];
  readonly label: string;
  /** Accessible name of each city with all that matters there. */
  readonly labels: readonly string[];
  readonly nameRegion: (region: RegionNumeral) => string;
  readonly targets: ReadonlyMap<CityNumber, CityTarget>;
  /** Where the viewer could fulfil the contract. */
  readonly deliverable: ReadonlySet<CityNumber>;
  readonly onCity: (city: CityNumber) => void;
  readonly onPoint: (city: CityNumber | undefined) => void;
  /** Regions that take an elector now. */
  readonly regions: readonly RegionNumeral[];
  readonly onRegion: (region: RegionNumeral) => void;
  /** Electors being placed, not yet confirmed. */
  readonly placing: Partial<Record<RegionNumeral, number>>;
  readonly plan: Omit<PlanDrawingProps, 'drawing'> | undefined;
  /** Two of three are being picked in this city. */
  readonly picking: Omit<PickMarksProps, 'drawing' | 'enlarged'> | undefined;
  /** Where something is being shown or pointed at. */
  readonly shown: CityNumber | undefined;
  readonly bubble: { readonly city: CityNumber; readonly text: string } | undefined;
  readonly travel: Travel | undefined;
  /** Where the viewer's eyes are: zooming in goes there. */
  readonly interest: CityNumber | undefined;
}

/** The narrower the map, the larger pieces and names are drawn on it; in steps, so that not every pixel lays it out anew. */
const COMFORTABLE = 0.52;
const MOST_ENLARGED = 1.7;
const ENLARGED_STEP = 0.1;
/** So much enlarged there is room for names. */
const NEAR = 1.1;
/** Coarse, for a pinch goes through every zoom there is. */
const ZOOM_STEPS = 4;

export function MerchantsMap(props: MapProps): ReactNode {
  const { frame } = props.drawing;
  const [box, enlarged] = useEnlargement(frame.width, frame.height);
  return (
    <div ref={box} className="moe-map" translate="no">
      {enlarged !== undefined && <Sheet {...props} enlarged={enlarged} />}
    </div>
  );
}

function Sheet(props: MapProps & { readonly enlarged: number }): ReactNode {
  const { drawing, view, players, enlarged } = props;
  const { frame } = drawing;
  // One step nearer even a phone has room for names.
  const [zoom, setZoom] = useState(1);
  const laidFor = enlarged / zoom <= NEAR ? Math.min(enlarged, NEAR) : enlarged;
  const layout = useMemo(() => layOut(drawing, laidFor), [drawing, laidFor]);
  return (
    <div className="moe-sheet" data-small={layout.small} style={{ '--moe-scale': enlarged } as CSSProperties}>
      <PanZoom
        width={frame.width}
        height={frame.height}
        label={props.label}
        interest={interestOf(drawing, props.interest)}
        onZoom={(next) => setZoom(Math.floor(next * ZOOM_STEPS) / ZOOM_STEPS)}
        ground={<Land drawing={drawing} layout={layout} />}
      >
        <g transform={`translate(${-frame.x} ${-frame.y})`}>
          {drawing.regions.map((region, i) => (
            <RegionPlace
              key={region.numeral}
              region={region}
              at={layout.labels[i] ?? region.label}
              props={props}
            />
          ))}
          {props.plan && <PlanRoads drawing={drawing} {...props.plan} />}
          <Plaques drawing={drawing} layout={layout} />
          <Cities map={props} layout={layout} />
          <g className="moe-pieces" aria-hidden="true">
            <Caravans
              drawing={drawing}
              view={view}
              players={players}
              travel={props.travel}
              down={layout.small ? SMALL_CARAVAN : CARAVAN}
            />
          </g>
          {props.plan && <PlanMarks drawing={drawing} layout={layout} {...props.plan} />}
          {props.picking && <PickMarks drawing={drawing} enlarged={laidFor} {...props.picking} />}
          {props.bubble && <Bubble drawing={drawing} enlarged={laidFor} {...props.bubble} />}
        </g>
      </PanZoom>
    </div>
  );
}

function interestOf(drawing: MapDrawing, city: CityNumber | undefined) {
  if (city === undefined) return undefined;
  const [x, y] = cityDrawing(drawing, city).at;
  return { x: x - drawing.frame.x, y: y - drawing.frame.y };
}

/** What never changes: sea, land, regions' tints, rivers. */
const Land = memo(function Land({ drawing, layout }: LaidOut): ReactNode {
  return (
    <g transform={`translate(${-drawing.frame.x} ${-drawing.frame.y})`}>
      <Terrain terrain={drawing.board} />
      <g className="moe-tints">
        {drawing.regions.map(({ numeral, path }, i) => (
          <path key={numeral} className="moe-region" d={path} style={{ fill: `var(--map-tint-${i + 1})` }} />
        ))}
      </g>
      {!layout.small && <RiverNames rivers={drawing.board.rivers} avoid={drawing.dry} />}
      <Roads drawing={drawing} />
    </g>
  );
});

interface LaidOut {
  readonly drawing: MapDrawing;
  readonly layout: MapLayout;
}

const Roads = memo(function Roads({ drawing }: Pick<LaidOut, 'drawing'>): ReactNode {
  return (
    <g className="moe-roads" aria-hidden="true">
      {drawing.roads.map(({ path }) => (
        <path key={path} className="moe-road-edge" d={path} />
      ))}
      {drawing.roads.map(({ path, label }) => (
        <g key={path}>
          <path className="moe-road-bed" d={path} />
          <path className={`moe-road-line moe-road-${label}`} d={path} />
        </g>
      ))}
    </g>
  );
});

/** The letters of the roads: they stay readable on a planned way. */
const Plaques = memo(function Plaques({ drawing, layout }: LaidOut): ReactNode {
  return (
    <g aria-hidden="true">
      {drawing.roads.map(({ path, label }, i) => (
        <g key={path} transform={`translate(${layout.plaques[i]?.join(' ')})`}>
          <g className={`moe-scaled moe-plaque moe-road-${label}`}>
            <circle r={18} />
            <circle className="moe-plaque-rim" r={19.5} />
            <text y={8.5}>{label}</text>
          </g>
        </g>
      ))}
    </g>
  );
});

/** A region's numeral and its face-down electors; the whole area takes electors when they are placed. */
function RegionPlace({
  region,
  at,
  props,
}: {
  readonly region: RegionDrawing;
  readonly at: Point;
  readonly props: MapProps;
}): ReactNode {
  const { numeral } = region;
  const lit = props.regions.includes(numeral);
  const lying = props.view.electors[numeral];
  const more = props.placing[numeral] ?? 0;
  const choose = () => props.onRegion(numeral);
  return (
    <>
      {lit && (
        <path
          role="button"
          tabIndex={0}
          className="moe-region-hit"
          data-lit={lit}
          aria-label={props.nameRegion(numeral)}
          d={region.path}
          onClick={choose}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            choose();
          }}
        />
      )}
      <g className="moe-region-label" transform={`translate(${at.join(' ')})`} aria-hidden="true">
        <g className="moe-scaled">
          <text className="moe-region-numeral" y={4}>
            {numeral}
          </text>
          {lying + more > 0 && (
            <g transform="translate(0 24)">
              <Electors count={lying + more} fresh={more} />
            </g>
          )}
        </g>
      </g>
    </>
  );
}

/** Face-down electors: a few lie on each other, and their number says the rest. */
function Electors({ count, fresh }: { readonly count: number; readonly fresh: number }): ReactNode {
  const drawn = Math.min(count, 3);
  return (
    <>
      {upTo(drawn).map((i) => (
        <ellipse
          key={i}
          className="moe-elector"
          data-fresh={i >= drawn - fresh}
          cx={-22 + i * 7}
          rx={8}
          ry={10}
        />
      ))}
      <text className="moe-elector-count" x={14} y={8}>
        {count}
      </text>
    </>
  );
}

interface BubbleProps {
  readonly drawing: MapDrawing;
  readonly enlarged: number;
  readonly city: CityNumber;
  readonly text: string;
}

const BUBBLE_LETTER = 11;
const BUBBLE_HEIGHT = 38;

/** What happens in a city, said over it, but never beyond the edge of the map. */
function Bubble({ drawing, enlarged, city, text }: BubbleProps): ReactNode {
  const { frame } = drawing;
  const [x, y] = cityDrawing(drawing, city).at;
  const width = text.length * BUBBLE_LETTER + 32;
  const leftmost = (frame.x - x) / enlarged + width / 2;
  const rightmost = (frame.x + frame.width - x) / enlarged - width / 2;
  const middle = Math.max(leftmost, Math.min(rightmost, 0));
  const above = -98;
  const top = y + above * enlarged < frame.y ? 40 : above;
  return (
    <g className="moe-bubble" transform={`translate(${x} ${y})`} aria-hidden="true">
      <g className="moe-scaled">
        <rect
          className="moe-bubble-box"
          x={middle - width / 2}
          y={top}
          width={width}
          height={BUBBLE_HEIGHT}
          rx={BUBBLE_HEIGHT / 2}
        />
        <text x={middle} y={top + 26}>
          {text}
        </text>
      </g>
    </g>
  );
}

function useEnlargement(width: number, height: number) {
  const box = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const scale = Math.min(element.clientWidth / width, element.clientHeight / height);
      if (scale > 0) setEnlarged(enlargementAt(scale));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return [box, enlarged] as const;
}

function enlargementAt(scale: number): number {
  const wanted = Math.min(MOST_ENLARGED, Math.max(1, COMFORTABLE / scale));
  return Math.round(wanted / ENLARGED_STEP) * ENLARGED_STEP;
}
