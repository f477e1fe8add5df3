import type { AnyGame, Table } from '@kontor/core';
import { describeLessons } from '@kontor/core/testkit';
import { expect, it } from 'vitest';
import { course } from '../lessons/index.ts';
import { type HermagorTable, hermagor } from '../rules/index.ts';
import { litPlaces } from './lit-places.ts';

describeLessons({
  game: hermagor as unknown as AnyGame,
  course,
  knows: (table: Table, place) => litPlaces(table as HermagorTable).has(place),
});

it('lessons of hermagor name no direction, because the map is turned on phones', () => {
  const DIRECTION = /\b(in the (north|south|east|west)|au (nord|sud)|à l’(est|ouest))/i;
  for (const texts of Object.values(course.texts))
    for (const { steps, answers = {} } of Object.values(texts))
      for (const text of [...Object.values(steps), ...Object.values(answers)])
        expect(text).not.toMatch(DIRECTION);
});
