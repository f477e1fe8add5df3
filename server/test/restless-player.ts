import type { Command, Outcome } from '@kontor/core';
import type { Person } from './person.ts';

/** What the server could not store is tried again so soon. */
const RETRY_MS = 100;
/** Delays between attempts to connect again, as the page has them; the last one repeats. */
const BACK_OFF = [250, 500, 1000, 2000];
/** Without an answer for so long the page takes the connection for broken. */
const ANSWER_MS = 5000;

/** Somebody at a table whose page connects again by itself, and who tries again what the server could not store. */
export class RestlessPlayer {
  readonly person: Person;
  readonly #table: string;
  /** How long each command took from the first attempt to its answer, in milliseconds. */
  #pauses: number[] = [];
  reconnections = 0;
  #stopped = false;

  constructor(person: Person, table: string) {
    this.person = person;
    this.#table = table;
  }

  /** Whatever it waits for rejects. */
  stop(): void {
    this.#stopped = true;
    this.person.disconnect();
  }

  /** The pauses since the last call. */
  takePauses(): number[] {
    const pauses = this.#pauses;
    this.#pauses = [];
    return pauses;
  }

  get view() {
    return this.person.clientView(this.#table);
  }

  /** Gives a command until it is answered, always with the same id. */
  async command(command: Command): Promise<Outcome> {
    const id = crypto.randomUUID();
    const { row } = this.view.frame;
    const since = performance.now();
    while (!this.#stopped) {
      const outcome = await this.#attempt(id, row, command);
      if (outcome) {
        this.#pauses.push(performance.now() - since);
        return outcome;
      }
      await delay(RETRY_MS);
    }
    throw new Error('stopped');
  }

  /** Waits until something is seen. */
  async until(so: () => boolean): Promise<void> {
    while (!so()) {
      if (this.#stopped) throw new Error('stopped');
      if (!this.person.connected) await this.reconnect();
      await within(
        this.person.until(() => so() || !this.person.connected),
        RETRY_MS,
      ).catch(() => undefined);
    }
  }

  async reconnect(): Promise<void> {
    this.reconnections++;
    for (let attempts = 0; !this.#stopped; attempts++)
      try {
        await delay(BACK_OFF[Math.min(attempts, BACK_OFF.length - 1)] ?? 0);
        await within(this.person.connect(), ANSWER_MS);
        await within(this.person.watch(this.#table, this.view.frame.row), ANSWER_MS);
        return;
      } catch {
        this.person.disconnect();
      }
  }

  /** Undefined if there was no answer, or none that says what has happened. */
  async #attempt(id: string, row: number, command: Command): Promise<Outcome | undefined> {
    if (!this.person.connected) await this.reconnect();
    const { messages } = this.person;
    const before = messages.length;
    this.person.send({ type: 'command', id, table: this.#table, row, command });
    const reply = () =>
      messages
        .slice(before)
        .find((message) => message.type === 'error' || (message.type === 'answer' && message.id === id));
    try {
      await within(
        this.person.until(() => reply() !== undefined),
        ANSWER_MS,
      );
    } catch {
      this.person.disconnect();
      return undefined;
    }
    const answer = reply();
    if (answer?.type !== 'answer') return undefined;
    return answer.ok ? { ok: true } : { ok: false, refused: answer.refused };
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
