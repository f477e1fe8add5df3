import type { AnyGame } from '@kontor/core';
import { GAMES } from './index.ts';

/** The rules of all games. */
export const RULES: readonly AnyGame[] = await Promise.all(GAMES.map((game) => game.rules()));

export function findGame(id: string): AnyGame | undefined {
  return RULES.find((game) => game.id === id);
}
