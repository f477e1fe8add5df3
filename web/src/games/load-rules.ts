import type { AnyGame } from '@kontor/core';
import { type GameEntry, gameEntry } from '@kontor/games';

/** The rules of a game, loaded when they are needed; for games and positions that were checked before. */
export async function loadRules(id: string): Promise<AnyGame> {
  const entry = known(id);
  return entry.uncheckedRules?.() ?? entry.rules();
}

/** The rules of a game with the checks of what comes from outside. */
export async function loadCheckedRules(id: string): Promise<AnyGame> {
  return known(id).rules();
}

function known(id: string): GameEntry {
  const entry = gameEntry(id);
  if (!entry) throw new Error(`There is no game "${id}".`);
  return entry;
}
