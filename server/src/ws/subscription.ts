import { CHAT_LINES } from '@kontor/protocol';
import { chatMessage, type Subscriber } from '../play/hub.ts';
import type { Services } from '../services.ts';

/** From where on somebody is to be sent a table. */
export interface Position {
  /** The last row that they know, or -1. */
  readonly since: number;
  /** The last chat message that they know, or 0. */
  readonly chat: number;
}

/** A connection's subscription to one table. It can end before it has started, because starting it takes time. */
export class Subscription implements Subscriber {
  readonly user: string | null;
  readonly #connection: Subscriber;
  /** Messages wait here until the chat so far is sent: a client takes every line before the newest one for known. */
  #waiting: string[] | undefined = [];
  #leave: (() => void) | undefined;
  #ended = false;

  constructor(connection: Subscriber) {
    this.user = connection.user;
    this.#connection = connection;
  }

  send(text: string): void {
    if (this.#ended) return;
    if (this.#waiting) this.#waiting.push(text);
    else this.#connection.send(text);
  }

  /** Resolves when everything up to now has been sent. */
  async start({ hub, store }: Services, table: string, { since, chat }: Position): Promise<void> {
    if (this.#ended) return;
    this.#leave = await hub.subscribe(table, this, since);
    if (this.#ended) return this.#leave();
    const stored = await store.chat(table, { after: chat, limit: CHAT_LINES });
    // Named one by one, because whoever wrote a line is known to others by name and seat only.
    const lines = stored.map(({ n, name, seat, text, at }) => ({ n, name, seat, text, at }));
    if (this.#ended) return;
    if (lines.length > 0) this.#connection.send(chatMessage(table, lines));
    for (const text of this.#waiting ?? []) this.#connection.send(text);
    this.#waiting = undefined;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#leave?.();
  }
}
