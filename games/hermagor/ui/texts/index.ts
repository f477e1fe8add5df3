import { type Catalogue, loadCatalogue } from '@kontor/ui';
import type { UiTexts } from './en.ts';

export type { UiTexts } from './en.ts';

export const UI_TEXTS: Catalogue<UiTexts> = await loadCatalogue(
  import.meta.glob<UiTexts>('./??.ts', { import: 'texts' }),
);
