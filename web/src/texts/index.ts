import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { WebTexts } from './en.ts';

export const WEB_TEXTS: Catalogue<WebTexts> = await loadCatalogue(
  import.meta.glob<WebTexts>('./??.ts', { import: 'texts' }),
);

export function useWebTexts(): WebTexts {
  return useTexts(WEB_TEXTS);
}
