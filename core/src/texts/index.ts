import { catalogueOf } from '../catalogue.ts';
import { type Catalogue, type Language, languageOf } from '../languages.ts';
import type { Refusal } from '../refusal.ts';
import type { DriverTexts } from './types.ts';

const DRIVER_TEXTS: Catalogue<DriverTexts> = catalogueOf(
  import.meta.glob<DriverTexts>('./??.ts', { eager: true, import: 'texts' }),
);

/** A refusal of the match itself in words; `undefined` if the code is a game's own. */
export function driverRefusal({ code, params }: Refusal, language: Language): string | undefined {
  return new Map(Object.entries(DRIVER_TEXTS[languageOf(language)])).get(code)?.(params);
}
