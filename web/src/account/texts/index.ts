import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { AccountTexts } from './en.ts';

const ACCOUNT_TEXTS: Catalogue<AccountTexts> = await loadCatalogue(
  import.meta.glob<AccountTexts>('./??.ts', { import: 'texts' }),
);

export function useAccountTexts(): AccountTexts {
  return useTexts(ACCOUNT_TEXTS);
}
