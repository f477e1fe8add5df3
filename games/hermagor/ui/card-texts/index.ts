import { type Catalogue, loadCatalogue } from '@kontor/ui';
import type { CardTexts } from './en.ts';

export const CARD_TEXTS: Catalogue<CardTexts> = await loadCatalogue(
  import.meta.glob<CardTexts>('./??.ts', { import: 'texts' }),
);
