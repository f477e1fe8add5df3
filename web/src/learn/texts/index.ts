import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { LearnTexts } from './en.ts';

const LEARN_TEXTS: Catalogue<LearnTexts> = await loadCatalogue(
  import.meta.glob<LearnTexts>('./??.ts', { import: 'texts' }),
);

export function useLearnTexts(): LearnTexts {
  return useTexts(LEARN_TEXTS);
}
