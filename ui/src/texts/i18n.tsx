import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '../table/contract.ts';

/** The same texts in every language: plain strings, and functions where something is filled in. */
export interface Catalogue<T extends object> {
  readonly en: T;
  readonly fr: T;
}

const pseudo = new WeakMap<object, object>();

/** The texts of a language. For the pseudo-locale every string is put in brackets, so that others stand out. */
export function textsFor<T extends object>(catalogue: Catalogue<T>, locale: Locale): T {
  if (locale !== 'xx') return catalogue[locale];
  const known = pseudo.get(catalogue.en);
  if (known) return known as T;
  const bracketed = bracket(catalogue.en);
  pseudo.set(catalogue.en, bracketed);
  return bracketed;
}

function bracket<T>(value: T): T {
  if (typeof value === 'string') return `⟦${value}⟧` as T;
  if (typeof value === 'function')
    return ((...args: unknown[]) => bracket((value as (...args: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(value)) return value.map(bracket) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracket(inner)])) as T;
  return value;
}

const LocaleContext = createContext<Locale>('en');

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export function useTexts<T extends object>(catalogue: Catalogue<T>): T {
  return textsFor(catalogue, useContext(LocaleContext));
}

/** The tag for `lang` attributes and `Intl`; the pseudo-locale is bracketed English. */
export function languageTag(locale: Locale): string {
  return locale === 'xx' ? 'en' : locale;
}
