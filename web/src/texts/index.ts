import { type Catalogue, useTexts } from '@kontor/ui';
import { en, type WebTexts } from './en.ts';
import { fr } from './fr.ts';

export const WEB_TEXTS: Catalogue<WebTexts> = { en, fr };

export function useWebTexts(): WebTexts {
  return useTexts(WEB_TEXTS);
}
