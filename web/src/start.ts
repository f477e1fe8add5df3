import { beginIn, languageTag } from '@kontor/ui/language';
import { localStore } from './browser/local-storage.ts';
import { readSettings, SETTINGS_KEY } from './settings/settings.ts';

const { locale, theme } = readSettings(localStore.get(SETTINGS_KEY), navigator.languages);
// The page itself comes later, and must not be seen in another theme before.
if (theme !== 'auto') document.documentElement.dataset['theme'] = theme;
// Before anything else is loaded, so that it comes in one language.
beginIn(languageTag(locale));
await import('./main.tsx');
