import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { NoticesTexts } from './en.ts';

export type { NoticesTexts } from './en.ts';

const NOTICES_TEXTS: Catalogue<NoticesTexts> = await loadCatalogue(
  import.meta.glob<NoticesTexts>('./??.ts', { import: 'texts' }),
);

export function useNoticesTexts(): NoticesTexts {
  return useTexts(NOTICES_TEXTS);
}
