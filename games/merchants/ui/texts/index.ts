import type { Catalogue } from '@kontor/ui';
import { en, type MerchantsUiTexts } from './en.ts';
import { fr } from './fr.ts';

export type { MerchantsUiTexts } from './en.ts';

export const UI_TEXTS: Catalogue<MerchantsUiTexts> = { en, fr };
