import type { Bus, Notification } from './bus.ts';

type Listener = (notification: Notification) => void;

/** The bus of a single process: listeners are called at once. */
export class LocalBus implements Bus {
  /** By table. */
  readonly #listeners = new Map<string, Set<Listener>>();

  async publish(notification: Notification): Promise<void> {
    for (const listener of this.#listeners.get(notification.table) ?? []) listener(notification);
  }

  async subscribe(table: string, listener: Listener): Promise<() => void> {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(table);
    };
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
