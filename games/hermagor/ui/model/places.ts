import type { Colour, DiscRow, HermagorEvent } from '../../rules/index.ts';
import { roadKey } from '../map/land.ts';

/*
 * The names of what can be lit on the boards. Villages and spaces of the market have their own ids; everything else has
 * a kind before its name.
 */

export const placeOf = {
  line: (line: string) => `line:${line}`,
  row: (row: DiscRow) => `row:${row}`,
  region: (region: string) => `region:${region}`,
  seat: (colour: Colour) => `seat:${colour}`,
  /** By the key of a road: see `roadKey`. */
  road: (key: string) => `road:${key}`,
};

/** The roads of a way. */
function roadsOf(way: readonly string[]): string[] {
  return way.slice(1).map((to, i) => placeOf.road(roadKey(way[i] ?? to, to)));
}

/** What an event is about. */
export function placesOf(event: HermagorEvent): string[] {
  switch (event.type) {
    case 'placed':
      return [event.space];
    case 'won':
      return [event.booth, placeOf.seat(event.colour)];
    case 'stayed':
      return [event.booth];
    case 'filled':
      return Object.keys(event.booths);
    case 'buzz':
      return [placeOf.line(event.line)];
    case 'raised':
      return [placeOf.row(event.product)];
    case 'travelled':
      return [...roadsOf(event.way), event.way.at(-1) ?? ''];
    case 'sold':
      return [event.village, placeOf.row(event.product)];
    case 'shared-in':
    case 'station':
      return [event.village];
    case 'completed':
    case 'declined':
    case 'lost':
      return [placeOf.region(event.region)];
    case 'built':
      return [placeOf.region(event.region), placeOf.row(event.row)];
    case 'started':
      return [placeOf.seat(event.start)];
    case 'began':
      return [placeOf.seat(event.start)];
    default:
      return 'seat' in event ? [placeOf.seat(event.seat)] : [];
  }
}
