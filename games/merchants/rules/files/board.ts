import type { City, ContractSet, MerchantsBoard, Region, Road } from './schema.ts';

export type { City, ContractSet, MerchantsBoard, Region, Road };

/** M-C1, from the cheapest to the dearest: resource number i is worth i + 1. */
export const RESOURCES = ['coal', 'bronze', 'silver', 'gems', 'gold'] as const;
/** M-B2: the labels of roads. */
export const ROAD_LABELS = ['a', 'b', 'c', 'd'] as const;
/** M-B1: the names of the regions. */
export const REGION_NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** A resource. */
export type Resource = (typeof RESOURCES)[number];
/** The label of a road. */
export type RoadLabel = (typeof ROAD_LABELS)[number];
/** The name of a region. */
export type RegionNumeral = (typeof REGION_NUMERALS)[number];

/** M-B1: how many cities there are besides the capital. */
export const CITIES = 20;
/** M-B1: the capital has no number; its rank is fixed. */
export const CAPITAL_RANK = 3;

/** M-C1: what one resource is worth. */
export function worth(resource: Resource): number {
  return RESOURCES.indexOf(resource) + 1;
}
