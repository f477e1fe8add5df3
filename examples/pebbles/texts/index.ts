import { type Catalogue, driverRefusal, type Language, type Refusal } from '@kontor/core';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PebblesTexts } from './types.ts';

export const TEXTS: Catalogue<PebblesTexts> = { en, fr };

/** Why a move is refused, for the codes of this game. */
export function refusalText(texts: PebblesTexts, { code, params }: Refusal): string | undefined {
  return new Map(Object.entries(texts.refusals)).get(code)?.(params);
}

/** Why something was refused, in a sentence. */
export function explain(refusal: Refusal, language: Language = 'en'): string {
  return refusalText(TEXTS[language], refusal) ?? driverRefusal(refusal, language) ?? refusal.code;
}
