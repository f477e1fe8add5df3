/**
 * The languages of all texts, each by its own name. Besides a line here, a language needs a file of its code beside every
 * `en.ts`; `web/test/languages.test.ts` names those that are missing.
 */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

/** The code of a language. */
export type Language = keyof typeof LANGUAGES;

/** The codes of all languages. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** A language by its code. A program without types may ask for one that there is none of; it gets English, not an exception. */
export function languageOf(code: string): Language {
  return LANGUAGE_CODES.find((known) => known === code) ?? 'en';
}

/** The same texts in every language. */
export type Catalogue<T> = Readonly<Record<Language, T>>;
