import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { HintTexts } from './en.ts';

const HINT_TEXTS: Catalogue<HintTexts> = await loadCatalogue(
  import.meta.glob<HintTexts>('./??.ts', { import: 'texts' }),
);

export function useHintTexts(): HintTexts {
  return useTexts(HINT_TEXTS);
}
