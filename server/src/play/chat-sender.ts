import { CHAT_LINES } from '@kontor/protocol';
import type { Logger } from 'pino';
import { SerialJobs } from '../serial-jobs.ts';
import type { Store, StoredChatLine } from '../store/store.ts';
import { type Audience, subscribersOf } from './audience.ts';
import { chatMessage, linesFor } from './chat-lines.ts';

/** Sends what is said at tables to everybody there, without the words of people they have nothing to do with. */
export class ChatSender {
  readonly #store: Store;
  readonly #log: Logger;
  /** Who may read a line is looked up first, and lines must not overtake each other. */
  readonly #jobs = new SerialJobs();

  constructor(store: Store, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** Sends a line, and those that are missing before it. */
  said(table: string, audience: Audience, line: StoredChatLine): void {
    const known = audience.chat ?? line.n - 1;
    if (line.n <= known) return;
    audience.chat = line.n;
    this.#run(table, audience, async () =>
      line.n === known + 1 ? [line] : this.#missing(table, known, line.n),
    );
  }

  /** Sends what lines are missing up to a number. */
  catchUp(table: string, audience: Audience, upTo: number): void {
    const known = audience.chat ?? upTo;
    if (upTo <= known) return;
    audience.chat = upTo;
    this.#run(table, audience, () => this.#missing(table, known, upTo));
  }

  #missing(table: string, after: number, upTo: number): Promise<StoredChatLine[]> {
    return this.#store.chat(table, { after, before: upTo + 1, limit: CHAT_LINES });
  }

  #run(table: string, audience: Audience, find: () => Promise<StoredChatLine[]>): void {
    this.#jobs
      .run(table, async () => this.#send(table, audience, await find()))
      .catch((error: unknown) => this.#log.error({ err: error, table }, 'a chat could not be sent'));
  }

  async #send(table: string, audience: Audience, lines: readonly StoredChatLine[]): Promise<void> {
    /** By reader: whose words they do not get. */
    const unwanted = new Map<string | null, Set<string>>();
    for (const author of new Set(lines.map(({ user }) => user)))
      for (const reader of await this.#store.manners.unwillingReaders(author))
        unwanted.set(reader, (unwanted.get(reader) ?? new Set()).add(author));
    const message = chatMessage(table, linesFor(lines));
    for (const subscriber of subscribersOf(audience)) {
      const authors = unwanted.get(subscriber.user);
      subscriber.send(authors ? chatMessage(table, linesFor(lines, authors)) : message);
    }
  }
}
