import type { Seat } from '@kontor/core';
import type { RegionNumeral } from '../rules/files/board.ts';
import type { CityNumber } from '../rules/state/types.ts';

/* Names of what is on the table: `data-place` of its elements, `LogLine.places`, `TableProps.highlighted`. */

export function cityPlace(city: CityNumber): string {
  return `city-${city}`;
}

/** A road has one name from both its ends. */
export function roadPlace(from: CityNumber, to: CityNumber): string {
  return `road-${Math.min(from, to)}-${Math.max(from, to)}`;
}

export function regionPlace(region: RegionNumeral): string {
  return `region-${region}`;
}

export function playerPlace(seat: Seat): string {
  return `player-${seat}`;
}
