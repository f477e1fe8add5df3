import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { RemarkTexts } from './en.ts';

const REMARK_TEXTS: Catalogue<RemarkTexts> = catalogueOf(
  import.meta.glob<RemarkTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useRemarkTexts(): RemarkTexts {
  return useTexts(REMARK_TEXTS);
}
