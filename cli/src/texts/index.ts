import type { Catalogue, Language, Refusal } from '@kontor/core';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DriverTexts } from './types.ts';

const DRIVER_TEXTS: Catalogue<DriverTexts> = { en, fr };

export function driverRefusal({ code, params }: Refusal, language: Language): string | undefined {
  return DRIVER_TEXTS[language][code]?.(params);
}
