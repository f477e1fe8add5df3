import { type Catalogue, loadCatalogue } from '@kontor/ui';
import type { MerchantsTexts } from '../../texts/types.ts';

/** The game's own texts, of which a page needs one language. */
export const MERCHANTS_TEXTS: Catalogue<MerchantsTexts> = await loadCatalogue(
  import.meta.glob<MerchantsTexts>('./??.ts', { base: '../../texts', import: 'texts' }),
);
