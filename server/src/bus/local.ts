import type { Bus } from './bus.ts';

/** One process: listeners are called right away. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(word: string) => void>>();

  async publish(topic: string, word: string): Promise<void> {
    for (const listener of this.#listeners.get(topic) ?? []) listener(word);
  }

  async subscribe(topic: string, listener: (word: string) => void): Promise<() => void> {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(topic);
    };
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
