import type { AnyGame } from '@kontor/core';

/** The rules of every game, loaded when they are needed; a new game adds a line. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  hermagor: async () => (await import('@kontor/games/hermagor/rules')).hermagor,
  merchants: async () => (await import('@kontor/games/merchants/rules')).merchants,
};

export function loadRules(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  return load ? load() : Promise.reject(new Error(`There is no game "${id}".`));
}
