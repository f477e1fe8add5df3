import {
  CourseSchema,
  headProperties,
  NameSchema,
  type Parsed,
  PointSchema,
  parseShape,
  SlugSchema,
  sizeProperty,
  terrainProperties,
} from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { BUILDINGS, MARKET_COLUMNS, MARKET_ROWS, PRODUCTS, SPECIALS } from './board.ts';

const closed = { additionalProperties: false };
const ProductSchema = Type.Enum([...PRODUCTS]);

const PlaceProperties = { id: SlugSchema, name: NameSchema, at: PointSchema };
const CastleSchema = Type.Object(PlaceProperties, closed);
const VillageSchema = Type.Object({ ...PlaceProperties, product: ProductSchema }, closed);

const RoadSchema = Type.Object(
  {
    from: SlugSchema,
    to: SlugSchema,
    toll: Type.Integer({ minimum: 0, maximum: 20 }),
    course: CourseSchema,
    /** Where the road crosses a river. */
    bridges: Type.Array(PointSchema, { maxItems: 4 }),
  },
  closed,
);

const RegionSchema = Type.Object(
  {
    id: SlugSchema,
    name: NameSchema,
    /** The places on its border, in the order one meets them walking round it. */
    places: Type.Array(SlugSchema, { minItems: 3, maxItems: 20 }),
    /** The Nobility flag, or the buildings. */
    shows: Type.Union([
      Type.Literal('nobility'),
      Type.Array(Type.Enum([...BUILDINGS]), { minItems: 1, maxItems: 8 }),
    ]),
    /** Where the building marks or the flag are drawn. */
    label: PointSchema,
  },
  closed,
);

const DukedomSchema = Type.Object(
  {
    id: SlugSchema,
    name: NameSchema,
    villages: Type.Array(SlugSchema, { maxItems: 100 }),
    label: PointSchema,
  },
  closed,
);

/** The cost of one passage space, by row and column. */
const costs = (rows: number, columns: number) => {
  const row = Type.Array(Type.Integer({ minimum: 0, maximum: 20 }), { minItems: columns, maxItems: columns });
  return Type.Array(row, { minItems: rows, maxItems: rows });
};

/** H-B2: the 43 passage spaces. `h[r][c]` lies below booth (r, c), `v[r][c]` right of it, `j[r][c]` at its lower right corner. */
const MarketSchema = Type.Object(
  {
    h: costs(MARKET_ROWS - 1, MARKET_COLUMNS),
    v: costs(MARKET_ROWS, MARKET_COLUMNS - 1),
    j: costs(MARKET_ROWS - 1, MARKET_COLUMNS - 1),
  },
  closed,
);

/** The format of a board file. */
export const HermagorBoardSchema = Type.Object(
  {
    game: Type.Literal('hermagor'),
    kind: Type.Literal('board'),
    ...headProperties,
    size: sizeProperty,
    castle: CastleSchema,
    villages: Type.Array(VillageSchema, { minItems: 1, maxItems: 100 }),
    roads: Type.Array(RoadSchema, { minItems: 1, maxItems: 120 }),
    regions: Type.Array(RegionSchema, { maxItems: 100 }),
    dukedoms: Type.Array(DukedomSchema, { maxItems: 10 }),
    /** The places of the Principal Route from one end to the other, Hermagor among them. */
    principalRoute: Type.Array(SlugSchema, { maxItems: 40 }),
    market: MarketSchema,
    ...terrainProperties,
  },
  closed,
);

const TileSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1, maximum: 99 }),
    /** One product: a single tile, whose winner may raise the price. Two: a double tile. */
    products: Type.Array(ProductSchema, { minItems: 1, maxItems: 2 }),
  },
  closed,
);

/** The format of a file of tiles. */
export const TileSetSchema = Type.Object(
  {
    game: Type.Literal('hermagor'),
    kind: Type.Literal('tiles'),
    ...headProperties,
    tiles: Type.Array(TileSchema, { minItems: 1, maxItems: 99 }),
    specials: Type.Array(Type.Enum([...SPECIALS]), { maxItems: 20 }),
  },
  closed,
);

/** A board file, see docs/BOARDS.md. */
export type HermagorBoard = Static<typeof HermagorBoardSchema>;
/** A village of a board. */
export type Village = Static<typeof VillageSchema>;
/** A road of a board. */
export type Road = Static<typeof RoadSchema>;
/** An area that roads enclose. */
export type Region = Static<typeof RegionSchema>;
/** A file of tiles, see docs/BOARDS.md. */
export type TileSet = Static<typeof TileSetSchema>;

/** Reads a board file; whether it makes sense is for `checkBoard` to say. */
export function parseBoard(raw: unknown): Parsed<HermagorBoard> {
  return parseShape(HermagorBoardSchema, raw, 'board');
}

/** Reads a file of tiles; whether it makes sense is for `checkTiles` to say. */
export function parseTiles(raw: unknown): Parsed<TileSet> {
  return parseShape(TileSetSchema, raw, 'tiles');
}
