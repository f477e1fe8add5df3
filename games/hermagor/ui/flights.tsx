import { GLIDE } from '@kontor/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { TileFace } from './market/tile.tsx';
import type { Flight } from './model/settlement.ts';
import { useScene } from './scene.ts';

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly flight: Flight | undefined;
}

const TILE = 74;

/** The tile that flies from its booth to whoever won it. */
export function Flights({ root, flight }: FlightsProps) {
  return (
    <div className="hg-flights" aria-hidden="true">
      {flight && <FlyingTile key={`${flight.row} ${flight.booth}`} root={root} flight={flight} />}
    </div>
  );
}

interface FlyingTileProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly flight: Flight;
}

function FlyingTile({ root, flight }: FlyingTileProps) {
  const { pace } = useScene();
  const tile = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = root.current;
    const origin = table?.getBoundingClientRect();
    const from = table?.querySelector(`[data-space="${flight.booth}"]`)?.getBoundingClientRect();
    const to = table?.querySelector(`[data-seat="${flight.seat}"]`)?.getBoundingClientRect();
    if (!origin || !from) return;
    const goal = to ?? { left: origin.left + origin.width / 2, top: origin.bottom, height: 0 };
    const place = (x: number, y: number, scale: number) =>
      `translate(${x - origin.left}px, ${y - origin.top}px) scale(${scale})`;
    const running = tile.current?.animate(
      [
        { transform: place(from.left, from.top, from.width / TILE), opacity: 1 },
        { transform: place(goal.left, goal.top + goal.height / 2 - TILE / 2, 0.4), opacity: 0.9 },
      ],
      { duration: pace * 2, delay: pace * 2, easing: GLIDE, fill: 'none' },
    );
    return () => running?.cancel();
  }, [root, flight, pace]);
  return (
    <div ref={tile} className="hg-flying">
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <rect className="hg-tile" x={4} y={4} width={84} height={84} rx={6} />
        <TileFace tile={flight.tile} size={84} />
      </svg>
    </div>
  );
}
