import { CHAT_LINES } from '@kontor/protocol';
import type { Subscriber } from '../play/audience.ts';
import { chatMessage, linesFor } from '../play/chat-lines.ts';
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

  get isVisible(): boolean {
    return this.#connection.isVisible;
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
    const [stored, unwanted] = await Promise.all([
      store.chat(table, { after: chat, limit: CHAT_LINES }),
      this.user === null ? undefined : store.manners.unwantedAuthors(this.user),
    ]);
    if (this.#ended) return;
    hub.noteChat(table, stored.at(-1)?.n ?? chat);
    if (stored.length > 0) this.#connection.send(chatMessage(table, linesFor(stored, unwanted)));
    for (const text of this.#waiting ?? []) this.#connection.send(text);
    this.#waiting = undefined;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#leave?.();
  }
}
