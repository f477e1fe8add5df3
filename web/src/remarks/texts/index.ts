import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { RemarkTexts } from './en.ts';

const REMARK_TEXTS: Catalogue<RemarkTexts> = await loadCatalogue(
  import.meta.glob<RemarkTexts>('./??.ts', { import: 'texts' }),
);

export function useRemarkTexts(): RemarkTexts {
  return useTexts(REMARK_TEXTS);
}
