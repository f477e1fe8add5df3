import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TileFace } from './market/tile.tsx';
import type { Flight } from './model/motion.ts';
import { useScene } from './scene.ts';

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly flights: readonly Flight[];
}

const TILE = 74;

/** Tiles that fly from their booths to whoever won them. */
export function Flights({ root, flights }: FlightsProps) {
  return (
    <div className="hg-flights" aria-hidden="true">
      {flights.map((flight, i) => (
        <FlyingTile key={`${flight.row} ${flight.booth}`} root={root} flight={flight} order={i} />
      ))}
    </div>
  );
}

interface FlyingTileProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly flight: Flight;
  readonly order: number;
}

function FlyingTile({ root, flight, order }: FlyingTileProps) {
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
      { duration: pace * 2, delay: (order * pace) / 2, easing: 'ease-in-out', fill: 'backwards' },
    );
    return () => running?.cancel();
  }, [root, flight, order, pace]);
  return (
    <div ref={tile} className="hg-flying">
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <rect className="hg-tile" x={4} y={4} width={84} height={84} rx={6} />
        <TileFace tile={flight.tile} size={84} />
      </svg>
    </div>
  );
}

/** The flights that are still in the air. */
export function useFlights(fresh: readonly Flight[], pace: number): readonly Flight[] {
  const [landed, setLanded] = useState<readonly Flight[]>();
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(() => setLanded(fresh), pace * (2 + fresh.length / 2));
    return () => clearTimeout(timer);
  }, [fresh, pace]);
  return pace === 0 || landed === fresh ? NONE : fresh;
}

const NONE: readonly Flight[] = [];
