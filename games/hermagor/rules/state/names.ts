import { PRODUCTS, type Product } from '../files/board.ts';
import { SPACE_NAMES } from '../market/spaces.ts';
import { lowestBit } from './bits.ts';
import { NOBILITY } from './constants.ts';
import type { Colour, DiscRow, HermagorTable, SpaceName, TileName } from './types.ts';

/* From the numbers in the state to the names in views, events and notation. */

/** The rows of the price table where discs lie, by number. */
export const DISC_ROWS: readonly DiscRow[] = [...PRODUCTS, 'nobility'];

export const colourName = (table: Pick<HermagorTable, 'seats'>, colour: number): Colour =>
  colour === table.seats ? 'shared' : colour;
export const tileName = (table: HermagorTable, tile: number): TileName => table.tileName[tile] as TileName;
export const placeName = (table: HermagorTable, place: number): string => table.placeId[place] as string;
export const regionName = (table: HermagorTable, region: number): string => table.regionId[region] as string;
export const spaceName = (space: number): SpaceName => SPACE_NAMES[space] as SpaceName;
export const productName = (product: number): Product => PRODUCTS[product] as Product;
export const rowName = (row: number): DiscRow => (row === NOBILITY ? 'nobility' : productName(row));

/** The tiles of a set, lowest first. */
export function tileNames(table: HermagorTable, tiles: number): TileName[] {
  const names: TileName[] = [];
  for (let left = tiles; left !== 0; left &= left - 1) names.push(tileName(table, lowestBit(left)));
  return names;
}

/** Place ids along the cheapest way, both ends included. */
export function wayBetween(table: HermagorTable, from: number, to: number): string[] {
  const way = [placeName(table, from)];
  for (let place = from; place !== to; ) {
    place = table.nextPlace[place * table.villages + to] as number;
    way.push(placeName(table, place));
  }
  return way;
}
