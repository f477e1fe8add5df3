/**
 * The languages of all texts, each by its own name. Besides a line here, a language needs a file of its code beside every
 * `en.ts`; `web/test/languages.test.ts` names those that are missing.
 */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The same texts in every language. */
export type Catalogue<T> = Readonly<Record<Language, T>>;
