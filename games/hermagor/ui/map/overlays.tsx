import type { Point } from '@kontor/core';
import { pathData } from '@kontor/drawing';
import { shapePath, woodColours } from '@kontor/ui';
import { memo } from 'react';
import { stationsIn } from '../model/progress.ts';
import { useScene, type Wood } from '../scene.ts';
import type { MapDrawing } from './drawing.ts';
import { courseOf } from './pieces.tsx';

export const OVERLAYS = ['reach', 'regions', 'dukedoms', 'route'] as const;
export type Overlay = (typeof OVERLAYS)[number];

interface OverlayProps {
  readonly drawing: MapDrawing;
}

/** How far the viewer has come in every region: the further, the stronger its colour. */
export const RegionsOverlay = memo(function RegionsOverlay({ drawing }: OverlayProps) {
  const { view, viewer } = useScene();
  return (
    <g className="hg-overlay" aria-hidden="true">
      {drawing.regions.map(({ id, path, villages }) => {
        const share = viewer === null ? 0 : stationsIn(view, villages, viewer) / villages.length;
        return <path key={id} className="hg-region" d={path} style={{ fillOpacity: share * 0.6 }} />;
      })}
    </g>
  );
});

export const RegionCounts = memo(function RegionCounts({ drawing }: OverlayProps) {
  const { view, viewer } = useScene();
  return (
    <g className="hg-overlay" aria-hidden="true">
      {drawing.regions.map(({ id, name, label, nameAt, villages }) => (
        <g key={id} data-explain={`region:${id}`}>
          {viewer !== null && (
            <g transform={`translate(${label.join(' ')})`}>
              <g className="hg-grows hg-region-count">
                <rect x={-23} y={8} width={46} height={23} rx={11} />
                <text y={26}>
                  {stationsIn(view, villages, viewer)}/{villages.length}
                </text>
              </g>
            </g>
          )}
          <text className="hg-region-name" x={nameAt[0]} y={nameAt[1]}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
});

/** The completed region that is being settled. */
export const SettledRegion = memo(function SettledRegion({
  drawing,
  regions,
}: OverlayProps & { readonly regions: readonly string[] }) {
  return drawing.regions
    .filter((region) => regions.includes(region.id))
    .map((region) => <path key={region.id} className="hg-region-settled" d={region.path} />);
});

/** Every player's stations in the three dukedoms. */
export const DukedomsOverlay = memo(function DukedomsOverlay({ drawing }: OverlayProps) {
  const { view } = useScene();
  return (
    <g className="hg-overlay" aria-hidden="true">
      {drawing.dukedoms.map((dukedom, number) => (
        <g
          key={dukedom.id}
          data-explain="layer:dukedoms"
          transform={`translate(${inside(drawing, dukedom, view.players.length).join(' ')})`}
        >
          <g className="hg-dukedom" data-dukedom={number}>
            <text className="hg-dukedom-name">{dukedom.name}</text>
            <Counts counts={view.players.map((_, seat) => stationsIn(view, dukedom.villages, seat))} />
          </g>
        </g>
      ))}
    </g>
  );
});

const COUNT_WIDTH = 62;

/** Half the width of a letter of a dukedom's name. */
const HALF_LETTER = 18;

/** Upright maps are shown on screens that leave so much sea beside them. */
const BESIDE = 32;

/** Where a dukedom's name and counts lie wholly within the map, and on an upright one in the sea beside it. */
function inside(
  { frame: { x, y, width, height } }: MapDrawing,
  { name, label }: MapDrawing['dukedoms'][number],
  players: number,
): Point {
  const half = Math.max(name.length * HALF_LETTER, (players * COUNT_WIDTH) / 2 + 6) + 8;
  const within = (at: number, least: number, most: number): number => Math.min(Math.max(at, least), most);
  const beside = height > width ? BESIDE : 0;
  const [left, right] = [x + half - beside, x + width - half + beside];
  const across = beside > 0 ? (label[0] < x + width / 2 ? left : right) : within(label[0], left, right);
  return [across, within(label[1], y + 48, y + height - 60)];
}

/** The Principal Route. */
export const RouteOverlay = memo(function RouteOverlay({ drawing }: OverlayProps) {
  const course = pathData(courseOf(drawing.board.principalRoute, drawing));
  return <path className="hg-overlay hg-route-glow" d={course} />;
});

/** Every player's stations on the Principal Route. */
export const RouteCounts = memo(function RouteCounts({ drawing }: OverlayProps) {
  const { view } = useScene();
  const { principalRoute } = drawing.board;
  return (
    <g className="hg-overlay" aria-hidden="true">
      <g
        data-explain="layer:route"
        transform={`translate(${drawing.frame.x + drawing.frame.width / 2} ${drawing.frame.y + 70})`}
      >
        <Counts counts={view.players.map((_, seat) => stationsIn(view, principalRoute, seat))} />
      </g>
    </g>
  );
});

function Counts({ counts }: { readonly counts: readonly number[] }) {
  const { wood } = useScene();
  return (
    <g className="hg-counts">
      <rect
        x={(-counts.length * COUNT_WIDTH) / 2 - 6}
        y={12}
        width={counts.length * COUNT_WIDTH + 12}
        height={40}
        rx={20}
      />
      {counts.map((count, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the seat.
        <g key={seat} transform={`translate(${(seat - (counts.length - 1) / 2) * COUNT_WIDTH} 32)`}>
          <Mark wood={wood(seat)} x={-13} size={11} />
          <text x={4} y={9}>
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A player's colour and shape inside a drawing. */
export function Mark({ wood, x, size }: { readonly wood: Wood; readonly x: number; readonly size: number }) {
  const colours = woodColours(wood.colour);
  return (
    <g transform={`translate(${x} 0)`}>
      <circle r={size + 3} fill={colours.face} stroke={colours.side} strokeWidth={2} />
      {wood.shape && (
        <path d={shapePath(wood.shape)} transform={`scale(${size * 0.62})`} fill={colours.ink} />
      )}
    </g>
  );
}
