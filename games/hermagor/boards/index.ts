import type { HermagorBoard, TileSet } from '../rules/files/board.ts';
import guildTiles from './guild-tiles.json';
import ilmar from './ilmar.json';

/* Tests check these files, so that programs need not check them at every start. */

/** The boards that come with the game, the default first. */
export const BOARDS: readonly [HermagorBoard, ...HermagorBoard[]] = [ilmar as unknown as HermagorBoard];

/** The tile sets that come with the game, the default first. */
export const TILE_SETS: readonly [TileSet, ...TileSet[]] = [guildTiles as unknown as TileSet];
