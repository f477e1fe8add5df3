import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { WebTexts } from './en.ts';

export const WEB_TEXTS: Catalogue<WebTexts> = catalogueOf(
  import.meta.glob<WebTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useWebTexts(): WebTexts {
  return useTexts(WEB_TEXTS);
}
