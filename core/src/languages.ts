/**
 * The languages of all texts, each by its own name. Besides a line here, a language needs a file or folder of its code in
 * every `texts` folder; the compiler and `web/test/languages.test.ts` name those that are missing.
 */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The same texts in every language. */
export type Catalogue<T> = Readonly<Record<Language, T>>;
