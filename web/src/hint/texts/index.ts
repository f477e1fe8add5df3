import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { HintTexts } from './en.ts';

const HINT_TEXTS: Catalogue<HintTexts> = catalogueOf(
  import.meta.glob<HintTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useHintTexts(): HintTexts {
  return useTexts(HINT_TEXTS);
}
