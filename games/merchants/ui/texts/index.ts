import { type Catalogue, loadCatalogue } from '@kontor/ui';
import type { MerchantsUiTexts } from './en.ts';

export type { MerchantsUiTexts } from './en.ts';

export const UI_TEXTS: Catalogue<MerchantsUiTexts> = await loadCatalogue(
  import.meta.glob<MerchantsUiTexts>('./??.ts', { import: 'texts' }),
);
