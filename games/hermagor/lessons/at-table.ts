import type { Json } from '@kontor/core';
import { fillPosition, type PositionSketch } from '../rules/position/sketch.ts';

/** A position on the first board, as JSON. Market, turn and prices are as the sketch says. */
export function position(seats: number, sketch: PositionSketch): Json {
  const base = { seats, castle: 'hermagor', actionTile: 4 };
  return fillPosition(base, sketch) as unknown as Json;
}
