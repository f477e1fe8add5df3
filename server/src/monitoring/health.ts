import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Store } from '../store/store.ts';

/** Whoever asks more often gets the last answer: a test writes to the disk. */
const FRESH_MS = 1000;

/** Whether the server can do its work. */
export class Health {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #rooms: Rooms;
  readonly #log: Logger;
  #tested: Promise<boolean> = Promise.resolve(false);
  #testedAt = Number.NEGATIVE_INFINITY;
  #stopping = false;

  constructor(store: Store, bus: Bus, rooms: Rooms, log: Logger) {
    this.#store = store;
    this.#bus = bus;
    this.#rooms = rooms;
    this.#log = log;
  }

  /** From now on nobody should be sent here. */
  stop(): void {
    this.#stopping = true;
  }

  canStore(): Promise<boolean> {
    if (performance.now() - this.#testedAt < FRESH_MS) return this.#tested;
    this.#tested = this.#store.setAlive(this.#rooms.now()).then(
      () => true,
      (error: unknown) => {
        this.#log.error({ err: error }, 'nothing can be stored');
        return false;
      },
    );
    this.#testedAt = performance.now();
    return this.#tested;
  }

  /** Servers play on without the bus, only slower, so it is reported but does not count. */
  async readiness(): Promise<{ ready: boolean; store: boolean; bus: boolean; stopping: boolean }> {
    const [store, bus] = await Promise.all([this.canStore(), this.#bus.answers()]);
    const stopping = this.#stopping;
    return { ready: store && !stopping, store, bus, stopping };
  }
}
