import { type Catalogue, catalogueOf } from '@kontor/ui';
import type { ExplainTexts } from './en.ts';

export type { ExplainTexts } from './en.ts';

export const EXPLAIN_TEXTS: Catalogue<ExplainTexts> = catalogueOf(
  import.meta.glob<ExplainTexts>('./??.ts', { eager: true, import: 'texts' }),
);
