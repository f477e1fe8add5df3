import type { Language, Seat, Table } from '@kontor/core';

/** How often somebody has dealt in each product, by id, and in each city, by its name on the board. */
export interface Deals {
  readonly products: ReadonlyMap<string, number>;
  readonly cities: ReadonlyMap<string, number>;
}

/** What people like best in a game, told by what they did; for their statistics. */
export interface Favourites {
  /** What a seat has dealt in, from all events of a game that a spectator may see. */
  deals(table: Table, events: readonly unknown[], seat: Seat): Deals;
  /** What a product is called. */
  productName(product: string, language: Language): string;
}

/** Counts deals one by one. */
export class DealCounts implements Deals {
  readonly products = new Map<string, number>();
  readonly cities = new Map<string, number>();

  add(product: string | undefined, city: string | undefined): void {
    if (product !== undefined) this.products.set(product, (this.products.get(product) ?? 0) + 1);
    if (city !== undefined) this.cities.set(city, (this.cities.get(city) ?? 0) + 1);
  }
}
