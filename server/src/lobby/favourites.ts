import { setImmediate } from 'node:timers/promises';
import type { Language } from '@kontor/core';
import { type Deals, FAVOURITES } from '@kontor/games/favourites';
import { type GameStatistics, MAX_FAVOURITES, MAX_REPLAYED } from '@kontor/protocol';
import { openMatch, seatOf } from '../play/room.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { isUnreadable } from '../unreadable.ts';

/** Of how many games what was counted is remembered: a game that is over does not change. */
const MAX_REMEMBERED = 2000;

/** What people like best in each game, from replays of their last ones. */
export class FavouriteCounts {
  readonly #store: Store;
  /** By table and seat. */
  readonly #known = new Map<string, Deals | undefined>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The favourites of a user in one game, from their tables that are over, the last first. */
  async of(
    game: string,
    user: string,
    tables: readonly StoredTable[],
    language: Language,
  ): Promise<GameStatistics['favourites']> {
    const favourites = FAVOURITES.get(game);
    if (!favourites) return undefined;
    const played = tables.filter(
      ({ terms, progress }) => terms.game === game && progress.stage === 'finished',
    );
    const products = new Map<string, number>();
    const cities = new Map<string, number>();
    let games = 0;
    for (const table of played.slice(0, MAX_REPLAYED)) {
      const deals = await this.#dealsOf(table, user);
      if (!deals) continue;
      games++;
      for (const [id, count] of deals.products) add(products, favourites.productName(id, language), count);
      for (const [name, count] of deals.cities) add(cities, name, count);
    }
    return { games, products: most(products), cities: most(cities) };
  }

  async #dealsOf(stored: StoredTable, user: string): Promise<Deals | undefined> {
    const seat = seatOf(stored, user)?.seat;
    if (seat === undefined) return undefined;
    const key = `${stored.terms.id} ${seat}`;
    if (this.#known.has(key)) return this.#known.get(key);
    const deals = await this.#count(stored, seat);
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    this.#known.set(key, deals);
    return deals;
  }

  /** Undefined where a game cannot be replayed any more. */
  async #count(stored: StoredTable, seat: number): Promise<Deals | undefined> {
    const rows = await this.#store.rows(stored.terms.id);
    // A replay takes some milliseconds; everybody else gets a turn between two of them.
    await setImmediate();
    try {
      const match = openMatch(
        stored,
        rows.map(({ entry }) => entry),
      );
      if (!match) return undefined;
      const table = match.game.table(match.timeline.state);
      return FAVOURITES.get(stored.terms.game)?.deals(table, match.history(null), seat);
    } catch (error) {
      if (isUnreadable(error)) return undefined;
      throw error;
    }
  }
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

function most(counts: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, MAX_FAVOURITES);
}
