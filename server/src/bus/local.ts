import { type Bus, type Notification, type Topic, topicOf } from './bus.ts';

type Listener = (notification: Notification) => void;

/** The bus of a single process: listeners are called at once. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<Topic, Set<Listener>>();

  async publish(notification: Notification): Promise<void> {
    for (const listener of this.#listeners.get(topicOf(notification)) ?? []) listener(notification);
  }

  async subscribe(topic: Topic, listener: Listener): Promise<() => void> {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(topic);
    };
  }

  /** Nothing is ever lost here. */
  onRecovery(): void {}

  isConnected(): boolean {
    return true;
  }

  async answers(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
