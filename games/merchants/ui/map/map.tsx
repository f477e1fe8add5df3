import { middleOf, PanZoom, type PlayerInfo, useSize } from '@kontor/ui';
import { RiverNames, Terrain } from '@kontor/ui/map';
import { type CSSProperties, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import type { RegionNumeral } from '../../rules/files/board.ts';
import type { CityNumber, MerchantsView } from '../../rules/state/types.ts';
import type { Trail } from '../model/trails.ts';
import { cityPlace, regionPlace } from '../places.ts';
import { Bubble } from './bubble.tsx';
import { Caravans, type Travel } from './caravans.tsx';
import { Cities, Lights } from './cities.tsx';
import { cityDrawing, type MapDrawing, type RoadDrawing } from './drawing.ts';
import { Highlights } from './highlights.tsx';
import { LateOrnaments } from './late-ornaments.tsx';
import { CARAVAN, layOut, SMALL_CARAVAN } from './layout.ts';
import { PickMarks, type PickMarksProps } from './pick-marks.tsx';
import { type PlanDrawingProps, PlanMarks, PlanRoads } from './plan-drawing.tsx';
import { RegionPlace } from './regions.tsx';
import { Plaques, RoadHits, Roads, type RoadsProps } from './roads.tsx';
import { Trails } from './trails.tsx';
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
  /** Where a plan leads: they stay as they are, whatever else steps back. */
  readonly stops: ReadonlySet<CityNumber>;
  /** Roads that cannot be chosen now. */
  readonly faded: ReadonlySet<RoadDrawing>;
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
  /** The way that everybody went last. */
  readonly trails: readonly Trail[];
  /** What is pointed at elsewhere, as in `data-place`. */
  readonly highlighted: readonly string[];
  /** The first step of zooming in goes there. */
  readonly interest: CityNumber | undefined;
}

/**
 * The smaller the map, the larger pieces and names are drawn on it; in steps, because every size needs a
 * layout.
 */
const COMFORTABLE = 0.52;
const MOST_ENLARGED = 1.6;
const ENLARGED_STEP = 0.1;
/** With that, the smallest letters have 12 px. */
const LEGIBLE = 0.2625;
/** So much enlarged there is room for names. */
const NEAR = 1.1;
/** Coarse, because a pinch passes through every zoom. */
const ZOOM_STEPS = 4;

export function MerchantsMap(props: MapProps): ReactNode {
  const { frame } = props.drawing;
  const [box, scale] = useScale(frame.width, frame.height);
  return (
    <div ref={box} className="moe-map" translate="no">
      {scale !== undefined && <Sheet {...props} scale={scale} />}
    </div>
  );
}

function Sheet(props: MapProps & { readonly scale: number }): ReactNode {
  const { drawing, view, players, scale } = props;
  const enlarged = enlargementAt(scale);
  const { frame } = drawing;
  // One step nearer even a phone has room for names.
  const [zoom, setZoom] = useState(1);
  // The smallest maps begin nearer; that gives nothing more room.
  const nearer = Math.max(1, zoom / Math.max(1, LEGIBLE / scale));
  const laidFor = enlarged / nearer <= NEAR ? Math.min(enlarged, NEAR) : enlarged;
  const layout = useMemo(() => layOut(drawing, laidFor), [drawing, laidFor]);
  return (
    <div className="moe-sheet" data-small={layout.small} style={{ '--moe-scale': enlarged } as CSSProperties}>
      <PanZoom
        width={frame.width}
        height={frame.height}
        label={props.label}
        interest={interestOf(drawing, props)}
        legible={LEGIBLE}
        onZoom={(next) => setZoom(Math.floor(next * ZOOM_STEPS) / ZOOM_STEPS)}
        ground={<Land drawing={drawing} layout={layout} />}
      >
        <g transform={`translate(${-frame.x} ${-frame.y})`}>
          {drawing.regions.map((region, i) => (
            <RegionPlace
              key={region.numeral}
              region={region}
              at={layout.labels[i] ?? region.label}
              small={layout.small}
              props={props}
            />
          ))}
          <RoadHits drawing={drawing} />
          <Trails
            drawing={drawing}
            trails={props.trails}
            players={players}
            faint={props.plan !== undefined}
          />
          {props.plan && <PlanRoads drawing={drawing} {...props.plan} />}
          <Lights map={props} layout={layout} />
          <Highlights drawing={drawing} highlighted={props.highlighted} />
          <Plaques drawing={drawing} layout={layout} faded={props.faded} />
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
          {props.bubble && <Bubble drawing={drawing} layout={layout} {...props.bubble} />}
        </g>
      </PanZoom>
    </div>
  );
}

/** What is lit belongs to it, too: on a small screen it would otherwise be out of sight. */
function interestOf(drawing: MapDrawing, { interest, highlighted }: MapProps) {
  const lit = drawing.cities.filter(({ number }) => highlighted.includes(cityPlace(number)));
  const own = interest === undefined ? [] : [cityDrawing(drawing, interest)];
  return middleOf(
    [...own, ...lit].map(({ at }) => at),
    drawing.frame,
  );
}

/** What never changes: sea, land, regions' tints, rivers. */
export const Land = memo(function Land({ drawing, layout }: RoadsProps): ReactNode {
  return (
    <g transform={`translate(${-drawing.frame.x} ${-drawing.frame.y})`}>
      <Terrain terrain={drawing.board} />
      <LateOrnaments drawing={drawing} />
      <g className="moe-tints">
        {drawing.regions.map(({ numeral, path }, i) => (
          <path
            key={numeral}
            className="moe-region"
            data-place={regionPlace(numeral)}
            d={path}
            style={{ fill: `var(--map-tint-${i + 1})` }}
          />
        ))}
      </g>
      {!layout.small && <RiverNames rivers={drawing.board.rivers} avoid={drawing.dry} />}
      <Roads drawing={drawing} />
    </g>
  );
});

/** Pixels per unit of the drawing when all of it is shown. */
function useScale(width: number, height: number) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const scale = size.width === 0 ? undefined : Math.min(size.width / width, size.height / height);
  return [box, scale] as const;
}

function enlargementAt(scale: number): number {
  const wanted = Math.min(MOST_ENLARGED, Math.max(1, COMFORTABLE / scale));
  return Math.round(wanted / ENLARGED_STEP) * ENLARGED_STEP;
}
