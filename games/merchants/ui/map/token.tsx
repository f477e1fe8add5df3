import type { ReactNode } from 'react';
import type { Resource } from '../../rules/files/board.ts';
import './token.css';

/** Each resource has its own outline, so that colour is never the only cue; a box from -10 to 10. */
const SHAPES: Readonly<Record<Resource, { readonly body: string; readonly lines: string }>> = {
  coal: {
    body: 'M-8.5 2L-6-5.5L-1-8.5L4.5-7L8.5-1.5L7.5 5L2 8.5L-5 7.5Z',
    lines: 'M-6-5.5L-2-1L4.5-7M-2-1L-5 7.5M-2-1L3.5 2L7.5 5M3.5 2L2 8.5',
  },
  bronze: {
    body: 'M-9 6.5L-5.5-5.5H5.5L9 6.5Z',
    lines: 'M-5.5-5.5L-3.5-2.5H3.5L5.5-5.5M-3.5-2.5L-5.5 6.5M3.5-2.5L5.5 6.5',
  },
  silver: {
    body: 'M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z',
    lines: 'M0-5.6A5.6 5.6 0 1 1 0 5.6A5.6 5.6 0 1 1 0-5.6ZM-2-2.4V2.4M2-2.4V2.4',
  },
  gems: { body: 'M-9-2L-5-7.5H5L9-2L0 9Z', lines: 'M-9-2H9M-5-7.5L-3-2L0 9L3-2L5-7.5M-3-2L0-7.5L3-2' },
  gold: {
    body: 'M-5.2-8H5.2L6.4-1H8.4L9.8 7.5H-9.8L-8.4-1H-6.4Z',
    lines: 'M-6.4-1H6.4M0-1V7.5M-4-8L-5-1M-6-.5L-7 7.5M4.4-.5L3.4 7.5',
  },
};

/** A resource for use inside an `<svg>`. */
export function TokenDrawing({
  resource,
  x,
  y,
  size,
}: {
  readonly resource: Resource;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  const { body, lines } = SHAPES[resource];
  return (
    <g className={`moe-token moe-${resource}`} transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <path className="moe-token-shade" d={body} transform="translate(.7 1.3)" />
      <path className="moe-token-body" d={body} />
      <path className="moe-token-lines" d={lines} />
    </g>
  );
}

/** A resource in the height of the text around it; the text names it. */
export function Token({
  resource,
  dim = false,
}: {
  readonly resource: Resource;
  readonly dim?: boolean;
}): ReactNode {
  return (
    <svg
      className={dim ? 'moe-token-icon moe-token-dim' : 'moe-token-icon'}
      viewBox="-11 -11 22 22"
      data-explain={`resource-${resource}`}
      aria-hidden="true"
    >
      <TokenDrawing resource={resource} x={0} y={0} size={20} />
    </svg>
  );
}
