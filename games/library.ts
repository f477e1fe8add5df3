/**
 * All games by id.
 *
 * @module kontor/games
 */

import type { AnyGame } from '@kontor/core';
import { GAMES, gameEntry } from './index.ts';

/** The ids of all games. */
export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** Loads the rules of a game; `undefined` if there is none of that id. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return gameEntry(id)?.rules();
}
