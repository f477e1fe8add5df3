import { type Catalogue, catalogueOf, type Language, type Reason } from '@kontor/core';
import type { FutureText, ReasonText, ReasonTexts } from './types.ts';

const REASON_TEXTS: Catalogue<ReasonTexts> = catalogueOf(
  import.meta.glob<ReasonTexts>('./??.ts', { eager: true, import: 'texts' }),
);

/** The text of a bot's reason. */
export function reasonText({ code, params, weight }: Reason, language: Language): string {
  const { futures, ...reasons } = REASON_TEXTS[language];
  const { about, own, best, of } = params;
  const future =
    own === undefined ? undefined : new Map<string, FutureText>(Object.entries(futures)).get(code);
  if (future) return future(String(about), Number(own), Number(best), Number(of));
  const texts = new Map<string, ReasonText>(Object.entries(reasons)).get(code);
  const amount = Number(params['amount']);
  return (weight >= 0 ? texts?.good(amount) : texts?.bad(amount)) ?? code;
}
