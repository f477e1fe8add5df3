import type { ReactNode } from 'react';
import type { CityNumber } from '../../rules/state/types.ts';
import { cityDrawing, type MapDrawing } from './drawing.ts';
import type { MapLayout } from './layout.ts';
import './bubble.css';

interface BubbleProps {
  readonly drawing: MapDrawing;
  readonly layout: MapLayout;
  readonly city: CityNumber;
  readonly text: string;
}

/** Width of a letter, height of the whole, and where its line stands; larger on a small map, to be read. */
const BUBBLE = { letter: 11, height: 38, foot: 26, above: -98 } as const;
const SMALL_BUBBLE = { letter: 14, height: 46, foot: 33, above: -106 } as const;

/** What happens in a city, shown above it and within the map. */
export function Bubble({ drawing, layout: { enlarged, small }, city, text }: BubbleProps): ReactNode {
  const { frame } = drawing;
  const [x, y] = cityDrawing(drawing, city).at;
  const { letter, height, foot, above } = small ? SMALL_BUBBLE : BUBBLE;
  const width = text.length * letter + 32;
  const leftmost = (frame.x - x) / enlarged + width / 2;
  const rightmost = (frame.x + frame.width - x) / enlarged - width / 2;
  const middle = Math.max(leftmost, Math.min(rightmost, 0));
  const top = y + above * enlarged < frame.y ? 40 : above;
  return (
    <g className="moe-bubble" transform={`translate(${x} ${y})`} aria-hidden="true">
      <g className="moe-scaled">
        <rect
          className="moe-bubble-box"
          x={middle - width / 2}
          y={top}
          width={width}
          height={height}
          rx={height / 2}
        />
        <text x={middle} y={top + foot}>
          {text}
        </text>
      </g>
    </g>
  );
}
