import type { AnyGame } from '@kontor/core';
import { hermagor } from './hermagor/rules/index.ts';
import { merchants } from './merchants/rules/index.ts';

/** Every game there is; a new one adds a line. */
export const GAMES: readonly AnyGame[] = [hermagor, merchants];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
