import { tools as hermagor } from './hermagor/tools.ts';
import { tools as merchants } from './merchants/tools.ts';
import type { GameTools } from './tool.ts';

export type { Account, Usage } from './account.ts';
export type { GameTools, Language } from './tool.ts';
export { LANGUAGES } from './tool.ts';

/** Every game with its tools; a new one adds a line. */
export const TOOLS: readonly GameTools[] = [hermagor, merchants];
