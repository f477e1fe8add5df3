import { chatText, type Ear } from '../play/hub.ts';
import type { Services } from '../services.ts';
import { frameOf } from '../wire/frame.ts';

/** A line's look at one table, from when it is asked for until it is over, which may be before it has begun. */
export class Watch implements Ear {
  readonly user: string | null;
  readonly #line: Ear;
  /** What waits until the talk so far is told: whoever has heard a line takes those before it for known. */
  #held: string[] | undefined = [];
  #leave: (() => void) | undefined;
  #over = false;

  constructor(line: Ear) {
    this.user = line.user;
    this.#line = line;
  }

  send(frame: string): void {
    if (this.#held) this.#held.push(frame);
    else this.#line.send(frame);
  }

  /** Resolves when everything has been told that there was so far. */
  async begin({ hub, store }: Services, table: string, since: number, chat: number): Promise<void> {
    this.#leave = await hub.watch(table, this, since);
    if (this.#over) return this.#leave();
    const lines = await store.chat(table, chat);
    if (this.#over) return;
    if (lines.length > 0) this.#line.send(frameOf(chatText(table, lines)));
    for (const frame of this.#held ?? []) this.#line.send(frame);
    this.#held = undefined;
  }

  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#leave?.();
  }
}
