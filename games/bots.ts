import type { AnyGame, AnyKnowledge } from '@kontor/core';

/** A game and what its bots know. */
export interface Player {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
}

/** The bots of every game, loaded when they are needed; a new game adds an entry. */
const BOTS: Readonly<Record<string, () => Promise<Player>>> = {
  hermagor: async () => {
    const [{ hermagor }, { hermagorKnowledge }] = await Promise.all([
      import('./hermagor/rules/index.ts'),
      import('./hermagor/bot/index.ts'),
    ]);
    return { game: hermagor, knowledge: hermagorKnowledge() };
  },
  merchants: async () => {
    const [{ merchants }, { merchantsKnowledge }] = await Promise.all([
      import('./merchants/rules/index.ts'),
      import('./merchants/bot/index.ts'),
    ]);
    return { game: merchants, knowledge: merchantsKnowledge() };
  },
};

const loaded = new Map<string, Promise<Player>>();

/** Loads the bots of a game once. */
export function loadBots(id: string): Promise<Player> {
  let bots = loaded.get(id);
  if (!bots) {
    const load = Object.hasOwn(BOTS, id) ? BOTS[id] : undefined;
    if (!load) return Promise.reject(new Error(`There is no game "${id}".`));
    bots = load();
    loaded.set(id, bots);
  }
  return bots;
}
