import { type Catalogue, catalogueOf } from '@kontor/ui';
import type { UiTexts } from './en.ts';

export type { UiTexts } from './en.ts';

export const UI_TEXTS: Catalogue<UiTexts> = catalogueOf(
  import.meta.glob<UiTexts>('./??.ts', { eager: true, import: 'texts' }),
);
