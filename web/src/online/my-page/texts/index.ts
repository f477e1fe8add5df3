import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { MyPageTexts } from './en.ts';

export type { MyPageTexts } from './en.ts';

const MY_PAGE_TEXTS: Catalogue<MyPageTexts> = catalogueOf(
  import.meta.glob<MyPageTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useMyPageTexts(): MyPageTexts {
  return useTexts(MY_PAGE_TEXTS);
}
