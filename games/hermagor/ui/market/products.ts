import type { Product, TileName } from '../../rules/index.ts';

/** What a tile shows; nothing for a special one. */
export function productsOf(
  tiles: readonly { readonly number: number; readonly products: readonly Product[] }[],
  tile: TileName,
): readonly Product[] {
  return tiles.find(({ number }) => number === tile)?.products ?? [];
}
