import type { Catalogue, Language } from '../languages.ts';
import type { Refusal } from '../refusal.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DriverTexts } from './types.ts';

const DRIVER_TEXTS: Catalogue<DriverTexts> = { en, fr };

/** A refusal of the match itself in words; `undefined` if the code is a game's own. */
export function driverRefusal({ code, params }: Refusal, language: Language): string | undefined {
  return new Map(Object.entries(DRIVER_TEXTS[language])).get(code)?.(params);
}
