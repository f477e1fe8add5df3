import type { AnyGame, AnyKnowledge } from '@kontor/core';
import { gameEntry } from './index.ts';

/** A game and the knowledge of its bots. */
export interface GameBots {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
}

const loaded = new Map<string, Promise<GameBots>>();

/** Loads the bots of a game once. */
export function loadBots(id: string): Promise<GameBots> {
  const bots = loaded.get(id) ?? load(id);
  loaded.set(id, bots);
  return bots;
}

async function load(id: string): Promise<GameBots> {
  const entry = gameEntry(id);
  if (!entry?.knowledge) throw new Error(`There are no bots for a game "${id}".`);
  const [game, knowledge] = await Promise.all([entry.rules(), entry.knowledge()]);
  return { game, knowledge };
}
