import { type Catalogue, catalogueOf } from '@kontor/core';
import type { RemarkTexts } from './types.ts';

export const REMARK_TEXTS: Catalogue<RemarkTexts> = catalogueOf(
  import.meta.glob<RemarkTexts>('./??.ts', { eager: true, import: 'texts' }),
);
