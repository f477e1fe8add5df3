import type { AnyGame, Table } from '@kontor/core';
import { describeLessons } from '@kontor/core/testkit';
import { course } from '../lessons/index.ts';
import { type HermagorTable, hermagor, LINE_NAMES, SPACE_NAMES } from '../rules/index.ts';
import { DISC_ROWS } from '../rules/state/names.ts';
import { placeOf } from '../ui/model/places.ts';

/** What the boards can light, by its name. */
function placesAt(table: HermagorTable): Set<string> {
  return new Set([
    ...SPACE_NAMES,
    ...LINE_NAMES.map(placeOf.line),
    ...DISC_ROWS.map(placeOf.row),
    ...table.placeNumber.keys(),
    ...[...table.regionNumber.keys()].map(placeOf.region),
    ...Array.from({ length: table.seats }, (_, seat) => placeOf.seat(seat)),
  ]);
}

describeLessons({
  game: hermagor as unknown as AnyGame,
  course,
  knows: (table: Table, place) => placesAt(table as HermagorTable).has(place),
});
