import { pathData } from '@kontor/drawing';
import { useHighlighted } from '../highlight.ts';
import { placeOf } from '../model/places.ts';
import type { MapDrawing } from './drawing.ts';
import { MEDALLION } from './land.ts';

/** Regions, roads and villages that a line of the story is about. */
export function LitPlaces({ drawing }: { readonly drawing: MapDrawing }) {
  const lit = useHighlighted();
  if (lit.length === 0) return null;
  const isLit = ({ id }: { readonly id: string }) => lit.includes(id);
  return (
    <g className="hg-lit-places" aria-hidden="true">
      {drawing.regions
        .filter(({ id }) => lit.includes(placeOf.region(id)))
        .map(({ id, path }) => (
          <path key={id} className="hg-lit-region" d={path} />
        ))}
      {drawing.roads
        .filter(({ key }) => lit.includes(placeOf.road(key)))
        .map(({ key, line }) => (
          <path key={key} className="hg-lit-road" d={pathData(line)} />
        ))}
      {drawing.villages.filter(isLit).map(({ id, at: [x, y] }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          {/* Grows with its village, whose own ring would cover it on small screens. */}
          <circle className="hg-grows hg-lit-village" r={MEDALLION + 16} />
        </g>
      ))}
    </g>
  );
}
