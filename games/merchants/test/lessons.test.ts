import type { AnyGame } from '@kontor/core';
import { describeLessons } from '@kontor/core/testkit';
import { course } from '../lessons/index.ts';
import { merchants } from '../rules/index.ts';
import { litPlaces } from './lit-places.ts';

describeLessons({
  game: merchants as unknown as AnyGame,
  course,
  knows: (table, place) => litPlaces(table).has(place),
});
