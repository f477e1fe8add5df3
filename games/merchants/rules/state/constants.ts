import { CITIES, REGION_NUMERALS, RESOURCES, ROAD_LABELS } from '../files/board.ts';

export const RESOURCE_KINDS = RESOURCES.length;
export const REGIONS = REGION_NUMERALS.length;
export const LABELS = ROAD_LABELS.length;
/** The numbered cities and the capital. */
export const PLACES = CITIES + 1;
/** M-C3: the pieces of each player. */
export const TEMPLES_EACH = 5;
export const ELECTORS_EACH = 20;
/** M-S3: how many resources are put down together. */
export const SET_SIZE = 4;
/** M-C3: the value of a monopoly card. */
export const MONOPOLY_WORTH = 3;
/** No city ranks higher (M-B1), so nobody places more electors at once. */
export const MOST_RANK = 3;
