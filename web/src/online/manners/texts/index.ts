import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { MannersTexts } from './en.ts';

const MANNERS_TEXTS: Catalogue<MannersTexts> = await loadCatalogue(
  import.meta.glob<MannersTexts>('./??.ts', { import: 'texts' }),
);

export function useMannersTexts(): MannersTexts {
  return useTexts(MANNERS_TEXTS);
}
