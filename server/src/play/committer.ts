import type { Change, Store } from '../store/store.ts';

/** Another process has changed the table meanwhile. */
export class StaleTable extends Error {}

/** So many are told before what they are told goes out. */
const TOLD_TOGETHER = 32;

interface Waiting {
  readonly change: Change;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes changes durable. All that arrive in one turn of the event loop share one transaction, because waiting for the
 * disk is what costs; a promise resolves only when its change is on it.
 */
export class Committer {
  readonly #store: Store;
  #waiting: Waiting[] = [];
  /** The end of this turn, if something is to be written then. */
  #end: NodeJS.Immediate | undefined;
  #writing = false;

  constructor(store: Store) {
    this.#store = store;
  }

  commit(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      this.#schedule();
    });
  }

  /** Does not wait for the end of this turn. */
  flush(): void {
    clearImmediate(this.#end);
    this.#end = undefined;
    if (!this.#writing && this.#waiting.length > 0) void this.#write();
  }

  #schedule(): void {
    if (!this.#writing) this.#end ??= setImmediate(() => this.flush());
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#writing = true;
    await this.#store.commit(batch.map(({ change }) => change)).then(
      ({ stale }) => this.#tell(batch, stale),
      (error: unknown) => this.#oneByOne(batch, error),
    );
    this.#writing = false;
    if (this.#waiting.length > 0) this.#schedule();
  }

  /**
   * Tells some at a time how their changes went. All that follows from it is done before the next few are told, so that
   * the first people hear of their moves while others' are still being put into words.
   */
  #tell(batch: readonly Waiting[], stale: readonly Change[], from = 0): void {
    for (const { change, resolve, reject } of batch.slice(from, from + TOLD_TOGETHER))
      if (stale.includes(change)) reject(new StaleTable(change.table));
      else resolve();
    const next = from + TOLD_TOGETHER;
    if (next < batch.length) process.nextTick(() => this.#tell(batch, stale, next));
  }

  /** One broken change must not take the others of its batch down with it. */
  async #oneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1) {
      batch[0]?.reject(error);
      return;
    }
    for (const { change, resolve, reject } of batch)
      await this.#store
        .commit([change])
        .then(({ stale }) => (stale.length > 0 ? reject(new StaleTable(change.table)) : resolve()), reject);
  }
}
