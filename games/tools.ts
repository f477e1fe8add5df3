import { GAMES } from './index.ts';
import type { GameTools } from './tool.ts';

export type { Account, Usage } from './account.ts';
export type { GameTools } from './tool.ts';

/** The tools of all games. */
export const TOOLS: readonly GameTools[] = await Promise.all(GAMES.map((game) => game.tools()));
