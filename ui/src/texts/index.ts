import { en, type KitTexts } from './en.ts';
import { fr } from './fr.ts';
import type { Catalogue } from './i18n.tsx';

export const KIT_TEXTS: Catalogue<KitTexts> = { en, fr };
