import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { LearnTexts } from './en.ts';

const LEARN_TEXTS: Catalogue<LearnTexts> = catalogueOf(
  import.meta.glob<LearnTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useLearnTexts(): LearnTexts {
  return useTexts(LEARN_TEXTS);
}
