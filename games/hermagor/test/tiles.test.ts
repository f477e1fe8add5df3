import { describe, expect, it } from 'vitest';
import { TILE_SETS } from '../boards/index.ts';
import { BUILDINGS, PRODUCTS, SPECIALS, type TileSet } from '../rules/files/board.ts';
import { checkTiles } from '../rules/files/check-tiles.ts';

const [tiles] = TILE_SETS;

function tileCodes(change: (tiles: TileSet) => void, design = true): string[] {
  const changed = structuredClone(tiles);
  change(changed);
  return [...new Set(checkTiles(changed, { design }).map((problem) => problem.code))];
}

describe('tiles', () => {
  it('H-C2, H-C3, H-B7: the set that comes with the game passes', () => {
    expect(checkTiles(tiles, { design: true })).toEqual([]);
    expect(tiles.tiles.filter((tile) => tile.products.length === 1)).toHaveLength(8);
  });

  it('H-C1: eight products, each with its building', () => {
    expect(PRODUCTS).toHaveLength(8);
    expect(BUILDINGS.map((building, i) => `${PRODUCTS[i]}/${building}`)).toEqual([
      'maize/maize-field',
      'salt/salt-mine',
      'amulet/clairvoyant-tent',
      'books/library',
      'weapons/blacksmith',
      'blessing/church',
      'egg/dragon-valley',
      'relic/graveyard',
    ]);
  });

  it('H-C2: numbers 1–20 once each, and doubles with two products', () => {
    expect(tileCodes((set) => set.tiles.pop(), false)).toEqual(['tiles.number']);
    expect(tileCodes((set) => set.tiles.push({ number: 21, products: ['egg'] }), false)).toEqual([
      'tiles.number-range',
    ]);
    expect(tileCodes((set) => set.tiles[1]?.products.splice(0, 2, 'egg', 'egg'), false)).toEqual([
      'tiles.double',
    ]);
  });

  it('H-C3: each special tile once', () => {
    expect(SPECIALS).toHaveLength(4);
    expect(tileCodes((set) => set.specials.pop(), false)).toEqual(['tiles.special']);
    expect(tileCodes((set) => set.specials.push('shortcut'), false)).toEqual(['tiles.special']);
  });

  it('H-B7: singles, doubles, pairs and the last four are even; a printed set may differ', () => {
    const uneven = (set: TileSet) => set.tiles[0]?.products.splice(0, 1, 'egg');
    expect(tileCodes(uneven)).toEqual(['tiles.singles']);
    expect(tileCodes(uneven, false)).toEqual([]);
    expect(tileCodes((set) => set.tiles[1]?.products.splice(0, 2, 'maize', 'books'))).toEqual([
      'tiles.doubles',
      'tiles.pair-twice',
    ]);
    const swapped = (set: TileSet) => {
      for (const tile of set.tiles) tile.number = 21 - tile.number;
    };
    expect(tileCodes(swapped)).toEqual(['tiles.last-four']);
  });
});
