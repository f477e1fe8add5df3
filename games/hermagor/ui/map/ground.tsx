import { RiverNames, Terrain } from '@kontor/ui';
import { memo } from 'react';
import { ICONS } from '../icons.ts';
import { placeOf } from '../model/places.ts';
import type { MapDrawing } from './drawing.ts';
import { MEDALLION, type RegionDrawing, type RoadDrawing } from './land.ts';
import { Sea } from './sea.tsx';
import './ground.css';

/** The land and what is drawn on it; it never changes during a game. */
export const Ground = memo(function Ground({ drawing }: { readonly drawing: MapDrawing }) {
  return (
    <g className="hg-ground" transform={`translate(${-drawing.frame.x} ${-drawing.frame.y})`}>
      <Terrain terrain={drawing.board}>
        <RegionTints regions={drawing.regions} />
      </Terrain>
      <Sea drawing={drawing} />
      <RiverNames rivers={drawing.board.rivers} avoid={drawing.written} />
      <Roads roads={drawing.roads} />
    </g>
  );
});

/** All texts of the map, above ways and overlays. */
export const Signs = memo(function Signs({ drawing }: { readonly drawing: MapDrawing }) {
  return (
    <g className="hg-ground" aria-hidden="true">
      <RegionMarks regions={drawing.regions} />
      <Castle drawing={drawing} />
      <Medallions drawing={drawing} />
      <Names drawing={drawing} />
      <Plaques roads={drawing.roads} />
    </g>
  );
});

const TINTS = 8;

function RegionTints({ regions }: { readonly regions: readonly RegionDrawing[] }) {
  const tints: number[] = [];
  for (const region of regions) {
    const beside = regions.slice(0, tints.length).map((other, i) => (touch(region, other) ? tints[i] : -1));
    const free = Array.from({ length: TINTS }, (_, i) => (i + tints.length) % TINTS);
    tints.push(free.find((tint) => !beside.includes(tint)) ?? 0);
  }
  return regions.map((region, i) => (
    <path
      key={region.id}
      className="hg-tint"
      d={region.path}
      style={{ fill: `var(--map-tint-${(tints[i] ?? 0) + 1})` }}
    />
  ));
}

function touch(one: RegionDrawing, other: RegionDrawing): boolean {
  return one.villages.some((village) => other.villages.includes(village));
}

function Roads({ roads }: { readonly roads: readonly RoadDrawing[] }) {
  const plain = roads.filter((road) => !road.principal);
  const route = roads.filter((road) => road.principal);
  return (
    <>
      <path className="hg-road-edge" d={plain.map((road) => road.path).join('')} />
      <path className="hg-route-edge" d={route.map((road) => road.path).join('')} />
      <path className="hg-road" d={plain.map((road) => road.path).join('')} />
      <path className="hg-route" d={route.map((road) => road.path).join('')} />
      {roads.flatMap((road) =>
        road.bridges.map((bridge) => (
          <g
            key={`${road.key}${bridge.at.join()}`}
            className="hg-bridge"
            transform={`translate(${bridge.at.join(' ')}) rotate(${bridge.degrees})`}
          >
            <rect x={-15} y={-9} width={30} height={18} rx={3} />
            <path d="M-9-9V9M-3-9V9M3-9V9M9-9V9" />
          </g>
        )),
      )}
    </>
  );
}

/** Where roads answer to being pointed at: what they are drawn on lies below everything. */
export const RoadHits = memo(function RoadHits({ drawing }: { readonly drawing: MapDrawing }) {
  return (
    <g aria-hidden="true">
      {drawing.roads.map((road) => (
        <path key={road.key} className="hg-road-hit" data-explain={`road:${road.key}`} d={road.path} />
      ))}
    </g>
  );
});

function Plaques({ roads }: { readonly roads: readonly RoadDrawing[] }) {
  return roads.map((road) => (
    <g key={road.key} data-explain={`road:${road.key}`} transform={`translate(${road.plaque.join(' ')})`}>
      <g className="hg-plaque">
        <rect x={-14} y={-14} width={28} height={28} rx={7} />
        <text y={8}>{road.toll}</text>
      </g>
    </g>
  ));
}

