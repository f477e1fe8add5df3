import type { ReactNode } from 'react';
import { cityPlace, regionPlace, roadPlace } from '../places.ts';
import type { MapDrawing } from './drawing.ts';
import './highlights.css';

interface HighlightsProps {
  readonly drawing: MapDrawing;
  /** Names as in `data-place`. */
  readonly highlighted: readonly string[];
}

/** What a line of the story is about. */
export function Highlights({ drawing, highlighted }: HighlightsProps): ReactNode {
  const lit = new Set(highlighted);
  return (
    <g className="moe-highlights" aria-hidden="true">
      {drawing.regions
        .filter(({ numeral }) => lit.has(regionPlace(numeral)))
        .map(({ numeral, path }) => (
          <path key={numeral} className="moe-highlight-region" d={path} />
        ))}
      {drawing.roads
        .filter(({ ends }) => lit.has(roadPlace(...ends)))
        .map((road) => (
          <path key={road.path} className="moe-highlight" d={road.path} />
        ))}
      {drawing.cities
        .filter(({ number }) => lit.has(cityPlace(number)))
        .map(({ number, at }) => (
          <g key={number} transform={`translate(${at.join(' ')})`}>
            <ellipse className="moe-scaled moe-highlight" rx={52} ry={46} />
          </g>
        ))}
    </g>
  );
}
