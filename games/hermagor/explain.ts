import { driverRefusal, type Language, languageOf, type Refusal } from '@kontor/core';
import { TEXTS } from './texts/index.ts';

/** Why a move or command was refused, in a sentence. */
export function explain(refusal: Refusal, language: Language = 'en'): string {
  const own = TEXTS[languageOf(language)].refusal(refusal);
  return own === refusal.code ? (driverRefusal(refusal, language) ?? own) : own;
}
