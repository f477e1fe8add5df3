import type { Seat } from '@kontor/core';
import { PRODUCTS, type Product } from '../files/board.ts';
import { endValue, dukedomFactor as factorOf, routeBonus } from '../flow/score.ts';
import type { HermagorTable, HermagorView } from '../state/types.ts';

/** H-4 for one player as the table lies now, as far as the viewer may know it. */
export interface Projection {
  readonly seat: Seat;
  /** `null` where it is hidden (H-6.2). */
  readonly cash: number | null;
  /** End value per product row with an own disc (H-4.1). */
  readonly production: Readonly<Partial<Record<Product, number>>>;
  readonly productionTotal: number;
  /** Stations in each dukedom, what the smallest number earns (H-4.2), and what each of those stations counts. */
  readonly dukedoms: readonly number[];
  readonly dukedomsTotal: number;
  readonly dukedomFactor: number;
  /** Stations on the Principal Route, and what they earn (H-4.3). */
  readonly route: number;
  readonly routeTotal: number;
  /** All that is added to the cash at the end. */
  readonly bonus: number;
  /** `null` where the cash is hidden. */
  readonly total: number | null;
}

/** The score if the game ended now, by seat. */
export function projection(
  table: HermagorTable,
  view: Pick<HermagorView, 'players' | 'stations' | 'discs' | 'prices'>,
): Projection[] {
  const { map } = table;
  const stationsIn = (villages: readonly string[], seat: Seat) =>
    villages.filter((village) => view.stations[village]?.includes(seat)).length;
  const routes = view.players.map((_, seat) => stationsIn(map.principalRoute, seat));
  const dukedomFactor = factorOf(table.seats);
  return view.players.map(({ cash = null }, seat) => {
    const production: Partial<Record<Product, number>> = {};
    for (const product of PRODUCTS)
      if (view.discs[product].includes(seat)) production[product] = endValue(view.prices[product]);
    const productionTotal = Object.values(production).reduce((sum, value) => sum + value, 0);
    const dukedoms = map.dukedoms.map(({ villages }) => stationsIn(villages, seat));
    const dukedomsTotal = Math.min(...dukedoms) * dukedomFactor;
    const route = routes[seat] ?? 0;
    const routeTotal = routeBonus(route, routes);
    const bonus = productionTotal + dukedomsTotal + routeTotal;
    return {
      seat,
      cash,
      production,
      productionTotal,
      dukedoms,
      dukedomsTotal,
      dukedomFactor,
      route,
      routeTotal,
      bonus,
      total: cash === null ? null : cash + bonus,
    };
  });
}
