import { type Catalogue, loadCatalogue } from '@kontor/ui';
import type { ExplainTexts } from './en.ts';

export type { ExplainTexts } from './en.ts';

export const EXPLAIN_TEXTS: Catalogue<ExplainTexts> = await loadCatalogue(
  import.meta.glob<ExplainTexts>('./??.ts', { import: 'texts' }),
);
