import type { AnyGame, AnyKnowledge } from '@kontor/core';
import { gameEntry } from './index.ts';

/** A game and what its bots know. */
export interface Player {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
}

const loaded = new Map<string, Promise<Player>>();

/** Loads the bots of a game once. */
export function loadBots(id: string): Promise<Player> {
  const bots = loaded.get(id) ?? load(id);
  loaded.set(id, bots);
  return bots;
}

async function load(id: string): Promise<Player> {
  const entry = gameEntry(id);
  if (!entry?.knowledge) throw new Error(`There are no bots for a game "${id}".`);
  const [game, knowledge] = await Promise.all([entry.rules(), entry.knowledge()]);
  return { game, knowledge };
}
