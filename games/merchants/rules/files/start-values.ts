import { distancesFrom } from '@kontor/core';
import { CAPITAL_RANK, type MerchantsBoard } from './board.ts';

/**
 * The value of each city as a place to start from: the sum of the ranks of all other places, each divided by the number
 * of roads to it. Resources come to all cities with equal chance, so a good start has much of the map, and high ranks,
 * nearby.
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
