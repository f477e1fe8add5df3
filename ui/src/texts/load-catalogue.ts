import { type Catalogue, LANGUAGE_CODES, LANGUAGES, type Language } from '@kontor/core';
import type { Locale } from '../table/contract.ts';

/** The language that texts fall back to, and that the pseudo-locale puts in brackets. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The tag for `lang` attributes and `Intl`; the pseudo-locale is bracketed English. */
export function languageTag(locale: Locale): Language {
  return locale === 'xx' ? DEFAULT_LANGUAGE : locale;
}

/** The languages that are loaded into every catalogue: all of them, until somebody begins in one. */
let spoken: readonly Language[] = LANGUAGE_CODES;
const adding = new Map<Language, Promise<void>>();
const catalogues: ((language: Language) => Promise<void>)[] = [];

/** From now on catalogues are loaded in this language alone. To be called before the first is loaded. */
export function beginIn(language: Language): void {
  spoken = [language];
}

/** Loads another language into all catalogues, those that are still to come included. */
export function addLanguage(language: Language): Promise<void> {
  if (spoken.includes(language)) return adding.get(language) ?? Promise.resolve();
  const added = Promise.all(catalogues.map((load) => load(language))).then(() => undefined);
  spoken = [...spoken, language];
  adding.set(language, added);
  added.catch(() => {
    // The next one who wants it tries again.
    spoken = spoken.filter((each) => each !== language);
    adding.delete(language);
  });
  return added;
}

/** A catalogue from the files of a `texts` folder, each named by the code of its language, of which only those in use are loaded. */
export async function loadCatalogue<T extends object>(
  files: Readonly<Record<string, () => Promise<T>>>,
): Promise<Catalogue<T>> {
  const texts: Partial<Record<Language, T>> = {};
  const load = async (language: Language): Promise<void> => {
    const file = files[`./${language}.ts`];
    if (!file) throw new Error(`There are no texts in ${LANGUAGES[language]} (${language}.ts).`);
    texts[language] = await file();
  };
  catalogues.push(load);
  await Promise.all(spoken.map(load));
  return texts as Catalogue<T>;
}
