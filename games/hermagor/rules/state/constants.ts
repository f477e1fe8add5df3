import { PRODUCTS } from '../files/board.ts';

export const PRODUCT_ROWS = PRODUCTS.length;
/** The row after the products. */
export const NOBILITY = PRODUCTS.length;
/** The values on the squares (H-B3), from the left. */
export const BUILDING_VALUES = [5, 3, 1, 0] as const;
export const NOBILITY_VALUES = [3, 4, 5, 6, 7, 8] as const;
export const LOWEST_PRICE = 5;
export const HIGHEST_PRICE = 10;
/** H-B3, for the prices 5 to 10. */
export const END_VALUES = [0, 1, 3, 6, 8, 9] as const;
export const STATIONS_PER_COLOUR = 21;
export const DISCS_PER_COLOUR = 9;
export const BUYERS_PER_PLAYER = 4;
/** H-5.1: for both players together, or for each. */
export const SHARED_BUYERS = 2;
export const SHARED_STATIONS = 2;
export const STARTING_CASH = 20;
/** The seats, or two seats and the shared colour. */
export const COLOURS = 5;
/** Limits of the encoding of moves. */
export const MOST_VILLAGES = 64;
export const MOST_REGIONS = 64;
/** No decision has more moves than this. */
export const MOST_MOVES = 320;
