import { type Catalogue, catalogueOf } from '@kontor/core';
import type { MerchantsTexts } from './types.ts';

export { decisionText, eventText, refusalText } from './find.ts';
export type { ActedEvent, MerchantsTexts, Names, OptionTexts } from './types.ts';

export const MERCHANTS_TEXTS: Catalogue<MerchantsTexts> = catalogueOf(
  import.meta.glob<MerchantsTexts>('./??.ts', { eager: true, import: 'texts' }),
);
