import type { Logger } from 'pino';
import { Refused } from '../refused.ts';
import type { MannersStore, Sanction } from '../store/manners.ts';

/** The admin tool writes to the database alone, so it is looked at again and again. */
const EVERY_MS = 2000;

/** Who may not write in chats, or do nothing at all, because the host has said so. */
export class Sanctions {
  readonly #store: MannersStore;
  readonly #now: () => number;
  readonly #log: Logger;
  #active: readonly Sanction[] = [];
  #timer: NodeJS.Timeout | undefined;
  #failing = false;

  constructor(store: MannersStore, now: () => number, log: Logger) {
    this.#store = store;
    this.#now = now;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.refresh();
    this.#timer = setInterval(() => void this.#keep(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async refresh(): Promise<void> {
    this.#active = await this.#store.sanctions(this.#now());
  }

  /** Whether anybody is suspended; most of the time nobody is. */
  get hasSuspended(): boolean {
    return this.#active.some(({ kind }) => kind === 'suspend');
  }

  isSuspended(user: string): boolean {
    return this.#until(user, 'suspend') !== undefined;
  }

  refuseSuspended(user: string): void {
    const until = this.#until(user, 'suspend');
    if (until !== undefined)
      throw new Refused('person.suspended', `You cannot take part until ${dayOf(until)}.`, 403);
  }

  refuseMuted(user: string): void {
    const until = this.#until(user, 'mute');
    if (until !== undefined)
      throw new Refused('chat.muted', `You cannot write in chats until ${dayOf(until)}.`, 403);
  }

  #until(user: string, kind: Sanction['kind']): number | undefined {
    const now = this.#now();
    return this.#active.find((each) => each.user === user && each.kind === kind && each.until > now)?.until;
  }

  async #keep(): Promise<void> {
    try {
      await this.refresh();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#log.error({ err: error }, 'sanctions could not be read');
      this.#failing = true;
    }
  }
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
