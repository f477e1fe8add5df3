import type { ReactNode } from 'react';
import './compass-rose.css';

/** One half of a point of the rose, from its middle to the tip. */
const LONG_HALF = 'M0 0L9 -9L0 -60Z';
const SHORT_HALF = 'M0 0L7 -7L0 -37Z';

function points(half: string, first: number): ReactNode {
  return [0, 90, 180, 270].map((turn) => (
    <g key={turn} transform={`rotate(${first + turn})`}>
      <path className="compass-shade" d={half} />
      <path className="compass-light" d={half} transform="scale(-1 1)" />
    </g>
  ));
}

/** A compass rose round the origin, in the colours `--ornament-line` and `--ornament-light` of the map it lies on. */
export function CompassRose(): ReactNode {
  return (
    <g className="compass">
      <circle r={41} />
      <circle r={35} />
      {points(SHORT_HALF, 45)}
      {points(LONG_HALF, 0)}
    </g>
  );
}
