import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import { ApiError } from '../connection/api.ts';
import type { OnlineTexts } from './en.ts';

export type { OnlineTexts } from './en.ts';

export const ONLINE_TEXTS: Catalogue<OnlineTexts> = await loadCatalogue(
  import.meta.glob<OnlineTexts>('./??.ts', { import: 'texts' }),
);

export function useOnlineTexts(): OnlineTexts {
  return useTexts(ONLINE_TEXTS);
}

/** Why the server refused, in the reader's language where there is a text for the code. */
export function problemText(texts: OnlineTexts, error: unknown): string {
  const code = error instanceof ApiError ? error.code : '';
  const message = error instanceof Error ? error.message : String(error);
  return texts.problem(Object.hasOwn(texts.codes, code) ? (texts.codes[code] ?? message) : message);
}
