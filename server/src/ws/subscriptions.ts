import type { Subscriber } from '../play/audience.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { FairQueue } from './fair-queue.ts';
import { type Position, Subscription } from './subscription.ts';

interface Place {
  readonly subscription: Subscription;
  /** It has not started yet. */
  isPending: boolean;
  /** What was asked for meanwhile: the same again from another position. */
  next: Position | undefined;
}

interface SubscriptionsOptions {
  readonly services: Services;
  /** Everything expensive is done here, in turn with other addresses. */
  readonly queue: FairQueue;
  readonly address: string;
  /** Is called with the reason why a subscription could not start. */
  readonly onFailure: (table: string, error: unknown) => void;
}

/** The subscriptions of one connection. At most one for each table is being started, however often it is asked for. */
export class Subscriptions {
  readonly #connection: Subscriber;
  readonly #options: SubscriptionsOptions;
  /** By table. */
  readonly #places = new Map<string, Place>();

  constructor(connection: Subscriber, options: SubscriptionsOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  start(table: string, position: Position): void {
    const { services, onFailure } = this.#options;
    const known = this.#places.get(table);
    if (known?.isPending) {
      known.next = position;
      return;
    }
    known?.subscription.end();
    if (!known && this.#places.size >= services.limits.subscriptionsPerConnection) {
      onFailure(table, new Refused('watch.many', 'You look at too many tables.'));
      return;
    }
    const place: Place = {
      subscription: new Subscription(this.#connection),
      isPending: true,
      next: undefined,
    };
    this.#places.set(table, place);
    void this.#run(table, place, position);
  }

  end(table: string): void {
    this.#places.get(table)?.subscription.end();
    this.#places.delete(table);
  }

  endAll(): void {
    for (const table of this.tables) this.end(table);
  }

  /** The tables that are looked at, or about to be. */
  get tables(): string[] {
    return [...this.#places.keys()];
  }

  async #run(table: string, place: Place, position: Position): Promise<void> {
    const { services, queue, address, onFailure } = this.#options;
    const { subscription } = place;
    try {
      await queue.add(address, () => subscription.start(services, table, position));
    } catch (error) {
      subscription.end();
      if (this.#places.get(table) === place) this.#places.delete(table);
      onFailure(table, error);
      return;
    }
    place.isPending = false;
    const { next } = place;
    if (next && this.#places.get(table) === place) this.start(table, next);
  }
}
