import type { AnyGame, AnyKnowledge, Course, Weights } from '@kontor/core';
import type { Favourites } from './deals.ts';
import type { GameTools } from './tool.ts';

/** The parts of a game's folder, each loaded by those who need it. The browser loads `ui/` itself. */
export interface GameEntry {
  /** The folder's name. */
  readonly id: string;
  /** As people write it, in every language. */
  readonly name: string;
  rules(): Promise<AnyGame>;
  /** The same without the checks of files and positions from outside, which are large; pages play with these. */
  uncheckedRules?(): Promise<AnyGame>;
  tools(): Promise<GameTools>;
  /** The knowledge of the game's bots; without it they search by playing random games. */
  knowledge?(weights?: Weights): Promise<AnyKnowledge>;
  /** How the game is taught; a game without it has no lessons. */
  lessons?(): Promise<Course>;
  /** What people deal in and where; without it their statistics name no favourites. */
  favourites?(): Promise<Favourites>;
  /** The tunable weights of that knowledge. */
  weights?(): Promise<Weights>;
}
