/**
 * The packed rules of Hermagor, one level below `kontor/hermagor`.
 *
 * @module kontor/hermagor/engine
 */

import { prepare } from './files/prepare.ts';
import { readPosition } from './position/read-position.ts';
import { type HermagorGame, uncheckedHermagor } from './unchecked.ts';

export * from './files/board.ts';
export { checkBoard } from './files/check-board.ts';
export { checkTiles } from './files/check-tiles.ts';
export * from './files/schema.ts';
export { breakdown, endValue } from './flow/score.ts';
export { BOOTHS_OF_SPACE, LINE_NAMES, LINES_OF_SPACE, SPACE_NAMES } from './market/spaces.ts';
export { tally } from './market/tally.ts';
export { PositionSchema } from './position/read-position.ts';
export { DISC_ROWS } from './state/names.ts';
export type { HermagorOptions } from './state/options.ts';
export * from './state/types.ts';
export type { HermagorGame } from './unchecked.ts';
export type * from './view/events.ts';
export { buildOptions, reach, regionPay } from './view/preview.ts';
export type * from './view/preview-types.ts';
export { type Projection, projection } from './view/projection.ts';
export { cashChange, remembered } from './view/sample.ts';
export { phaseOf } from './view/view.ts';

/** Everything that comes from outside is checked. */
export const hermagor: HermagorGame = { ...uncheckedHermagor, prepare, readPosition };
