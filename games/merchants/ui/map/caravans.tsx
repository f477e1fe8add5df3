import type { Line, Point, Seat } from '@kontor/core';
import { GLIDE, type PlayerInfo, WoodPiece } from '@kontor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MerchantsView } from '../../rules/state/types.ts';
import { cityDrawing, type MapDrawing } from './drawing.ts';

const SIZE = 42;
/** How far apart caravans stand that share a city, by their number: many move closer together. */
const SPACING = [0, 0, 38, 35, 31, 28, 25];

/** A caravan that is on its way: along which road, and for how long. */
export interface Travel {
  readonly seat: Seat;
  readonly line: Line;
  readonly ms: number;
}

interface CaravansProps {
  readonly drawing: MapDrawing;
  readonly view: MerchantsView;
  readonly players: readonly PlayerInfo[];
  readonly travel: Travel | undefined;
  /** How far below the middle of a city they stand. */
  readonly down: number;
}

export function Caravans({ drawing, view, players, travel, down }: CaravansProps): ReactNode {
  return players.map((player) => {
    const city = view.players[player.seat]?.caravan ?? null;
    if (city === null) return null;
    const here = view.players.flatMap(({ caravan }, seat) => (caravan === city ? [seat] : []));
    const shift = (here.indexOf(player.seat) - (here.length - 1) / 2) * (SPACING[here.length] ?? 25);
    return (
      <Caravan
        key={player.seat}
        player={player}
        at={cityDrawing(drawing, city).at}
        shift={shift}
        down={down}
        travel={travel?.seat === player.seat ? travel : undefined}
      />
    );
  });
}

interface CaravanProps {
  readonly player: PlayerInfo;
  readonly at: Point;
  readonly shift: number;
  readonly down: number;
  readonly travel: Travel | undefined;
}

function Caravan({ player, at: [x, y], shift, down, travel }: CaravanProps): ReactNode {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!travel || travel.ms === 0) return;
    const frames = travel.line.map(([px, py]) => ({ transform: `translate(${px}px, ${py}px)` }));
    const journey = group.current?.animate(frames, { duration: travel.ms, easing: GLIDE });
    return () => journey?.cancel();
  }, [travel]);
  return (
    <g ref={group} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g className="moe-scaled">
        <WoodPiece
          kind="caravan"
          colour={player.colour}
          shape={player.shape}
          x={shift}
          y={down}
          size={SIZE}
        />
      </g>
    </g>
  );
}
