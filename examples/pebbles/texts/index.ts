import {
  type Catalogue,
  catalogueOf,
  driverRefusal,
  type Language,
  languageOf,
  type Refusal,
} from '@kontor/core';
import type { PebblesTexts } from './types.ts';

export const TEXTS: Catalogue<PebblesTexts> = catalogueOf(
  import.meta.glob<PebblesTexts>('./??.ts', { eager: true, import: 'texts' }),
);

/** Why a move is refused, for the codes of this game. */
export function refusalText(texts: PebblesTexts, { code, params }: Refusal): string | undefined {
  return new Map(Object.entries(texts.refusals)).get(code)?.(params);
}

/** Why something was refused, in a sentence. */
export function explain(refusal: Refusal, language: Language = 'en'): string {
  return (
    refusalText(TEXTS[languageOf(language)], refusal) ?? driverRefusal(refusal, language) ?? refusal.code
  );
}
