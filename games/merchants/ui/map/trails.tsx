import { type Line, type Point, pointAlong } from '@kontor/core';
import { pathData } from '@kontor/drawing';
import { type PlayerInfo, woodColours } from '@kontor/ui';
import { memo, type ReactNode } from 'react';
import type { Trail } from '../model/trails.ts';
import type { MapDrawing } from './drawing.ts';
import './trails.css';

interface TrailsProps {
  readonly drawing: MapDrawing;
  readonly trails: readonly Trail[];
  readonly players: readonly PlayerInfo[];
  /** A plan is being laid: it comes first. */
  readonly faint: boolean;
}

/** How far from the middle of a road the first way is drawn, and how far apart those of several caravans are. */
const BESIDE = 9;
const APART = 7;

/** On both sides in turn, so that the road itself can still be read. */
function offset(index: number): number {
  const far = BESIDE + Math.floor(index / 2) * APART;
  return index % 2 === 0 ? far : -far;
}

/** The way that every caravan went last, side by side where they share a road. */
export const Trails = memo(function Trails({ drawing, trails, players, faint }: TrailsProps): ReactNode {
  return (
    <g className="moe-trails" data-faint={faint} aria-hidden="true">
      {drawing.roads.flatMap((road) => {
        const [a, b] = road.ends;
        const users = trails.flatMap(({ seat, legs }) => {
          const last = legs.findLast(({ from, to }) => (from === a && to === b) || (from === b && to === a));
          return last ? [{ seat, forwards: last.from === a }] : [];
        });
        return users.map(({ seat, forwards }, i) => {
          const player = players[seat];
          if (!player) return null;
          const line = beside(road.line, offset(i));
          const tip = pointAlong(line, forwards ? 0.62 : 0.38);
          const angle = (tip.angle * 180) / Math.PI + (forwards ? 0 : 180);
          const path = pathData(line);
          return (
            <g
              key={`${a}-${b}-${seat}`}
              style={{ color: woodColours(player.colour).face }}
              data-seat={seat}
              data-explain={`trail-${seat}-${forwards ? a : b}-${forwards ? b : a}`}
            >
              <path className="moe-trail-casing" d={path} />
              <path className="moe-trail" d={path} />
              <g transform={`translate(${tip.at.join(' ')}) rotate(${angle})`}>
                <path className="moe-scaled moe-trail-tip" d="M-7-8L9 0L-7 8L-3 0Z" />
              </g>
            </g>
          );
        });
      })}
    </g>
  );
});

/** A line moved to its side. */
function beside(line: Line, far: number): Line {
  return line.map(([x, y], i): Point => {
    const before = line[i - 1] ?? [x, y];
    const after = line[i + 1] ?? [x, y];
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    return [x - Math.sin(angle) * far, y + Math.cos(angle) * far];
  });
}
