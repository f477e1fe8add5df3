import type { ReactNode } from 'react';
import type { PlayerColour, PlayerShape } from '../table/contract.ts';
import { shapePath, woodColours } from './player-mark.tsx';

export type WoodKind = 'house' | 'disc' | 'buyer' | 'merchant' | 'caravan' | 'temple';

/** Face and side of each piece, in a box from -10 to 10, standing on y = 8. */
const PIECES: Readonly<
  Record<WoodKind, { side: string; face: string; mark: { x: number; y: number; size: number } }>
> = {
  house: {
    side: 'M-8 8V-1L2-9L10-2V6L6 8Z',
    face: 'M-8 8V-1L-1-8.5L6-1V8Z',
    mark: { x: -1, y: 2.6, size: 4.7 },
  },
  disc: {
    side: 'M-8.5 0V3.2A8.5 6.6 0 0 0 8.5 3.2V0Z',
    face: 'M0-6.8A8.5 6.8 0 1 1 0 6.8A8.5 6.8 0 1 1 0-6.8Z',
    mark: { x: 0, y: 0, size: 4 },
  },
  buyer: {
    side: 'M1.6-9.4A3.4 3.4 0 0 1 4.4-3.6L9.8-.6 9.4 2 6.2 3 8.2 8.4H1Z',
    face: 'M0-9.8A3.4 3.4 0 0 1 2.4-4L7.8-1.6Q9.4-.6 8 1.2L4.8 2.4 6.8 8.6H1.2L0 6.6-1.2 8.6H-6.8L-4.8 2.4-8 1.2Q-9.4-.6-7.8-1.6L-2.4-4A3.4 3.4 0 0 1 0-9.8Z',
    mark: { x: 0, y: 1.1, size: 3.5 },
  },
  merchant: {
    side: 'M1-9.5A3.6 3.6 0 0 1 4-3.6Q8.5 0 9 8L5 8.8L-3-2Z',
    face: 'M-.5-9.5A3.6 3.6 0 0 1 2.2-3.4Q6.5 0 6.8 8.5H-7.8Q-7.5 0-3.2-3.4A3.6 3.6 0 0 1-.5-9.5Z',
    mark: { x: -1, y: 3.6, size: 3.2 },
  },
  caravan: {
    side: 'M-8 5V-2Q-6-8.5 1-8.5Q8-8.5 10-2V4L8 6Z',
    face: 'M-9 5.6V-1.6Q-7.6-7.6-.6-7.6Q6.6-7.6 8-1.6V5.6ZM-6.6 6A2.2 2.2 0 1 0-2.2 6ZM1.4 6A2.2 2.2 0 1 0 5.8 6Z',
    mark: { x: 0, y: -0.6, size: 3.6 },
  },
  temple: {
    side: 'M-8 8V0L2-8L10-1V6L6 8Z',
    face: 'M-8 8V3H-6V-1L-1-8L4-1V3H6V8Z',
    mark: { x: -1, y: 3, size: 3 },
  },
};

interface WoodPieceProps {
  readonly kind: WoodKind;
  readonly colour: PlayerColour | 'neutral';
  /** Left out for pieces that belong to nobody. */
  readonly shape?: PlayerShape;
  readonly x: number;
  readonly y: number;
  /** Width in user units. */
  readonly size: number;
}

/** A wooden piece for use inside an `<svg>`: shadow, shaded side, face, and the owner's shape. */
export function WoodPiece({ kind, colour, shape, x, y, size }: WoodPieceProps): ReactNode {
  const wood = woodColours(colour);
  const piece = PIECES[kind];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`} aria-hidden="true">
      <ellipse cx={1.5} cy={8} rx={9.5} ry={3} fill="#000" opacity={0.28} />
      <path d={piece.side} fill={wood.side} stroke="var(--k-piece-edge)" strokeWidth={0.8} />
      <path
        d={piece.face}
        fill={wood.face}
        stroke="var(--k-piece-edge)"
        strokeWidth={0.8}
        strokeLinejoin="round"
      />
      {shape && (
        <path
          d={shapePath(shape)}
          transform={`translate(${piece.mark.x} ${piece.mark.y}) scale(${piece.mark.size})`}
          fill={wood.ink}
        />
      )}
    </g>
  );
}
