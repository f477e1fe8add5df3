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

/** M-C1, from the cheapest to the dearest: resource number i is worth i + 1. */
export const RESOURCES = ['coal', 'bronze', 'silver', 'gems', 'gold'] as const;
/** M-B2: the labels of roads. */
export const ROAD_LABELS = ['a', 'b', 'c', 'd'] as const;
/** M-B1: the names of the regions. */
export const REGION_NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

export type Resource = (typeof RESOURCES)[number];
export type RoadLabel = (typeof ROAD_LABELS)[number];
export type RegionNumeral = (typeof REGION_NUMERALS)[number];

export const CITIES = 20;
/** M-B1: the capital has no number; its rank is fixed. */
export const CAPITAL_RANK = 3;

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

export type MerchantsBoard = Static<typeof MerchantsBoardSchema>;
export type City = Static<typeof CitySchema>;
export type Road = Static<typeof RoadSchema>;
export type Region = Static<typeof RegionSchema>;
export type ContractSet = Static<typeof ContractSetSchema>;

/** Reads a board file; whether it makes sense is for `checkBoard` to say. */
export function parseBoard(raw: unknown): Parsed<MerchantsBoard> {
  return parseShape(MerchantsBoardSchema, raw, 'board');
}

/** Reads a file of contracts; whether it makes sense is for `checkContracts` to say. */
export function parseContracts(raw: unknown): Parsed<ContractSet> {
  return parseShape(ContractSetSchema, raw, 'contracts');
}

/** M-C1: what one resource is worth. */
export function worth(resource: Resource): number {
  return RESOURCES.indexOf(resource) + 1;
}
