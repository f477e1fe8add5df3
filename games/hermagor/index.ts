import type { GameEntry } from '../entry.ts';

export const hermagor: GameEntry = {
  id: 'hermagor',
  name: 'Hermagor',
  rules: async () => (await import('./rules/index.ts')).hermagor,
  uncheckedRules: async () => (await import('./rules/unchecked.ts')).uncheckedHermagor,
  tools: async () => (await import('./tools.ts')).tools,
  favourites: async () => (await import('./favourites.ts')).favourites,
  lessons: async () => (await import('./lessons/index.ts')).course,
  async knowledge(weights) {
    const { hermagorKnowledge, WEIGHTS } = await import('./bot/index.ts');
    return hermagorKnowledge({ ...WEIGHTS, ...weights });
  },
  weights: async () => ({ ...(await import('./bot/index.ts')).WEIGHTS }),
};