function RegionMarks({ regions }: { readonly regions: readonly RegionDrawing[] }) {
  return regions.map((region) => (
    <g
      key={region.id}
      data-place={placeOf.region(region.id)}
      data-explain={`region:${region.id}`}
      transform={`translate(${region.label.join(' ')})`}
    >
      {region.shows === 'nobility' ? (
        <g className="hg-banner">
          <path d="M-17-22H17V16L0 26L-17 16Z" />
          <Pictogram icon="nobility" x={-13} y={-17} size={26} />
        </g>
      ) : (
        <g className="hg-buildings">
          {region.shows.map((building, i, all) => {
            const x = (i - (all.length - 1) / 2) * 37;
            return (
              <g key={building} transform={`translate(${x} 0)`}>
                <rect x={-17} y={-17} width={34} height={34} rx={4} />
                <Pictogram icon={building} x={-13.5} y={-13.5} size={27} />
              </g>
            );
          })}
        </g>
      )}
    </g>
  ));
}

function Castle({ drawing }: { readonly drawing: MapDrawing }) {
  const { castle } = drawing;
  return (
    <g className="hg-castle" data-explain="castle" transform={`translate(${castle.at.join(' ')})`}>
      <ellipse className="hg-castle-hill" cy={30} rx={62} ry={24} />
      <path
        className="hg-castle-wall"
        d="M-48 34V-6H-42V-12H-34V-6H-30V-22H-34V-30H-26V-26H-20V-30H-12V-40H-15V-48H-8V-44H-3V-48H3V-44H8V-48H15V-40H12V-30H20V-26H26V-30H34V-22H30V-6H34V-12H42V-6H48V34Z"
      />
      <path className="hg-castle-roof" d="M-37-30L-23-54L-9-30ZM9-30L23-54L37-30ZM-18-46L0-76L18-46Z" />
      <path
        className="hg-castle-flag"
        d="M0-76V-92M0-92L17-87L0-81ZM-23-54V-66M-23-66L-11-62L-23-58M23-54V-66M23-66L35-62L23-58"
      />
      <path
        className="hg-castle-ink"
        d="M-10 34V16A10 10 0 0 1 10 16V34ZM-3-24H3V-12H-3ZM-25-14H-19V-4H-25ZM19-14H25V-4H19ZM-40 6H-35V14H-40ZM35 6H40V14H35Z"
      />
      <path className="hg-castle-lines" d="M-30-6V34M30-6V34M-12-30V6M12-30V6" />
    </g>
  );
}

function Medallions({ drawing }: { readonly drawing: MapDrawing }) {
  return drawing.villages.map((village) => (
    <g key={village.id} transform={`translate(${village.at.join(' ')})`}>
      <g className="hg-medallion">
        <circle className="hg-medallion-shade" cx={2} cy={4} r={MEDALLION + 1} />
        <circle className="hg-medallion-rim" data-dukedom={village.dukedom} r={MEDALLION} />
        <circle className="hg-medallion-face" r={MEDALLION - 5} />
        <Pictogram icon={village.product} x={-18} y={-18} size={36} />
      </g>
    </g>
  ));
}

function Names({ drawing }: { readonly drawing: MapDrawing }) {
  return [drawing.castle, ...drawing.villages].map((place) => (
    <text
      key={place.id}
      className={place === drawing.castle ? 'hg-name hg-castle-name' : 'hg-name'}
      data-explain={place === drawing.castle ? 'castle' : `village:${place.id}`}
      x={place.label.at[0]}
      y={place.label.at[1]}
      textAnchor={place.label.anchor}
    >
      {place.name}
    </text>
  ));
}

interface PictogramProps {
  readonly icon: keyof typeof ICONS;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A pictogram inside a drawing. */
export function Pictogram({ icon, x, y, size }: PictogramProps) {
  return (
    <path className="hg-pictogram" d={ICONS[icon]} transform={`translate(${x} ${y}) scale(${size / 512})`} />
  );
}
