import type { GameEntry } from '@kontor/games';

export const pebbles: GameEntry = {
  id: 'pebbles',
  name: 'Pebbles',
  rules: async () => (await import('./rules/index.ts')).pebbles,
  tools: async () => (await import('./tools.ts')).tools,
};
