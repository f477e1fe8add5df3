import type { AnyGame } from '@kontor/core';
import { merchants } from './merchants/rules/index.ts';

/** Every game there is; a new one adds a line. */
export const GAMES: readonly AnyGame[] = [merchants];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
