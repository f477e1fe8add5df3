import { type Catalogue, catalogueOf } from '@kontor/core';
import type { LetterTexts } from './en.ts';

/** The letters that the server writes, in every language. */
export const LETTERS: Catalogue<LetterTexts> = catalogueOf(
  import.meta.glob<LetterTexts>('./??.ts', { eager: true, import: 'texts' }),
);
