import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { RulesTexts } from './en.ts';

const RULES_TEXTS: Catalogue<RulesTexts> = catalogueOf(
  import.meta.glob<RulesTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useRulesTexts(): RulesTexts {
  return useTexts(RULES_TEXTS);
}
