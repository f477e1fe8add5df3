import { type Catalogue, catalogueOf } from '@kontor/ui';
import type { MerchantsUiTexts } from './en.ts';

export type { MerchantsUiTexts } from './en.ts';

export const UI_TEXTS: Catalogue<MerchantsUiTexts> = catalogueOf(
  import.meta.glob<MerchantsUiTexts>('./??.ts', { eager: true, import: 'texts' }),
);
