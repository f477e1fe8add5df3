import type { Catalogue } from '@kontor/ui';
import { en, type UiTexts } from './en.ts';
import { fr } from './fr.ts';

export const UI_TEXTS: Catalogue<UiTexts> = { en, fr };
