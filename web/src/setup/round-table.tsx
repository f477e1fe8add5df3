import type { PlayerInfo } from '@kontor/ui';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import './round-table.css';

/** Where a seat stands: on which side of the table, as an area of the grid. */
type Place = 'b' | 'bl' | 'l' | 'tl' | 't' | 'tr' | 'r' | 'br';

/** Clockwise from the nearest seat, by number of seats. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['b', 't'],
  3: ['b', 'tl', 'tr'],
  4: ['b', 'l', 't', 'r'],
  5: ['b', 'l', 'tl', 'tr', 'r'],
  6: ['b', 'bl', 'tl', 't', 'tr', 'br'],
};

interface RoundTableProps {
  readonly label: string;
  readonly seats: readonly (Pick<PlayerInfo, 'colour'> & {
    readonly mine?: boolean;
    readonly free?: boolean;
  })[];
  /** What lies on the table: the drawing of the game. */
  readonly Art: ComponentType | undefined;
  /** What stands on a seat. */
  readonly children: (seat: number) => ReactNode;
}

/** Seats in a circle round a table, in the order of play; below each other where the screen is narrow. */
export function RoundTable({ label, seats, Art, children }: RoundTableProps): ReactNode {
  const places = PLACES[seats.length] ?? [];
  return (
    <div className="w-round-room">
      <div className="w-round" data-seats={seats.length}>
        <div className="w-round-top" aria-hidden="true">
          <div className="w-round-board">{Art && <Art />}</div>
        </div>
        <ol className="w-round-seats" aria-label={label}>
          {seats.map(({ colour, mine = false, free = false }, seat) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
              key={seat}
              className="w-seat"
              data-place={places[seat]}
              data-mine={mine}
              data-free={free}
              style={{ '--seat-colour': `var(--k-${colour})` } as CSSProperties}
            >
              {children(seat)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
