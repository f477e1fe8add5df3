import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { MannersTexts } from './en.ts';

const MANNERS_TEXTS: Catalogue<MannersTexts> = catalogueOf(
  import.meta.glob<MannersTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useMannersTexts(): MannersTexts {
  return useTexts(MANNERS_TEXTS);
}
