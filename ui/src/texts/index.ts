import type { KitTexts } from './en.ts';
import type { Catalogue } from './i18n.tsx';
import { loadCatalogue } from './load-catalogue.ts';

export const KIT_TEXTS: Catalogue<KitTexts> = await loadCatalogue(
  import.meta.glob<KitTexts>('./??.ts', { import: 'texts' }),
);
