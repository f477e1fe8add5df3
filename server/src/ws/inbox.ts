/** Somebody who follows what is said to them. */
interface Listener {
  follow(text: string | undefined): void;
}

interface StepEvents {
  readonly listener: Listener;
  readonly text: string | undefined;
}

/**
 * What has been heard in this turn of the event loop. All of it is taken in before any of it is followed: to read from a
 * line and to follow what was said run through so much code that going back and forth between the two takes much longer.
 */
export class Inbox {
  #heard: StepEvents[] = [];
  readonly #followed: () => void;

  /** `followed` is called each time when everything has been followed. */
  constructor(followed: () => void) {
    this.#followed = followed;
  }

  put(listener: Listener, text: string | undefined): void {
    if (this.#heard.push({ listener, text }) === 1) setImmediate(() => this.#open());
  }

  #open(): void {
    const heard = this.#heard;
    this.#heard = [];
    for (const { listener, text } of heard) listener.follow(text);
    this.#followed();
  }
}
