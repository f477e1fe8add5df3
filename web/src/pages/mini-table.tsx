import { PLAYER_COLOURS, type PlayerInfo, shapePath, woodColours } from '@kontor/ui';
import type { ReactNode } from 'react';
import './mini-table.css';

/** A seat of the drawing; a free one is an outline. */
type MiniSeat = Pick<PlayerInfo, 'colour' | 'shape'> & { readonly free?: boolean };

/** An empty table. */
export const NOBODY: readonly MiniSeat[] = PLAYER_COLOURS.slice(0, 4).map((colour) => ({
  colour,
  shape: 'circle',
  free: true,
}));

/** A table from above with its players around it; their names stand beside it, so it is not read aloud. */
export function MiniTable({ seats }: { readonly seats: readonly MiniSeat[] }): ReactNode {
  return (
    <svg className="w-mini-table" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className="w-mini-table-wood" r={29} />
      <path className="w-mini-table-board" d="M-17-11L-6-13L6-11L17-13V11L6 13L-6 11L-17 13Z" />
      <path className="w-mini-table-road" d="M-12 5L-4-4L4 3L12-6" />
      {seats.map((seat, i) => {
        const angle = Math.PI / 2 + (i * 2 * Math.PI) / seats.length;
        const wood = woodColours(seat.colour);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={i}
            transform={`translate(${(Math.cos(angle) * 37).toFixed(1)} ${(Math.sin(angle) * 37).toFixed(1)})`}
          >
            {seat.free ? (
              <circle className="w-mini-table-free" r={9.5} />
            ) : (
              <>
                <circle r={10.5} cy={1.4} fill={wood.side} />
                <circle r={10.5} fill={wood.face} stroke="var(--k-piece-edge)" />
                <path d={shapePath(seat.shape)} transform="scale(6.2)" fill={wood.ink} />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
