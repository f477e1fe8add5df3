import { type HermagorTable, LINE_NAMES, SPACE_NAMES } from '../rules/index.ts';
import { DISC_ROWS } from '../rules/state/names.ts';
import { placeOf } from '../ui/model/places.ts';

/** What the boards can light, by its name. */
export function litPlaces(table: HermagorTable): Set<string> {
  return new Set([
    ...SPACE_NAMES,
    ...LINE_NAMES.map(placeOf.line),
    ...DISC_ROWS.map(placeOf.row),
    ...table.placeNumber.keys(),
    ...[...table.regionNumber.keys()].map(placeOf.region),
    ...Array.from({ length: table.seats }, (_, seat) => placeOf.seat(seat)),
  ]);
}
