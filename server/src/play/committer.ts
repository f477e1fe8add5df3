import type { Change, Store } from '../store/store.ts';

/** Another process has changed the table meanwhile. */
export class StaleTable extends Error {}

/** So many are told before what they are told goes out. */
const TOLD_TOGETHER = 32;

interface Waiting {
  readonly change: Change;
  /** Called once the change is durable, or with the reason why it is not. */
  readonly told: (error?: unknown) => void;
}

/**
 * Makes changes durable. All that arrive in one turn of the event loop share one transaction, because waiting for the
 * disk is what costs; who waits for a change is told only when it is on it.
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

  commit(change: Change, told: (error?: unknown) => void): void {
    this.#waiting.push({ change, told });
    this.#schedule();
  }

  /** Does not wait for the end of this turn. */
  #flush(): void {
    clearImmediate(this.#end);
    this.#end = undefined;
    if (!this.#writing && this.#waiting.length > 0) void this.#write();
  }

  #schedule(): void {
    if (!this.#writing) this.#end ??= setImmediate(() => this.#flush());
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#writing = true;
    await this.#store.commit(batch.map(({ change }) => change)).then(
      ({ stale }) => tell(batch, stale),
      (error: unknown) => this.#oneByOne(batch, error),
    );
    this.#writing = false;
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** One broken change must not take the others of its batch down with it. */
  async #oneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    const [only] = batch;
    if (only && batch.length === 1) tellOne(only, error);
    else
      for (const waiting of batch)
        await this.#store.commit([waiting.change]).then(
          ({ stale }) => tell([waiting], stale),
          (reason: unknown) => tellOne(waiting, reason),
        );
  }
}

/**
 * Tells some at a time how their changes went. What they are told goes out before the next few are told, so that the first
 * people hear of their moves while others' are still being put into words.
 */
function tell(batch: readonly Waiting[], stale: readonly Change[], from = 0): void {
  const next = Math.min(batch.length, from + TOLD_TOGETHER);
  for (let i = from; i < next; i++) {
    const waiting = batch[i] as Waiting;
    const late = stale.includes(waiting.change);
    tellOne(waiting, late ? new StaleTable(waiting.change.table) : undefined);
  }
  if (next < batch.length) process.nextTick(tell, batch, stale, next);
}

/** Whatever goes wrong with telling one is no reason not to tell the others. */
function tellOne({ change, told }: Waiting, error?: unknown): void {
  try {
    told(error);
  } catch (fault) {
    console.error(`what happened at table ${change.table} could not be told:`, fault);
  }
}
