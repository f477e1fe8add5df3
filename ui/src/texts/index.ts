import type { KitTexts } from './en.ts';
import { type Catalogue, catalogueOf } from './i18n.tsx';

export const KIT_TEXTS: Catalogue<KitTexts> = catalogueOf(
  import.meta.glob<KitTexts>('./??.ts', { eager: true, import: 'texts' }),
);
