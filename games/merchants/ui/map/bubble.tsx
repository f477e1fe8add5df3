import type { ReactNode } from 'react';
import type { CityNumber } from '../../rules/state/types.ts';
import { cityDrawing, type MapDrawing } from './drawing.ts';
import './bubble.css';

interface BubbleProps {
  readonly drawing: MapDrawing;
  readonly enlarged: number;
  readonly city: CityNumber;
  readonly text: string;
}

const BUBBLE_LETTER = 11;
const BUBBLE_HEIGHT = 38;

/** What happens in a city, shown above it and within the map. */
export function Bubble({ drawing, enlarged, city, text }: BubbleProps): ReactNode {
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
