import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { RulesTexts } from './en.ts';

const RULES_TEXTS: Catalogue<RulesTexts> = await loadCatalogue(
  import.meta.glob<RulesTexts>('./??.ts', { import: 'texts' }),
);

export function useRulesTexts(): RulesTexts {
  return useTexts(RULES_TEXTS);
}
