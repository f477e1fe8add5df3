import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { AccountTexts } from './en.ts';

const ACCOUNT_TEXTS: Catalogue<AccountTexts> = catalogueOf(
  import.meta.glob<AccountTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useAccountTexts(): AccountTexts {
  return useTexts(ACCOUNT_TEXTS);
}
