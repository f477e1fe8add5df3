import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { NoticesTexts } from './en.ts';

export type { NoticesTexts } from './en.ts';

const NOTICES_TEXTS: Catalogue<NoticesTexts> = catalogueOf(
  import.meta.glob<NoticesTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useNoticesTexts(): NoticesTexts {
  return useTexts(NOTICES_TEXTS);
}
