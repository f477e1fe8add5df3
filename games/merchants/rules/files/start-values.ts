import { distancesFrom } from '@kontor/core';
import { CAPITAL_RANK, type MerchantsBoard } from './board.ts';

/**
 * What each city is worth as a place to start from: the ranks of all other places, each divided by the number of
 * roads to it. Goods fall anywhere with equal chance, so what counts is how much of the map, and how much rank for
 * temples and electors, lies near.
 */
export function startValues(board: MerchantsBoard): Map<string, number> {
  const places = [{ id: board.capital.id, rank: CAPITAL_RANK }, ...board.cities];
  return new Map(
    board.cities.map((city) => {
      const steps = distancesFrom(city.id, board.roads);
      const value = places
        .filter((place) => place.id !== city.id)
        .reduce((sum, place) => sum + place.rank / (steps.get(place.id) ?? Number.POSITIVE_INFINITY), 0);
      return [city.id, value];
    }),
  );
}
