import type { Favourites } from './deals.ts';
import { GAMES } from './index.ts';

export type { Deals } from './deals.ts';

/** Of the games that tell what people deal in. */
export const FAVOURITES: ReadonlyMap<string, Favourites> = new Map(
  await Promise.all(
    GAMES.flatMap(({ id, favourites }) =>
      favourites ? [favourites().then((each) => [id, each] as const)] : [],
    ),
  ),
);
