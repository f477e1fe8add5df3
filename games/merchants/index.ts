import type { GameEntry } from '../entry.ts';

export const merchants: GameEntry = {
  id: 'merchants',
  rules: async () => (await import('./rules/index.ts')).merchants,
  tools: async () => (await import('./tools.ts')).tools,
  knowledge: async () => (await import('./bot/index.ts')).merchantsKnowledge(),
};
