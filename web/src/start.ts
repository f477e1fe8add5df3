import { beginIn, languageTag } from '@kontor/ui/language';
import { localStore } from './browser/local-storage.ts';
import { readSettings, SETTINGS_KEY } from './settings/settings.ts';

// Before anything else is loaded, so that it comes in one language.
const { locale } = readSettings(localStore.get(SETTINGS_KEY), navigator.languages);
beginIn(languageTag(locale));
await import('./main.tsx');
