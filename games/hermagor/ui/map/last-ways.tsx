import { pathData } from '@kontor/drawing';
import { memo } from 'react';
import type { LastMove } from '../model/last-moves.ts';
import { useScene } from '../scene.ts';
import type { MapDrawing } from './drawing.ts';
import { courseOf } from './pieces.tsx';

interface LastWaysProps {
  readonly drawing: MapDrawing;
  readonly moves: readonly LastMove[];
}

/** How far ways of several players on one road lie apart. */
const APART = 9;

/** The way of every merchant's last journey. */
export const LastWays = memo(function LastWays({ drawing, moves }: LastWaysProps) {
  const { wood } = useScene();
  const travelled = moves.filter(({ way }) => way !== undefined && way.length > 1);
  return (
    <g className="hg-last-ways" aria-hidden="true">
      {travelled.map(({ seat, way = [] }, i) => {
        const course = pathData(courseOf(way, drawing));
        const aside = (i - (travelled.length - 1) / 2) * APART;
        return (
          <g
            key={seat}
            data-last-way={seat}
            data-explain={`way:${seat}`}
            transform={`translate(${aside} ${aside})`}
          >
            <path className="hg-last-way-edge" d={course} />
            <path className="hg-last-way-ground" d={course} />
            <path className="hg-last-way" d={course} style={{ stroke: `var(--k-${wood(seat).colour})` }} />
          </g>
        );
      })}
    </g>
  );
});
