import type { BotQuestion } from '@kontor/bots';

/** Finds moves for bots outside the thread that serves people. */
export interface Thinker {
  think(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}
