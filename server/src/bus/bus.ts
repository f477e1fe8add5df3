/** Word about a topic to everyone who listens, in this process or, with another driver, in all of them. */
export interface Bus {
  /** Resolves when the word is out; listeners hear words of one publisher about one topic in order. */
  publish(topic: string, word: string): Promise<void>;
  /** Resolves when words published from now on will be heard. */
  subscribe(topic: string, listener: (word: string) => void): Promise<() => void>;
  close(): Promise<void>;
}
