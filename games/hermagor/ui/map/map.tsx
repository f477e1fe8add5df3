import { pathData } from '@kontor/drawing';
import { middleOf, PanZoom, type Size, useMedia, usePhone, useSize } from '@kontor/ui';
import { useRef } from 'react';
import { useHighlighted } from '../highlight.ts';
import { isOnMarket } from '../model/choices.ts';
import type { LastMove } from '../model/last-moves.ts';
import type { Journey } from '../model/motion.ts';
import type { Chooser } from '../model/use-choice.ts';
import { isSpace } from '../model/use-choice.ts';
import { useScene } from '../scene.ts';
import { drawingOf, type MapDrawing } from './drawing.ts';
import { Ground, RoadHits, Signs } from './ground.tsx';
import { LandLists } from './land-lists.tsx';
import { LastWays } from './last-ways.tsx';
import { Layers } from './layers.tsx';
import { LitPlaces } from './lit.tsx';
import {
  DukedomsOverlay,
  type Overlay,
  RegionCounts,
  RegionsOverlay,
  RouteCounts,
  RouteOverlay,
  SettledRegion,
} from './overlays.tsx';
import { courseOf, HouseHits, Houses, MerchantHits, Merchants } from './pieces.tsx';
import { VillageCard } from './village-card.tsx';
import { VillageTargets } from './village-targets.tsx';
import './map.css';

interface MapProps {
  readonly chooser: Chooser;
  readonly journeys: readonly Journey[];
  readonly moves: readonly LastMove[];
  readonly overlays: Overlays;
  /** Turned to be higher than wide. */
  readonly upright: boolean;
}

/** The chosen overlays, which are kept while the market hides the map. */
export type Overlays = readonly [shown: readonly Overlay[], show: (overlays: readonly Overlay[]) => void];

/** The land: everything that lies on it, and where one may go. */
export function LandMap(props: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div ref={frame} className="hg-map-frame" aria-busy={size.width === 0 ? true : undefined}>
      {size.width > 0 && <SizedMap {...props} size={size} />}
    </div>
  );
}

/** The scale at which the style sheets give the smallest numbers 12 px. */
const LEGIBLE = 0.31;
/** Pixels that the tools of a large map take at its right. */
const TOOLS = 52;

function SizedMap(props: MapProps & { readonly size: Size }) {
  const { chooser, journeys, moves, overlays, upright, size } = props;
  const { table, view, viewer, ui } = useScene();
  const phone = usePhone();
  const flat = useMedia('(max-height: 499px)');
  const small = phone || flat;
  // Beside the market the map has height to spare.
  const narrow = !small && size.height > size.width;
  const drawing = drawingOf(table.map, upright ? 'upright' : narrow ? 'high' : 'wide');
  const own = viewer === null ? undefined : view.players[viewer];
  const lit = useHighlighted();
  // What is lit belongs to it, too: on a small screen it would otherwise be out of sight.
  const interesting = [
    drawing.places.get(own?.merchant ?? '') ?? drawing.castle,
    ...drawing.villages.filter(({ id }) => lit.includes(id)),
  ];
  const [shown, setShown] = overlays;
  const toggle = (overlay: Overlay) =>
    setShown(shown.includes(overlay) ? shown.filter((other) => other !== overlay) : [...shown, overlay]);
  const pointed = chooser.pointed !== undefined && !isSpace(chooser.pointed) ? chooser.pointed : undefined;

  return (
    <div
      className="hg-map"
      data-narrow={narrow}
      data-names={shown.includes('regions') ? 'regions' : 'villages'}
      data-asked={chooser.mode !== undefined && !isOnMarket(chooser.mode)}
    >
      <PanZoom
        width={drawing.frame.width}
        height={drawing.frame.height}
        label={ui.map}
        interest={middleOf(
          interesting.map(({ at }) => at),
          drawing.frame,
        )}
        legible={LEGIBLE}
        beside={small || narrow ? 0 : TOOLS}
        ground={<Ground drawing={drawing} />}
      >
        <g transform={`translate(${-drawing.frame.x} ${-drawing.frame.y})`}>
          {shown.includes('route') && <RouteOverlay drawing={drawing} />}
          {shown.includes('regions') && <RegionsOverlay drawing={drawing} />}
          <LitPlaces drawing={drawing} />
          <RoadHits drawing={drawing} />
          <LastWays drawing={drawing} moves={moves} />
          <SettledRegion drawing={drawing} regions={view.completed} />
          {pointed !== undefined && <Way drawing={drawing} chooser={chooser} village={pointed} />}
          <Signs drawing={drawing} />
          {shown.includes('regions') && <RegionCounts drawing={drawing} />}
          {shown.includes('dukedoms') && <DukedomsOverlay drawing={drawing} />}
          {shown.includes('route') && <RouteCounts drawing={drawing} />}
          <HouseHits drawing={drawing} />
          <MerchantHits drawing={drawing} />
          <VillageTargets drawing={drawing} chooser={chooser} reach={shown.includes('reach')} />
          {/* They let clicks through, and no ring of a village hides them. */}
          <g className="hg-pieces">
            <Houses drawing={drawing} moves={moves} />
            <Merchants drawing={drawing} journeys={journeys} />
          </g>
        </g>
      </PanZoom>
      <Layers shown={shown} onToggle={toggle} />
      <LandLists shown={shown} />
      {pointed !== undefined && <VillageCard village={pointed} chooser={chooser} />}
    </div>
  );
}

interface WayProps {
  readonly drawing: MapDrawing;
  readonly chooser: Chooser;
  readonly village: string;
}

/** The cheapest way to the village that is pointed at. */
function Way({ drawing, chooser, village }: WayProps) {
  const { reach } = useScene();
  const move = chooser.moveAt(village);
  const preview = move !== undefined && chooser.choices.moves.has(move) ? chooser.preview(move) : undefined;
  if (preview && preview.kind !== 'sale' && preview.kind !== 'travel') return null;
  const way = preview?.way ?? reach().get(village)?.way ?? [];
  if (way.length < 2) return null;
  const course = pathData(courseOf(way, drawing));
  return (
    <g className="hg-way" data-idle={preview === undefined}>
      <path d={course} />
      <path d={course} />
    </g>
  );
}
