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
import { CITIES, REGION_NUMERALS, RESOURCES, ROAD_LABELS } from './board.ts';

const closed = { additionalProperties: false };
const PlaceProperties = { id: SlugSchema, name: NameSchema, at: PointSchema };
const CapitalSchema = Type.Object(PlaceProperties, closed);
const CitySchema = Type.Object(
  {
    ...PlaceProperties,
    number: Type.Integer({ minimum: 1, maximum: CITIES }),
    rank: Type.Integer({ minimum: 1, maximum: 3 }),
  },
  closed,
);

const RoadSchema = Type.Object(
  { from: SlugSchema, to: SlugSchema, label: Type.Enum([...ROAD_LABELS]), course: CourseSchema },
  closed,
);

const RegionSchema = Type.Object(
  {
    numeral: Type.Enum([...REGION_NUMERALS]),
    name: NameSchema,
    /** The places on its border, in the order one meets them walking round it. */
    places: Type.Array(SlugSchema, { minItems: 3, maxItems: 21 }),
    /** Where its numeral is drawn. */
    label: PointSchema,
  },
  closed,
);

/** The format of a board file. */
export const MerchantsBoardSchema = Type.Object(
  {
    game: Type.Literal('merchants'),
    kind: Type.Literal('board'),
    ...headProperties,
    size: sizeProperty,
    capital: CapitalSchema,
    cities: Type.Array(CitySchema, { minItems: 1, maxItems: 40 }),
    roads: Type.Array(RoadSchema, { minItems: 1, maxItems: 100 }),
    regions: Type.Array(RegionSchema, { maxItems: 20 }),
    ...terrainProperties,
  },
  closed,
);

/** M-C1 and M-C4: how many of each resource there are, and what each contract asks for. */
export const ContractSetSchema = Type.Object(
  {
    game: Type.Literal('merchants'),
    kind: Type.Literal('contracts'),
    ...headProperties,
    resources: Type.Object(
      {
        coal: Type.Integer({ minimum: 0, maximum: 99 }),
        bronze: Type.Integer({ minimum: 0, maximum: 99 }),
        silver: Type.Integer({ minimum: 0, maximum: 99 }),
        gems: Type.Integer({ minimum: 0, maximum: 99 }),
        gold: Type.Integer({ minimum: 0, maximum: 99 }),
      },
      closed,
    ),
    contracts: Type.Array(
      Type.Object(
        {
          value: Type.Integer({ minimum: 1, maximum: 15 }),
          asks: Type.Array(Type.Enum([...RESOURCES]), { minItems: 1, maxItems: 3 }),
          copies: Type.Integer({ minimum: 1, maximum: 20 }),
        },
        closed,
      ),
      { minItems: 1, maxItems: 60 },
    ),
  },
  closed,
);

/** A board file, see docs/BOARDS.md. */
export type MerchantsBoard = Static<typeof MerchantsBoardSchema>;
/** A city of a board. */
export type City = Static<typeof CitySchema>;
/** A road of a board. */
export type Road = Static<typeof RoadSchema>;
/** An area that roads enclose. */
export type Region = Static<typeof RegionSchema>;
/** A file of contracts, see docs/BOARDS.md. */
export type ContractSet = Static<typeof ContractSetSchema>;

/** Reads a board file; whether it makes sense is for `checkBoard` to say. */
export function parseBoard(raw: unknown): Parsed<MerchantsBoard> {
  return parseShape(MerchantsBoardSchema, raw, 'board');
}

/** Reads a file of contracts; whether it makes sense is for `checkContracts` to say. */
export function parseContracts(raw: unknown): Parsed<ContractSet> {
  return parseShape(ContractSetSchema, raw, 'contracts');
}
