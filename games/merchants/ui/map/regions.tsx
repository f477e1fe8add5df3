import type { Point } from '@kontor/core';
import type { ReactNode } from 'react';
import { upTo } from '../model/keyed.ts';
import { regionPlace } from '../places.ts';
import type { RegionDrawing } from './drawing.ts';
import { LABEL, SMALL_LABEL } from './layout.ts';
import type { MapProps } from './map.tsx';
import './regions.css';

/** A region's numeral and its face-down electors; the whole area takes electors when they are placed. */
export function RegionPlace({
  region,
  at,
  small,
  props,
}: {
  readonly region: RegionDrawing;
  readonly at: Point;
  readonly small: boolean;
  readonly props: MapProps;
}): ReactNode {
  const { numeral } = region;
  const lit = props.regions.includes(numeral);
  const lying = props.view.electors[numeral];
  const more = props.placing[numeral] ?? 0;
  const { foot, electors } = small ? SMALL_LABEL : LABEL;
  const choose = () => props.onRegion(numeral);
  return (
    <>
      {lit && (
        <path
          role="button"
          tabIndex={0}
          className="moe-region-hit"
          data-explain={regionPlace(numeral)}
          data-lit={lit}
          aria-label={props.nameRegion(numeral)}
          d={region.path}
          onClick={choose}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            choose();
          }}
        />
      )}
      <g
        className="moe-region-label"
        data-lit={lit}
        data-explain={regionPlace(numeral)}
        transform={`translate(${at.join(' ')})`}
        aria-hidden="true"
      >
        <g className="moe-scaled">
          <text className="moe-region-numeral" y={foot}>
            {numeral}
          </text>
          {lying + more > 0 && (
            <g transform={`translate(0 ${electors.y})`}>
              <Electors count={lying + more} fresh={more} small={small} />
            </g>
          )}
        </g>
      </g>
    </>
  );
}

/** Face-down electors: up to three are drawn, on a small map one, with their number. */
export function Electors({
  count,
  fresh,
  small,
}: {
  readonly count: number;
  readonly fresh: number;
  readonly small: boolean;
}): ReactNode {
  const drawn = Math.min(count, small ? 1 : 3);
  const { width, height } = (small ? SMALL_LABEL : LABEL).electors;
  return (
    <>
      <rect
        className="moe-electors"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
      />
      {upTo(drawn).map((i) => (
        <ellipse
          key={i}
          className="moe-elector"
          data-fresh={i >= drawn - fresh}
          cx={13 - width / 2 + i * 7}
          rx={8}
          ry={11}
        />
      ))}
      <text className="moe-elector-count" x={width / 2 - (small ? 18 : 16)} y={9}>
        {count}
      </text>
    </>
  );
}
