import type { AnyGame, AnyKnowledge, Weights } from '@kontor/core';
import type { GameTools } from './tool.ts';

/** A game's folder, from which everybody loads the parts they need. Its face for the browser is in `ui/`. */
export interface GameEntry {
  /** The folder's name. */
  readonly id: string;
  rules(): Promise<AnyGame>;
  tools(): Promise<GameTools>;
  /** What bots know of the game; without it they only try moves out. */
  knowledge?(weights?: Weights): Promise<AnyKnowledge>;
  /** The numbers that this knowledge rests on, to be tuned. */
  weights?(): Promise<Weights>;
}
