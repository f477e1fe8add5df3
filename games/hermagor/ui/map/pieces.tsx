import type { Point, Seat } from '@kontor/core';
import { between, distance } from '@kontor/core';
import { GLIDE, WoodPiece } from '@kontor/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Colour, HermagorView } from '../../rules/index.ts';
import type { LastMove } from '../model/last-moves.ts';
import type { Journey } from '../model/motion.ts';
import { useScene, type Wood } from '../scene.ts';
import type { MapDrawing } from './drawing.ts';
import { HOUSE, spotsFor } from './houses.ts';
import { roadKey } from './land.ts';

const MERCHANT = 46;

interface HousesProps {
  readonly drawing: MapDrawing;
  readonly moves: readonly LastMove[];
}

export const Houses = memo(function Houses({ drawing, moves }: HousesProps) {
  const { wood } = useScene();
  return useStands(drawing).map(({ village, colour, ...stand }) => (
    <House
      key={`${village} ${colour}`}
      {...stand}
      wood={wood(colour)}
      isLast={moves.some((move) => move.seat === colour && move.village === village)}
    />
  ));
});

/** Where houses are pointed at: below the villages, which take clicks before them. */
export const HouseHits = memo(function HouseHits({ drawing }: { drawing: MapDrawing }) {
  return useStands(drawing).map(({ village, colour, x, y, dx, dy }) => (
    <g key={`${village} ${colour}`} transform={`translate(${x} ${y})`}>
      <g className="hg-grows">
        <circle
          className="hg-hit"
          data-piece="station"
          data-explain={`station:${village}:${colour}`}
          cx={dx}
          cy={dy}
          r={HOUSE / 2}
        />
      </g>
    </g>
  ));
});

interface Stand {
  readonly village: string;
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  /** From the village to the house. */
  readonly dx: number;
  readonly dy: number;
}

/** Where the houses of all stations stand. */
function useStands(drawing: MapDrawing): readonly Stand[] {
  const { view, table } = useScene();
  return drawing.villages.flatMap(({ id, at: [x, y], houses }) => {
    const spots = spotsFor(houses, table.colours);
    return (view.stations[id] ?? []).map((colour) => {
      const [houseX, houseY] = spots[colourNumber(colour, table.seats)] ?? [x, y];
      return { village: id, colour, x, y, dx: houseX - x, dy: houseY - y };
    });
  });
}

interface HouseProps extends Pick<Stand, 'x' | 'y' | 'dx' | 'dy'> {
  readonly wood: Wood;
  /** The newest station of its colour. */
  readonly isLast: boolean;
}

const House = memo(function House({ wood, x, y, dx, dy, isLast }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="hg-grows hg-house">
        {isLast && <circle className="hg-last" cx={dx} cy={dy} r={HOUSE * 0.68} />}
        <WoodPiece kind="house" {...woodLook(wood)} x={dx} y={dy} size={HOUSE} />
      </g>
    </g>
  );
});

export function woodLook({ colour, shape }: Wood) {
  return shape ? { colour, shape } : { colour };
}

function colourNumber(colour: Colour, seats: number): number {
  return colour === 'shared' ? seats : colour;
}

interface MerchantsProps {
  readonly drawing: MapDrawing;
  readonly journeys: readonly Journey[];
}

export const Merchants = memo(function Merchants({ drawing, journeys }: MerchantsProps) {
  const { view, wood, pace } = useScene();
  return view.players.map((_, seat) => (
    <Merchant
      // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places.
      key={seat}
      wood={wood(seat)}
      at={merchantAt(drawing, view, seat)}
      journey={journeys.find((journey) => journey.seat === seat)}
      drawing={drawing}
      pace={pace}
      mine={view.turn === seat}
    />
  ));
});

/** Where merchants are pointed at: below the villages as well. */
export const MerchantHits = memo(function MerchantHits({ drawing }: { drawing: MapDrawing }) {
  const { view } = useScene();
  return view.players.map(({ merchant }, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places.
    <g key={seat} transform={`translate(${merchantAt(drawing, view, seat).join(' ')})`}>
      <g className="hg-grows">
        <circle
          className="hg-hit"
          data-piece="merchant"
          data-explain={`merchant:${merchant}:${seat}`}
          r={MERCHANT / 2}
        />
      </g>
    </g>
  ));
});

function merchantAt(drawing: MapDrawing, { players }: HermagorView, seat: Seat): Point {
  const merchant = players[seat]?.merchant;
  const place = drawing.places.get(merchant ?? '') ?? drawing.castle;
  const before = players.slice(0, seat).filter((other) => other.merchant === merchant);
  const [dx, dy] = place.stands[before.length] ?? [0, 0];
  const [x, y] = place.at;
  return [x + dx, y + dy];
}

interface MerchantProps {
  readonly wood: Wood;
  readonly at: Point;
  readonly journey: Journey | undefined;
  readonly drawing: MapDrawing;
  readonly pace: number;
  readonly mine: boolean;
}

/** A merchant, who travels along the roads that were paid for. */
function Merchant({ wood, at, journey, drawing, pace, mine }: MerchantProps) {
  const piece = useRef<SVGGElement>(null);
  const goal = useRef(at);
  goal.current = at;
  useLayoutEffect(() => {
    if (!journey || pace === 0) return;
    const steps = [...courseOf(journey.way, drawing), goal.current];
    const running = piece.current?.animate(
      steps.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: pace * (journey.way.length - 1), easing: GLIDE },
    );
    return () => running?.cancel();
  }, [journey, drawing, pace]);
  return (
    <g ref={piece} className="hg-merchant" style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      <g className="hg-grows">
        {mine && <circle className="hg-merchant-turn" r={27} />}
        <WoodPiece kind="merchant" {...woodLook(wood)} x={0} y={0} size={MERCHANT} />
      </g>
    </g>
  );
}

const STRIDE = 16;

/** The points of a way along the roads, at even distances for a steady animation. */
export function courseOf(way: readonly string[], drawing: MapDrawing): Point[] {
  const line = way.slice(1).flatMap((to, i) => {
    const from = way[i] ?? to;
    const road = drawing.roadByKey.get(roadKey(from, to));
    if (!road) return [];
    return road.from === from ? road.line : [...road.line].reverse();
  });
  return line.flatMap((end, i) => {
    const start = line[i - 1];
    if (!start) return [end];
    const steps = Math.max(1, Math.round(distance(start, end) / STRIDE));
    return Array.from({ length: steps }, (_, k) => between(start, end, (k + 1) / steps));
  });
}
