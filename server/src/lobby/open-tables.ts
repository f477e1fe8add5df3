import type { Store, StoredTable } from '../store/store.ts';

/** How many tables are on one page of a list. */
export const PAGE_SIZE = 20;

/** Nobody turns more pages than this. */
export const MAX_PAGES = 50;

export interface TablePage {
  readonly tables: readonly StoredTable[];
  /** How many pages there are. */
  readonly pages: number;
}

/** The lists of tables that are open to strangers. Everybody who asks within a moment gets the same. */
export class OpenTables {
  readonly #store: Store;
  readonly #cacheMs: number;
  readonly #now: () => number;
  readonly #cache = new Map<string, Promise<TablePage>>();
  /** When the cache was last empty. */
  #since = Number.NEGATIVE_INFINITY;

  constructor(store: Store, cacheMs: number, now: () => number) {
    this.#store = store;
    this.#cacheMs = cacheMs;
    this.#now = now;
  }

  /** Pages are counted from 1. */
  page(stage: 'gathering' | 'running', page: number): Promise<TablePage> {
    const now = this.#now();
    if (now - this.#since >= this.#cacheMs) {
      this.#cache.clear();
      this.#since = now;
    }
    const key = `${stage} ${page}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const fresh = this.#read(stage, page);
    this.#cache.set(key, fresh);
    fresh.catch(() => this.#cache.delete(key));
    return fresh;
  }

  async #read(stage: 'gathering' | 'running', page: number): Promise<TablePage> {
    const [tables, count] = await Promise.all([
      this.#store.openTables(stage, PAGE_SIZE, (page - 1) * PAGE_SIZE),
      this.#store.openTableCount(stage),
    ]);
    return { tables, pages: Math.min(MAX_PAGES, Math.ceil(count / PAGE_SIZE)) };
  }
}
