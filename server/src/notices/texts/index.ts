import { type Catalogue, catalogueOf } from '@kontor/core';
import type { NoticeTexts } from './types.ts';

/** The texts of notices, in every language. */
export const NOTICE_TEXTS: Catalogue<NoticeTexts> = catalogueOf(
  import.meta.glob<NoticeTexts>('./??.ts', { eager: true, import: 'texts' }),
);
