import { memo, type ReactNode } from 'react';
import { roadPlace } from '../places.ts';
import type { MapDrawing, RoadDrawing } from './drawing.ts';
import type { MapLayout } from './layout.ts';
import './roads.css';

export interface RoadsProps {
  readonly drawing: MapDrawing;
  readonly layout: MapLayout;
}

export const Roads = memo(function Roads({ drawing }: Pick<RoadsProps, 'drawing'>): ReactNode {
  return (
    <g className="moe-roads" aria-hidden="true">
      {drawing.roads.map(({ path }) => (
        <path key={path} className="moe-road-edge" d={path} />
      ))}
      {drawing.roads.map(({ path, label, ends }) => (
        <g key={path} data-place={roadPlace(...ends)}>
          <path className="moe-road-bed" d={path} />
          <path className={`moe-road-line moe-road-${label}`} d={path} />
        </g>
      ))}
    </g>
  );
});

/** Where roads answer to being pointed at: what they are drawn on lies below everything. */
export const RoadHits = memo(function RoadHits({ drawing }: Pick<RoadsProps, 'drawing'>): ReactNode {
  return (
    <g aria-hidden="true">
      {drawing.roads.map(({ path, ends }) => (
        <path key={path} className="moe-road-hit" data-explain={roadPlace(...ends)} d={path} />
      ))}
    </g>
  );
});

interface PlaquesProps extends RoadsProps {
  /** Those of roads that cannot be chosen step back. */
  readonly faded?: ReadonlySet<RoadDrawing>;
}

/** The letters of the roads, above a planned way. */
export const Plaques = memo(function Plaques({ drawing, layout, faded }: PlaquesProps): ReactNode {
  return (
    <g aria-hidden="true">
      {drawing.roads.map((road, i) => (
        <g
          key={road.path}
          data-explain={roadPlace(...road.ends)}
          transform={`translate(${layout.plaques[i]?.join(' ')})`}
        >
          <g
            className={`moe-scaled moe-plaque moe-road-${road.label}`}
            data-faded={faded?.has(road) ?? false}
          >
            <circle r={18} />
            <circle className="moe-plaque-rim" r={19.5} />
            <text y={8.5}>{road.label}</text>
          </g>
        </g>
      ))}
    </g>
  );
});
