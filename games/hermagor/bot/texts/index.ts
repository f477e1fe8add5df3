import { type Catalogue, catalogueOf, type Language, type Reason } from '@kontor/core';
import type { ReasonText, ReasonTexts } from './types.ts';

const REASON_TEXTS: Catalogue<ReasonTexts> = catalogueOf(
  import.meta.glob<ReasonTexts>('./??.ts', { eager: true, import: 'texts' }),
);

/** The text of a bot's reason. */
export function reasonText({ code, params, weight }: Reason, language: Language): string {
  const texts = new Map<string, ReasonText>(Object.entries(REASON_TEXTS[language])).get(code);
  const amount = Number(params['amount']);
  return (weight >= 0 ? texts?.good(amount) : texts?.bad(amount)) ?? code;
}
