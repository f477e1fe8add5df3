import type { ReactNode } from 'react';
import { type CityNumber, PICKS, type Pick } from '../../rules/state/types.ts';
import { cityDrawing, type MapDrawing } from './drawing.ts';
import './pick-marks.css';

export interface PickMarksProps {
  readonly drawing: MapDrawing;
  readonly enlarged: number;
  readonly city: CityNumber;
  readonly chosen: readonly Pick[];
  readonly namePick: (pick: Pick) => string;
  readonly onToggle: (pick: Pick) => void;
}

const SIGNS: Readonly<Record<Pick, string>> = {
  keep: 'M-13-16H9V-12H13V12H17V17H-9V13H-13ZM-8-8V-5H8V-8ZM-8-1V2H8V-1Z',
  temple: 'M-16 16V4H-11V-4L0-17L11-4V4H16V16Z',
  electors: 'M0-17A8 8 0 1 1 0-1A8 8 0 1 1 0-17ZM-16 17Q-16 2 0 2Q16 2 16 17Z',
};
const SPACING = 70;
const RADIUS = 31;
/** How far above or below the middle of the city. */
const ABOVE = -92;
const BELOW = 72;

/** The three picks as medallions over the city; the panel offers the same. */
export function PickMarks({
  drawing,
  enlarged,
  city,
  chosen,
  namePick,
  onToggle,
}: PickMarksProps): ReactNode {
  const { frame } = drawing;
  const [x, y] = cityDrawing(drawing, city).at;
  const reach = SPACING + RADIUS;
  const leftmost = (frame.x - x) / enlarged + reach;
  const rightmost = (frame.x + frame.width - x) / enlarged - reach;
  const middle = Math.max(leftmost, Math.min(rightmost, 0));
  const down = y + (ABOVE - RADIUS) * enlarged < frame.y ? BELOW : ABOVE;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="moe-scaled">
        {PICKS.map((pick, i) => (
          <g
            key={pick}
            role="checkbox"
            tabIndex={0}
            className="moe-pick-mark"
            data-explain={`pick-${pick}`}
            aria-checked={chosen.includes(pick)}
            aria-label={namePick(pick)}
            transform={`translate(${middle + (i - 1) * SPACING} ${down})`}
            onClick={() => onToggle(pick)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onToggle(pick);
            }}
          >
            <circle r={RADIUS} />
            <path d={SIGNS[pick]} />
          </g>
        ))}
      </g>
    </g>
  );
}
