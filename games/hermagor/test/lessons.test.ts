import type { AnyGame, Table } from '@kontor/core';
import { describeLessons } from '@kontor/core/testkit';
import { course } from '../lessons/index.ts';
import { type HermagorTable, hermagor } from '../rules/index.ts';
import { litPlaces } from './lit-places.ts';

describeLessons({
  game: hermagor as unknown as AnyGame,
  course,
  knows: (table: Table, place) => litPlaces(table as HermagorTable).has(place),
});
