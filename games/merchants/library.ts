/**
 * The game Merchants of Empire: its rules, files and texts of refusals.
 *
 * @module kontor/merchants
 */

export { explain } from './explain.ts';
export type * from './rules/files/board.ts';
export {
  checkBoard,
  checkContracts,
  type MerchantsGame,
  merchants,
  parseBoard,
  parseContracts,
} from './rules/index.ts';
export type { MerchantsOptions } from './rules/state/options.ts';
export type * from './rules/state/types.ts';
export type * from './rules/view/events.ts';
export type * from './rules/view/preview-types.ts';
