import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { MyPageTexts } from './en.ts';

export type { MyPageTexts } from './en.ts';

const MY_PAGE_TEXTS: Catalogue<MyPageTexts> = await loadCatalogue(
  import.meta.glob<MyPageTexts>('./??.ts', { import: 'texts' }),
);

export function useMyPageTexts(): MyPageTexts {
  return useTexts(MY_PAGE_TEXTS);
}
