import type { GamePage } from '../games/game-pages.ts';
import type { Names } from './setup.ts';

/** Starts a game as the last one was set up, the first one against gentle bots; returns the address of its table. */
export async function playNow(game: GamePage, names: Names): Promise<string> {
  const [{ loadRules }, { lastSetup, startGame }] = await Promise.all([
    import('../games/load-rules.ts'),
    import('./start.ts'),
  ]);
  // Loaded while the game is being set up.
  const parts = Promise.all([import('../table/table-page.tsx'), game.loadUi()]);
  const rules = await loadRules(game.id);
  await parts;
  return `/play/${await startGame(rules, lastSetup(rules, names))}`;
}
