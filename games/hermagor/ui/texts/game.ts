import { type Catalogue, loadCatalogue } from '@kontor/ui';
import { complete } from '../../texts/complete.ts';
import type { HermagorTexts, Lexicon } from '../../texts/types.ts';

const LEXICA = import.meta.glob<Lexicon>('./??.ts', { base: '../../texts', import: 'texts' });

/** The game's own texts, of which a page needs one language. */
export const TEXTS: Catalogue<HermagorTexts> = await loadCatalogue(
  Object.fromEntries(
    Object.entries(LEXICA).map(([file, load]) => [file, async () => complete(await load())]),
  ),
);
