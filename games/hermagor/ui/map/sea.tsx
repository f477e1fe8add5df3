import type { Point } from '@kontor/core';
import { CompassRose } from '@kontor/ui';
import type { MapDrawing } from './drawing.ts';
import './sea.css';

/* What enlivens the sea: drawn in lines like the land, and only where there is nothing else. */

interface OrnamentProps {
  readonly at: Point;
  readonly scale: number;
}

function place({ at: [x, y], scale }: OrnamentProps): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

function Compass(props: OrnamentProps) {
  return (
    <g transform={place(props)}>
      <CompassRose />
    </g>
  );
}

/** A cog under sail. */
function Ship(props: OrnamentProps) {
  return (
    <g transform={place(props)}>
      <path className="hg-sea-line" d="M0 14V-52M-34 6L0 -46L38 2M-46 10L-58 -4" />
      <path className="hg-sea-flag" d="M0 -52L22 -58L16 -53L22 -48Z" />
      <path className="hg-sea-light" d="M-26 -36Q0 -44 26 -36Q36 -16 26 2Q0 -6 -26 2Q-16 -16 -26 -36Z" />
      <path className="hg-sea-line" d="M-9 -39Q0 -18 -9 -2M10 -39Q20 -18 10 -2" />
      <path
        className="hg-sea-light"
        d="M-48 10Q-46 0 -40 4L-38 12H36L40 0Q48 -4 50 6Q46 30 30 34H-30Q-44 30 -48 10Z"
      />
      <path className="hg-sea-line" d="M-44 20H45M-38 28H37" />
      <path
        className="hg-sea-wave"
        d="M-66 40Q-58 32 -50 40T-34 40T-18 40T-2 40T14 40T30 40T46 40T62 40M-40 50Q-32 43 -24 50T-8 50T8 50T24 50"
      />
    </g>
  );
}

const SERPENT =
  'M-50 24C-44 2 -62 -8 -52 -26M-22 24C-20 -12 14 -12 16 24M30 24C32 0 56 0 58 24M74 24C76 10 84 4 92 -4';

/** A sea serpent with its head above the water. */
function Serpent(props: OrnamentProps) {
  return (
    <g transform={place(props)}>
      <path className="hg-sea-dark" d="M90 2L84 -14L95 -8L106 -16L98 6Z" />
      <path className="hg-sea-body" d={SERPENT} />
      <path className="hg-sea-skin" d={SERPENT} />
      <path
        className="hg-sea-light"
        d="M-45 -24C-42 -38 -54 -44 -64 -40C-72 -37 -80 -35 -86 -36C-84 -30 -78 -28 -72 -27L-82 -22C-74 -17 -62 -19 -58 -22C-54 -18 -47 -18 -45 -24Z"
      />
      <path
        className="hg-sea-dark"
        d="M-60 -34a2 2 0 1 1 4 0a2 2 0 1 1 -4 0M-52 -41L-46 -52L-44 -38L-36 -42L-43 -28Z"
      />
      <path
        className="hg-sea-wave"
        d="M-76 26Q-68 18 -60 26T-44 26T-28 26T-12 26T4 26T20 26T36 26T52 26T68 26T84 26T100 26M-30 36Q-22 29 -14 36T2 36T18 36"
      />
    </g>
  );
}

/** In the corners of the map; where the map is narrow, larger and above and below it. */
export function Sea({ drawing }: { readonly drawing: MapDrawing }) {
  const { frame } = drawing;
  const { topLeft, bottomLeft, bottomRight } = drawing.openSea;
  const across = (share: number) => frame.x + share * frame.width;
  const below = frame.y + frame.height;
  return (
    <>
      <g className="hg-sea-corners">
        {topLeft && <Ship at={topLeft} scale={1} />}
        {bottomLeft && <Serpent at={bottomLeft} scale={0.9} />}
        {bottomRight && <Compass at={bottomRight} scale={1} />}
      </g>
      <g className="hg-sea-beyond">
        <Ship at={[across(0.2), frame.y - 30]} scale={1.4} />
        <Compass at={[across(0.14), below + 45]} scale={1.3} />
        <Serpent at={[across(0.45), below + 40]} scale={1.3} />
      </g>
    </>
  );
}
