import { memo } from 'react';
import { LINE_NAMES } from '../../rules/index.ts';
import { placeOf } from '../model/places.ts';
import { Castle } from './castle.tsx';
import { BOOTH, type Field, type Plan, STALL, WALL } from './plan.ts';
import { Town } from './town.tsx';
import './square.css';

/* The square before the castle: what never changes while a game is played. */

/** The square goes on where a board of another shape leaves room beside the plan. */
const BEYOND = 900;

/** The ground: flagstones, the passages paved with cobbles, and the wall of the castle. */
export const Square = memo(function Square({ plan }: { readonly plan: Plan }) {
  const { width, height, fields } = plan;
  const ground = { x: -BEYOND, y: 0, width: width + 2 * BEYOND, height: height + BEYOND };
  return (
    <g className="hg-plaza" aria-hidden="true">
      <defs>
        <pattern id="hg-flagstones" width={64} height={48} patternUnits="userSpaceOnUse">
          <path className="hg-joints" d="M0 0H64M0 24H64M16 0V24M48 24V48M0 24V48" />
        </pattern>
        <pattern id="hg-cobbles" width={23} height={20} patternUnits="userSpaceOnUse">
          <path
            className="hg-cobble"
            d="M1 4.5Q1 1 6 1T11 4.5 6 8.5 1 4.5ZM12.5 4.5Q12.5 1 17 1T22 4.5 17 8.5 12.5 4.5ZM6 14.5Q6 10.5 11 10.5T17 14.5 11 18.5 6 14.5ZM18 14.5Q18 10.5 23 10.5M18 14.5Q18 18.5 23 18.5M0 10.5Q5 10.5 5 14.5T0 18.5"
          />
        </pattern>
      </defs>
      <Castle x={width / 2} />
      <rect className="hg-flags" {...ground} />
      <rect fill="url(#hg-flagstones)" {...ground} />
      <Town left={-24} right={width + 12} top={WALL} height={height + BEYOND} far={BEYOND} />
      {LINE_NAMES.map((line) => (
        <rect key={line} className="hg-kerb" {...plan.street(line)} rx={6} />
      ))}
      {LINE_NAMES.map((line) => (
        <rect
          key={line}
          className="hg-street"
          data-place={placeOf.line(line)}
          {...inner(plan.street(line))}
          rx={4}
        />
      ))}
      {LINE_NAMES.map((line) => (
        <rect key={line} fill="url(#hg-cobbles)" {...inner(plan.street(line))} rx={4} />
      ))}
      {fields
        .filter(({ kind }) => kind === 'junction')
        .map(({ name, x, y, width: across, height: down }) => (
          <circle key={name} className="hg-rosette" cx={x + across / 2} cy={y + down / 2} r={25} />
        ))}
      <path className="hg-wall" d={wallPath(width)} />
      <path className="hg-wall-joints" d={`M${-BEYOND} ${WALL - 6}h${width + 2 * BEYOND}`} />
    </g>
  );
});

function inner({ x, y, width, height }: ReturnType<Plan['street']>) {
  return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
}

const MERLON = 15;

/** Battlements along the upper edge. */
function wallPath(width: number): string {
  const steps = Math.ceil((width + 2 * BEYOND) / (2 * MERLON));
  return `M${-BEYOND} ${WALL}V2${`h${MERLON}v7h${MERLON}v-7`.repeat(steps)}V${WALL}Z`;
}

const STRIPES = 9;
const STRIPE = (BOOTH + 4) / STRIPES;
const ROOF = -7;
const EDGE = 12;

/** Every second stripe of an awning, with its scalloped edge. */
function stripes(from: 0 | 1): string {
  return Array.from(
    { length: Math.floor((STRIPES + 1 - from) / 2) },
    (_, i) => `M${-2 + (2 * i + from) * STRIPE} ${ROOF}h${STRIPE}V${EDGE}a${STRIPE / 2} 6 0 0 1${-STRIPE} 0Z`,
  ).join('');
}

const DYED = stripes(0);
const PLAIN = stripes(1);
const DYES = 3;

/** The stall behind its tile. */
export function Stall() {
  return (
    <>
      <rect className="hg-shade" x={4} y={8} width={BOOTH} height={STALL - 4} rx={6} />
      <rect className="hg-counter" x={0} y={0} width={BOOTH} height={STALL} rx={5} />
      <path className="hg-planks" d={`M2 40H${BOOTH - 2}M2 70H${BOOTH - 2}`} />
    </>
  );
}

/** The awning over a stall, and the sign with the booth's name. */
export function Awning({ field }: { readonly field: Field }) {
  const dye = ((field.row + field.column) / 2) % DYES;
  return (
    <>
      <path className="hg-awning" d={PLAIN} />
      <path className="hg-awning" data-dye={dye} d={DYED} />
      <path className="hg-ridge" d={`M-2 ${ROOF}H${BOOTH + 2}`} />
      <rect className="hg-sign" x={BOOTH / 2 - 16} y={-3} width={32} height={19} rx={3} />
      <text className="hg-booth-name" x={BOOTH / 2} y={12.5}>
        {field.name.slice(1)}
      </text>
    </>
  );
}
