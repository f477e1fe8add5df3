import type { Catalogue } from '../i18n.tsx';
import { en, type KitTexts } from './en.ts';
import { fr } from './fr.ts';

export const KIT_TEXTS: Catalogue<KitTexts> = { en, fr };
