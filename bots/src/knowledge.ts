import type { AnyGame, AnyKnowledge } from '@kontor/core';
import { type GameEntry, gameEntry } from '@kontor/games';
import { uninformedKnowledge } from './plain-mcts.ts';

const loaded = new Map<string, Promise<AnyKnowledge>>();

/** The rules of a registered game. */
export async function rulesOf(id: string): Promise<AnyGame> {
  const entry = gameEntry(id);
  if (!entry) throw new Error(`There is no game "${id}".`);
  return entry.rules();
}

/**
 * What the bots of a game know. For a game that teaches them nothing all moves are alike, and they search by playing
 * random games.
 */
export async function knowledgeOf(game: AnyGame, seats: number): Promise<AnyKnowledge> {
  const entry = gameEntry(game.id);
  if (!entry?.knowledge || !(await isGameOf(entry, game))) return uninformedKnowledge(game, seats);
  const knowledge = loaded.get(game.id) ?? entry.knowledge();
  loaded.set(game.id, knowledge);
  return knowledge;
}

/** The unchecked rules first: whoever plays by them need not load the others. */
async function isGameOf(entry: GameEntry, game: AnyGame): Promise<boolean> {
  return (await entry.uncheckedRules?.()) === game || (await entry.rules()) === game;
}
