import type { HermagorBoard, Region, Road, TileSet, Village } from './schema.ts';

export type { HermagorBoard, Region, Road, TileSet, Village };

/** H-C1, in the order of the price table's rows. Building number i makes product number i. */
export const PRODUCTS = ['maize', 'salt', 'amulet', 'books', 'weapons', 'blessing', 'egg', 'relic'] as const;
/** H-C1: what makes the products, in the same order. */
export const BUILDINGS = [
  'maize-field',
  'salt-mine',
  'clairvoyant-tent',
  'library',
  'blacksmith',
  'church',
  'dragon-valley',
  'graveyard',
] as const;
/** H-C3: the special tiles. */
export const SPECIALS = ['floating-market', 'shortcut', 'black-market', 'good-deal'] as const;

/** A product. */
export type Product = (typeof PRODUCTS)[number];
/** A building that makes a product. */
export type Building = (typeof BUILDINGS)[number];
/** A special tile. */
export type Special = (typeof SPECIALS)[number];

/** H-B2: booths in rows and columns; the passages run between them. */
export const MARKET_ROWS = 5;
/** H-B2: the columns of booths. */
export const MARKET_COLUMNS = 4;
