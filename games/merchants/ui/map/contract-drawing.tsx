import type { ReactNode } from 'react';
import type { ContractId } from '../../rules/types.ts';
import { contractAsks, contractValue } from '../../rules/walk.ts';
import { keyed } from '../state/keyed.ts';
import { TokenDrawing } from './token.tsx';

const SCROLL_TOKEN = 24;

/** A contract for use inside an `<svg>`: a sealed scroll with its value and what it asks for. */
export function ContractDrawing({ contract }: { readonly contract: ContractId }): ReactNode {
  const asks = contractAsks(contract);
  const width = asks.length * SCROLL_TOKEN + 10;
  return (
    <g className="moe-scroll">
      <rect className="moe-scroll-shade" x={-width / 2 + 2} y={-17} width={width} height={40} rx={3} />
      <rect className="moe-scroll-sheet" x={-width / 2} y={-20} width={width} height={40} rx={3} />
      <rect className="moe-scroll-roll" x={-width / 2 - 3} y={-23} width={width + 6} height={6} rx={3} />
      <rect className="moe-scroll-roll" x={-width / 2 - 3} y={17} width={width + 6} height={6} rx={3} />
      {keyed(asks).map(({ key, item }, i) => (
        <TokenDrawing
          key={key}
          resource={item}
          x={(i - (asks.length - 1) / 2) * SCROLL_TOKEN}
          y={2}
          size={SCROLL_TOKEN - 3}
        />
      ))}
      <g className="moe-seal" transform={`translate(${width / 2} -20)`}>
        <circle r={13} />
        <text y={7}>{contractValue(contract)}</text>
      </g>
    </g>
  );
}
