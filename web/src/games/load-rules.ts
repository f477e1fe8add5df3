import type { AnyGame } from '@kontor/core';
import { gameEntry } from '@kontor/games';

/** The rules of a game, loaded when they are needed. */
export async function loadRules(id: string): Promise<AnyGame> {
  const entry = gameEntry(id);
  if (!entry) throw new Error(`There is no game "${id}".`);
  return entry.rules();
}
