import type { GameEntry } from './entry.ts';
import { hermagor } from './hermagor/index.ts';
import { merchants } from './merchants/index.ts';

export type { GameEntry } from './entry.ts';

/** Every game there is; a new one adds a line. */
export const GAMES: readonly GameEntry[] = [hermagor, merchants];

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
