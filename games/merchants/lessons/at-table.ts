import type { Json } from '@kontor/core';
import { fillPosition, type PositionSketch } from '../rules/position/sketch.ts';

/** A position as JSON. */
export function position(sketch: PositionSketch): Json {
  return fillPosition(sketch) as unknown as Json;
}
