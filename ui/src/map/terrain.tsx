import { distance, type Line, lineLength, type Point, pointAlong, type River, smooth } from '@kontor/core';
import { type Land, pathData } from '@kontor/drawing';
import { Fragment, memo, type ReactNode, useId, useMemo } from 'react';
import { reliefGlyphs } from './relief.ts';
import './terrain.css';

/** Distances from the shore at which the sea has a line, as on engraved maps. */
const SHORE_LINES = [46, 28, 13];
/** Points of the shore that are nearer to each other are left out of those lines. */
const SHORE_STEP = 24;

interface TerrainProps {
  readonly terrain: Land;
  /** Tints of areas: they lie on the land and under everything that is drawn with ink. */
  readonly children?: ReactNode;
}

/** Sea, shore, relief and rivers, drawn once per board. */
export const Terrain = memo(function Terrain({ terrain, children }: TerrainProps) {
  const clip = useId();
  const { width, height } = terrain.size;
  const shores = useMemo(() => [terrain.coast, ...terrain.islands], [terrain]);
  const shore = useMemo(() => shores.map((line) => pathData(smooth(line, true), true)).join(''), [shores]);
  // Broad lines along all points of the smooth shore would take the most time to paint.
  const roughShore = useMemo(() => shores.map((line) => pathData(thinned(line), true)).join(''), [shores]);
  const glyphs = useMemo(() => reliefGlyphs(terrain.relief), [terrain]);
  return (
    <g className="terrain" aria-hidden="true">
      <clipPath id={clip}>
        <path d={shore} />
      </clipPath>
      <rect className="terrain-sea" x={-width} y={-height} width={width * 3} height={height * 3} />
      {SHORE_LINES.map((far, i) => (
        <Fragment key={far}>
          <path className="terrain-shoreline" data-line={i} d={roughShore} style={{ strokeWidth: far * 2 }} />
          <path className="terrain-shallows" d={roughShore} style={{ strokeWidth: far * 2 - 2.2 }} />
        </Fragment>
      ))}
      <path className="terrain-land" d={shore} />
      <g clipPath={`url(#${clip})`}>
        <path className="terrain-strand" d={shore} />
        {children}
        {terrain.rivers.map((river) => (
          <RiverDrawing key={river.name} river={river} />
        ))}
      </g>
      <path className="terrain-coast" d={shore} />
      {glyphs.map((glyph) => (
        <g key={glyph.outline} className={`terrain-${glyph.kind}`}>
          <path className="terrain-outline" d={glyph.outline} />
          <path className="terrain-strokes" d={glyph.strokes} />
        </g>
      ))}
    </g>
  );
});

/** A line with fewer points, none nearer to its neighbour than the step. */
function thinned(line: Line): Line {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (last === undefined || distance(last, point) >= SHORE_STEP) kept.push(point);
  }
  return kept;
}

function RiverDrawing({ river }: { readonly river: River }) {
  const line = smooth(river.course);
  const path = pathData(line);
  return (
    <>
      <path className="terrain-bank" d={path} />
      <path className="terrain-water" d={path} />
      <path className="terrain-flow" d={path} />
    </>
  );
}

interface RiverNamesProps {
  readonly rivers: readonly River[];
  /** Points that the names keep clear of: places, plaques, other names. */
  readonly avoid: Line;
}

/** The names of the rivers, written along their course where there is most room. */
export const RiverNames = memo(function RiverNames({ rivers, avoid }: RiverNamesProps) {
  const id = useId();
  return (
    <g className="terrain-river-names" aria-hidden="true">
      {rivers.map((river) => {
        const line = smooth(river.course);
        const { share, room } = roomiest(line, avoid, river.name.length * LETTER);
        if (room < LEAST_ROOM) return null;
        const backwards = Math.abs(pointAlong(line, share).angle) > Math.PI / 2;
        return (
          <g key={river.name}>
            <path id={`${id}${river.name}`} d={pathData(backwards ? [...line].reverse() : line)} />
            <text dy={-11}>
              <textPath
                href={`#${id}${river.name}`}
                startOffset={`${100 * (backwards ? 1 - share : share)}%`}
              >
                {river.name}
              </textPath>
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** A name that comes nearer to something than this is left out. */
const LEAST_ROOM = 28;
/** How far above the line the middle of its letters is. */
const LETTERS_ABOVE = 17;
/** Room that a letter of a river's name takes along the river. */
const LETTER = 15;

/** The middle of the stretch of a line that is farthest from all the points, as a share of the line's length. */
export function roomiest(
  line: Line,
  avoid: Line,
  stretch = 0,
): { readonly share: number; readonly room: number } {
  const half = stretch / 2 / lineLength(line);
  let best = { share: 0.5, room: -1 };
  for (let share = Math.max(0.12, half); share < Math.min(0.9, 1 - half); share += 0.04) {
    const points = [-1, -0.5, 0, 0.5, 1].map((part) => lettersAt(line, share + part * half));
    const room = Math.min(...points.flatMap((at) => avoid.map((point) => distance(point, at))));
    if (room > best.room) best = { share, room };
  }
  return best;
}

/** Letters stand upright above their line, wherever it runs. */
function lettersAt(line: Line, share: number): Point {
  const { at, angle } = pointAlong(line, share);
  const sign = Math.abs(angle) > Math.PI / 2 ? -1 : 1;
  return [at[0] + sign * LETTERS_ABOVE * Math.sin(angle), at[1] - sign * LETTERS_ABOVE * Math.cos(angle)];
}
