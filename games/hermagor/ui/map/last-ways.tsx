import { pathData } from '@kontor/core';
import { memo } from 'react';
import type { LastMove } from '../model/last-moves.ts';
import { useScene } from '../scene.ts';
import type { MapDrawing } from './drawing.ts';
import { courseOf } from './pieces.tsx';

interface LastWaysProps {
  readonly drawing: MapDrawing;
  readonly moves: readonly LastMove[];
}

const DASH = 26;

/** The way of every merchant's last journey; dashes of several players on one road take turns. */
export const LastWays = memo(function LastWays({ drawing, moves }: LastWaysProps) {
  const { wood } = useScene();
  const travelled = moves.filter(({ way }) => way !== undefined && way.length > 1);
  return (
    <g className="hg-last-ways" aria-hidden="true">
      {travelled.map(({ seat, way = [] }, i) => (
        <path
          key={seat}
          className="hg-last-way"
          d={pathData(courseOf(way, drawing))}
          data-last-way={seat}
          style={{
            stroke: `var(--k-${wood(seat).colour})`,
            strokeDasharray: `${DASH} ${DASH * Math.max(1, travelled.length - 1)}`,
            strokeDashoffset: -i * DASH,
          }}
        />
      ))}
    </g>
  );
});
