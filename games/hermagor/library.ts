/**
 * The game Hermagor: its rules, files and texts of refusals.
 *
 * @module kontor/hermagor
 */

export { explain } from './explain.ts';
export type * from './rules/files/board.ts';
export {
  checkBoard,
  checkTiles,
  type HermagorGame,
  hermagor,
  parseBoard,
  parseTiles,
} from './rules/index.ts';
export type { HermagorOptions } from './rules/state/options.ts';
export type * from './rules/state/types.ts';
export type * from './rules/view/events.ts';
export type * from './rules/view/preview-types.ts';
