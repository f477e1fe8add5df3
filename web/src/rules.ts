import type { AnyGame, AnyKnowledge } from '@kontor/core';

interface Entry {
  rules(): Promise<AnyGame>;
  /** What bots know of the game. */
  knowledge(): Promise<AnyKnowledge>;
}

/** Every game, loaded when it is needed; a new game adds an entry. */
const GAMES: Readonly<Record<string, Entry>> = {
  hermagor: {
    rules: async () => (await import('@kontor/games/hermagor/rules')).hermagor,
    knowledge: async () => (await import('@kontor/games/hermagor/bot')).hermagorKnowledge(),
  },
  merchants: {
    rules: async () => (await import('@kontor/games/merchants/rules')).merchants,
    knowledge: async () => (await import('@kontor/games/merchants/bot')).merchantsKnowledge(),
  },
};

export async function loadRules(id: string): Promise<AnyGame> {
  return entry(id).rules();
}

export async function loadKnowledge(id: string): Promise<AnyKnowledge> {
  return entry(id).knowledge();
}

function entry(id: string): Entry {
  const found = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!found) throw new Error(`There is no game "${id}".`);
  return found;
}
