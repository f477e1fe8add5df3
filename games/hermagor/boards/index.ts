import { expectParsed } from '@kontor/core';
import { type HermagorBoard, parseBoard, parseTiles, type TileSet } from '../rules/board.ts';
import guildTiles from './guild-tiles.json';
import ilmar from './ilmar.json';

/** The boards that come with the game, the default first. */
export const BOARDS: readonly [HermagorBoard, ...HermagorBoard[]] = [expectParsed(parseBoard(ilmar))];

/** The tile sets that come with the game, the default first. */
export const TILE_SETS: readonly [TileSet, ...TileSet[]] = [expectParsed(parseTiles(guildTiles))];
