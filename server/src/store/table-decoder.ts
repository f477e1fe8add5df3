import type { Logger } from 'pino';
import { UnreadableTable } from '../unreadable.ts';

/** Reads stored tables. One that is damaged must not keep the others from being read. */
export class TableDecoder {
  readonly #log: Logger;
  /** Tables that cannot be read; each is logged once. */
  readonly #unreadable = new Set<string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Throws `UnreadableTable` if what is stored makes no sense. */
  decode<T>(table: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!this.#unreadable.has(table)) {
        this.#unreadable.add(table);
        this.#log.error({ table, reason: String(error) }, 'a table is set aside because it cannot be read');
      }
      throw new UnreadableTable(error);
    }
  }

  /** What is read of each, in their order, without those that cannot be read or are not there. */
  decodeAll<Item, T>(items: readonly Item[], read: (item: Item) => T | undefined): T[] {
    return items.flatMap((item) => {
      try {
        return read(item) ?? [];
      } catch (error) {
        if (error instanceof UnreadableTable) return [];
        throw error;
      }
    });
  }
}
