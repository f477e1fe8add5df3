import { type Change, type Store, StoreUnavailable } from '../store/store.ts';

/** Another process has changed the table meanwhile. */
export class StaleTable extends Error {}

interface Waiting {
  readonly change: Change;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Is called with the milliseconds that a transaction took, and the number of changes in it. */
export type OnCommit = (ms: number, changes: number) => void;

/**
 * Stores the changes of tables. All that come in one turn of the event loop share one transaction, because waiting for the
 * disk is what takes time.
 */
export class Committer {
  readonly #store: Store;
  readonly #onCommit: OnCommit;
  #waiting: Waiting[] = [];
  #scheduled = false;

  constructor(store: Store, onCommit: OnCommit) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  /** Resolves once the change is durable; rejects with `StaleTable` if it does not follow what is stored. */
  commit(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => void this.#write());
    });
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    await this.#commit(batch);
    this.#scheduled = this.#waiting.length > 0;
    if (this.#scheduled) setImmediate(() => void this.#write());
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const since = performance.now();
    try {
      const { stale } = await this.#store.commit(batch.map(({ change }) => change));
      this.#onCommit(performance.now() - since, batch.length);
      for (const { change, resolve, reject } of batch)
        if (stale.includes(change)) reject(new StaleTable(change.table));
        else resolve();
    } catch (error) {
      // One broken change must not take the others of its batch down with it.
      if (batch.length === 1 || error instanceof StoreUnavailable)
        for (const { reject } of batch) reject(error);
      else for (const waiting of batch) await this.#commit([waiting]);
    }
  }
}
