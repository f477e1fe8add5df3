import { distance, insidePolygon, type Point } from '@kontor/core';
import { CompassRose } from '@kontor/ui';
import { type ReactNode, useMemo } from 'react';
import type { MapDrawing } from './drawing.ts';
import './ornaments.css';

/* What enlivens the sea: drawn in lines like the land, and only where there is nothing else. */

/** A ship with the slanting sails of these waters. */
function Dhow(): ReactNode {
  return (
    <>
      <path className="moe-sea-line" d="M-4 12V-40M34 12V-18" />
      <path className="moe-sea-light" d="M-34 4Q-22 -30 8 -62Q26 -30 24 4Q-4 -6 -34 4Z" />
      <path className="moe-sea-light" d="M24 6Q30 -16 48 -36Q58 -16 56 4Q40 0 24 6Z" />
      <path className="moe-sea-line" d="M-38 8L12 -68M21 10L51 -42M-12 -28Q2 -34 20 -30" />
      <path className="moe-sea-dark" d="M8 -62L26 -70L20 -63L27 -57Z" />
      <path className="moe-sea-light" d="M-58 6Q-44 16 -34 12H44Q58 10 66 -2Q66 20 44 30H-32Q-50 26 -58 6Z" />
      <path className="moe-sea-line" d="M-48 18Q-40 22 -30 20H58" />
      <path
        className="moe-sea-wave"
        d="M-70 38Q-62 30 -54 38T-38 38T-22 38T-6 38T10 38T26 38T42 38T58 38T74 38M-36 48Q-28 41 -20 48T-4 48T12 48T28 48"
      />
    </>
  );
}

function Whale(): ReactNode {
  return (
    <>
      <path className="moe-sea-line" d="M-30-24Q-30-42-44-46M-30-24Q-30-46-14-46M-30-26V-50" />
      <path
        className="moe-sea-light"
        d="M-62 16C-66-10-44-24-16-22C16-20 30 2 46 4C56 4 58-8 54-20C50-26 44-30 38-30C46-36 58-34 62-26C66-36 78-40 88-36C80-32 76-26 74-20C72 8 60 26 34 28H-50C-58 28-62 22-62 16Z"
      />
      <path className="moe-sea-line" d="M-62 10Q-46 16-32 8M-20 28Q-8 18-2 24M-46 28Q-48 22-40 18" />
      <circle className="moe-sea-dark" cx={-34} cy={-2} r={2.6} />
      <path
        className="moe-sea-wave"
        d="M-80 32Q-72 24-64 32T-48 32T-32 32T-16 32T0 32T16 32T32 32T48 32T64 32T80 32M-44 42Q-36 35-28 42T-12 42T4 42T20 42"
      />
    </>
  );
}

/** By how much room there is: the largest first. */
const ORNAMENTS = [Dhow, CompassRose, Whale, Dhow];
/** What they take round their middle, as they are drawn. */
const REACH = 84;
const LARGEST = 1.15;

/** A place in the sea, and how far it is from land and from the edge. */
interface OpenSea {
  readonly at: Point;
  readonly room: number;
}

/** The least room, how far places are apart, and the grid in which they are looked for. */
const SEA_ROOM = 66;
const SEA_APART = 170;
const SEA_STEP = 20;

/** Where there is nothing else, the widest first. */
function openSea({ board, frame }: MapDrawing): OpenSea[] {
  const { x: left, y: top, width, height } = frame;
  const [right, bottom] = [left + width, top + height];
  const shores = [board.coast, ...board.islands];
  // The points of a shore are near enough to each other to stand for it.
  const points = shores.flat();
  const found: OpenSea[] = [];
  for (let x = left + SEA_ROOM; x < right - SEA_ROOM; x += SEA_STEP)
    for (let y = top + SEA_ROOM; y < bottom - SEA_ROOM; y += SEA_STEP) {
      const at: Point = [x, y];
      if (points.some((point) => distance(at, point) < SEA_ROOM)) continue;
      if (shores.some((shore) => insidePolygon(at, shore))) continue;
      const shore = Math.min(...points.map((point) => distance(at, point)));
      found.push({ at, room: Math.min(x - left, y - top, right - x, bottom - y, shore) });
    }
  const chosen: OpenSea[] = [];
  for (const place of found.sort((a, b) => b.room - a.room))
    if (chosen.every(({ at }) => distance(at, place.at) > SEA_APART)) chosen.push(place);
  return chosen;
}

export function Ornaments({ drawing }: { readonly drawing: MapDrawing }): ReactNode {
  const open = useMemo(() => openSea(drawing), [drawing]);
  return open.slice(0, ORNAMENTS.length).map(({ at: [x, y], room }, i) => {
    const Ornament = ORNAMENTS[i];
    const scale = Math.min(LARGEST, room / REACH);
    return Ornament ? (
      <g key={`${x} ${y}`} className="moe-sea" transform={`translate(${x} ${y}) scale(${scale})`}>
        <Ornament />
      </g>
    ) : null;
  });
}
