import { readFileSync } from 'node:fs';
import { expectParsed, Match, parseRecord } from '@kontor/core';
import { expect, it } from 'vitest';
import { favourites } from '../favourites.ts';
import { merchants } from '../rules/index.ts';

const FIXTURE = new URL('../fixtures/three-players.json', import.meta.url);

it('a player’s favourites are the resources they took, and where they dealt', () => {
  const match = expectParsed(
    Match.fromRecord(merchants, expectParsed(parseRecord(JSON.parse(readFileSync(FIXTURE, 'utf8'))))),
  );
  const events = match.history(null);
  const table = merchants.table(match.timeline.state);
  for (const seat of [0, 1, 2]) {
    const { products, cities } = favourites.deals(table, events, seat);
    const count = (type: 'took' | 'fulfilled') =>
      events.filter((event) => event.type === type && event.seat === seat).length;
    const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
    expect([sum(products), sum(cities)]).toEqual([count('took'), count('took') + count('fulfilled')]);
    expect(count('took')).toBeGreaterThan(0);
  }
  expect(favourites.productName('silver', 'fr')).toBe('argent');
  expect(favourites.productName('nonsense', 'en')).toBe('nonsense');
});
