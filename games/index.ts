import type { GameEntry } from './entry.ts';
import { hermagor } from './hermagor/index.ts';
import { merchants } from './merchants/index.ts';

export type { GameEntry } from './entry.ts';

/** All games; a new one adds an entry here. */
export const GAMES: readonly GameEntry[] = [hermagor, merchants];

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The names of all games in an English sentence. */
export function gameNames(): string {
  return new Intl.ListFormat('en').format(GAMES.map(({ name }) => name));
}
