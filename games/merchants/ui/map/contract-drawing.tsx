import type { ReactNode } from 'react';
import type { ContractId } from '../../rules/state/types.ts';
import { contractAsks, contractValue } from '../../rules/view/walk.ts';
import { keyed } from '../model/keyed.ts';
import { TokenDrawing } from './token.tsx';

/** Value and goods lie two by two, like the goods themselves: two goods below the seal, three round it. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-13, 12],
    [13, 12],
  ],
  3: [
    [13, -12],
    [-13, 12],
    [13, 12],
  ],
};

/** A contract for use inside an `<svg>`: a sealed scroll with its value and what it asks for. */
export function ContractDrawing({
  contract,
  deliverable,
}: {
  readonly contract: ContractId;
  /** The viewer has what it asks for. */
  readonly deliverable: boolean;
}): ReactNode {
  const asks = contractAsks(contract);
  const places = PLACES[asks.length] ?? [];
  return (
    <g className="moe-scroll">
      <rect className="moe-scroll-shade" x={-26} y={-26} width={56} height={58} rx={3} />
      <rect className="moe-scroll-sheet" x={-28} y={-28} width={56} height={56} />
      <rect className="moe-scroll-roll" x={-31} y={-31} width={62} height={6} rx={3} />
      <rect className="moe-scroll-roll" x={-31} y={25} width={62} height={6} rx={3} />
      <g className="moe-seal" transform={`translate(${asks.length === 2 ? 0 : -13} -12)`}>
        <circle r={14.5} />
        <text y={9}>{contractValue(contract)}</text>
      </g>
      {deliverable && (
        <g className="moe-deliverable" transform="translate(29 -29)">
          <circle r={13} />
          <path d="M-6 0L-1.5 5L6.5-5" />
        </g>
      )}
      {keyed(asks).map(({ key, item }, i) => (
        <TokenDrawing key={key} resource={item} x={places[i]?.[0] ?? 0} y={places[i]?.[1] ?? 0} size={24} />
      ))}
    </g>
  );
}
