import type { BotQuestion } from '@kontor/bots';

/** Finds moves for bots outside the thread that serves people. */
export interface Thinker {
  /** How many questions it thinks about at once. */
  readonly threads: number;
  think(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}
