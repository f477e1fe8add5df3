import type { GameEntry } from '../entry.ts';

export const hermagor: GameEntry = {
  id: 'hermagor',
  rules: async () => (await import('./rules/index.ts')).hermagor,
  tools: async () => (await import('./tools.ts')).tools,
  knowledge: async () => (await import('./bot/index.ts')).hermagorKnowledge(),
};
