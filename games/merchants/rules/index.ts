/**
 * The packed rules of Merchants of Empire, one level below `kontor/merchants`.
 *
 * @module kontor/merchants/engine
 */

import { prepare } from './files/prepare.ts';
import { readPosition } from './position/read-position.ts';
import { type MerchantsGame, uncheckedMerchants } from './unchecked.ts';

export * from './files/board.ts';
export { checkBoard } from './files/check-board.ts';
export { checkContracts } from './files/check-contracts.ts';
export * from './files/schema.ts';
export { breakdown, eliminate, standings, tallies } from './flow/score.ts';
export { actionsIn } from './moves/encoding.ts';
export { PositionSchema } from './position/read-position.ts';
export { type MerchantsOptions, OPTIONS } from './state/options.ts';
export { contractOf, distance, rankOf, regionsAt, roadFrom } from './state/table.ts';
export type { MerchantsState, MerchantsTable } from './state/types.ts';
export * from './state/types.ts';
export type { MerchantsGame } from './unchecked.ts';
export type * from './view/events.ts';
export type * from './view/preview-types.ts';
export { contractAsks, contractValue, walk } from './view/walk.ts';

/** Everything that comes from outside is checked. */
export const merchants: MerchantsGame = { ...uncheckedMerchants, prepare, readPosition };
