import { type Line, type Point, pathData, pointAlong } from '@kontor/core';
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

/** How far apart the ways of several caravans on one road are. */
const BESIDE = 9;

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
          const line = beside(road.line, (i - (users.length - 1) / 2) * BESIDE);
          const tip = pointAlong(line, forwards ? 0.62 : 0.38);
          const angle = (tip.angle * 180) / Math.PI + (forwards ? 0 : 180);
          const path = pathData(line);
          return (
            <g key={`${a}-${b}-${seat}`} style={{ color: woodColours(player.colour).face }} data-seat={seat}>
              <path className="moe-trail-casing" d={path} />
              <path className="moe-trail" d={path} />
              <g transform={`translate(${tip.at.join(' ')}) rotate(${angle})`}>
                <path className="moe-scaled moe-trail-tip" d="M-8-9L10 0L-8 9L-4 0Z" />
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
