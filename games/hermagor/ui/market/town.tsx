import './town.css';

/* The houses beside the square, as one sheet that is repeated wherever a board of another shape leaves room. */

const SHEET = { width: 330, height: 400 } as const;

/** Houses, seen from the square; walls stand on y 0. */
const GABLE = {
  wall: 'M-50 0V-66H50V0Z',
  roof: 'M-60 -62L0 -114L60 -62Z',
  beams: 'M-50 -33H50M-24 -66V0M24 -66V0M-50 0L-24 -33M50 0L24 -33M-24 -66L0 -92L24 -66',
  holes: 'M-8 0V-22a8 8 0 0 1 16 0V0ZM-43 -57h12v14h-12ZM31 -57h12v14h-12ZM-6 -60h12v14h-12Z',
} as const;
const LONG = {
  wall: 'M-64 0V-54H64V0ZM30 -90V-118H44V-90Z',
  roof: 'M-74 -50L-52 -98H52L74 -50Z',
  beams: 'M-64 -27H64M-32 -54V0M0 -54V0M32 -54V0M-66 -66H66M-59 -82H59',
  holes: 'M-24 0V-19a8 8 0 0 1 16 0V0ZM8 -22h14v14h-14ZM42 -22h14v14h-14ZM-54 -22h14v14h-14Z',
} as const;
const TALL = {
  wall: 'M-38 0V-98H38V0Z',
  roof: 'M-46 -94L0 -150L46 -94Z',
  beams: 'M-38 -33H38M-38 -66H38M0 -98V-33M-38 -33L0 -66L38 -33M-20 -98L0 -124L20 -98',
  holes:
    'M-8 0V-20a8 8 0 0 1 16 0V0ZM-28 -58h12v14h-12ZM16 -58h12v14h-12ZM-28 -90h12v14h-12ZM16 -90h12v14h-12Z',
} as const;

interface BuildingProps {
  readonly kind: typeof GABLE | typeof LONG | typeof TALL;
  readonly x: number;
  readonly y: number;
}

function Building({ kind, x, y }: BuildingProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="hg-town-wall" d={kind.wall} />
      <path className="hg-town-roof" d={kind.roof} />
      <path className="hg-town-beams" d={kind.beams} />
      <path className="hg-town-holes" d={kind.holes} />
    </g>
  );
}

function Tree({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="hg-town-wall" d="M-4 0L-3 -26H3L4 0Z" />
      <path
        className="hg-town-tree"
        d="M0 -20C-14 -14 -26 -24 -22 -36C-32 -46 -22 -62 -11 -58C-6 -72 12 -72 14 -58C27 -60 32 -44 22 -36C26 -22 12 -14 0 -20Z"
      />
    </g>
  );
}

interface TownProps {
  /** The edges of the square. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  /** How far it goes on to both sides. */
  readonly far: number;
}

export function Town({ left, right, top, height, far }: TownProps) {
  const sheet = <rect width={far} height={height} fill="url(#hg-town)" />;
  return (
    <>
      <defs>
        <pattern id="hg-town" {...SHEET} patternUnits="userSpaceOnUse">
          <Building kind={LONG} x={96} y={170} />
          <Tree x={190} y={172} />
          <Building kind={GABLE} x={264} y={170} />
          <Tree x={40} y={366} />
          <Building kind={TALL} x={110} y={364} />
          <Building kind={LONG} x={238} y={364} />
        </pattern>
      </defs>
      <g transform={`translate(${left} ${top}) scale(-1 1)`}>{sheet}</g>
      <g transform={`translate(${right} ${top})`}>{sheet}</g>
    </>
  );
}
