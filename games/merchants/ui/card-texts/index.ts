import { type Catalogue, catalogueOf } from '@kontor/ui';
import type { CardTexts } from './en.ts';

export const CARD_TEXTS: Catalogue<CardTexts> = catalogueOf(
  import.meta.glob<CardTexts>('./??.ts', { eager: true, import: 'texts' }),
);
