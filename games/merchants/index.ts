import type { GameEntry } from '../entry.ts';

export const merchants: GameEntry = {
  id: 'merchants',
  name: 'Merchants of Empire',
  rules: async () => (await import('./rules/index.ts')).merchants,
  uncheckedRules: async () => (await import('./rules/unchecked.ts')).uncheckedMerchants,
  tools: async () => (await import('./tools.ts')).tools,
  favourites: async () => (await import('./favourites.ts')).favourites,
  lessons: async () => (await import('./lessons/index.ts')).course,
  async knowledge(weights) {
    const { merchantsKnowledge, WEIGHTS } = await import('./bot/index.ts');
    return merchantsKnowledge({ ...WEIGHTS, ...weights });
  },
  weights: async () => ({ ...(await import('./bot/index.ts')).WEIGHTS }),
};
