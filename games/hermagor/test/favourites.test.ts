import { readFileSync } from 'node:fs';
import { expectParsed, Match, parseRecord } from '@kontor/core';
import { expect, it } from 'vitest';
import { favourites } from '../favourites.ts';
import { hermagor } from '../rules/index.ts';

const FIXTURE = new URL('../fixtures/three-players.json', import.meta.url);

it('a player’s favourites are what they have sold and where', () => {
  const match = expectParsed(
    Match.fromRecord(hermagor, expectParsed(parseRecord(JSON.parse(readFileSync(FIXTURE, 'utf8'))))),
  );
  const events = match.history(null);
  const table = hermagor.table(match.timeline.state);
  for (const seat of [0, 1, 2]) {
    const { products, cities } = favourites.deals(table, events, seat);
    const sales = events.filter((event) => event.type === 'sold' && event.seat === seat).length;
    const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
    expect([sum(products), sum(cities)]).toEqual([sales, sales]);
    expect(sales).toBeGreaterThan(0);
  }
  expect(favourites.productName('maize', 'fr')).toBe('maïs');
  expect(favourites.productName('nonsense', 'en')).toBe('nonsense');
});
