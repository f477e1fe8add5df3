import { type Catalogue, catalogueOf, type Language } from '@kontor/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '../table/contract.ts';

export { type Catalogue, catalogueOf };

/** The language that texts fall back to, and that the pseudo-locale puts in brackets. */
const DEFAULT: Language = 'en';

const pseudo = new WeakMap<object, object>();

/** The texts of a language. In the pseudo-locale every text is in brackets, so that texts outside the catalogues stand out. */
export function textsFor<T extends object>(catalogue: Catalogue<T>, locale: Locale): T {
  if (locale !== 'xx') return catalogue[locale];
  const known = pseudo.get(catalogue[DEFAULT]);
  if (known) return known as T;
  const bracketed = bracket(catalogue[DEFAULT]);
  pseudo.set(catalogue[DEFAULT], bracketed);
  return bracketed;
}

/** A text as the pseudo-locale shows it. */
export function pseudoText(text: string): string {
  return `⟦${text}⟧`;
}

function bracket<T>(value: T): T {
  if (typeof value === 'string') return pseudoText(value) as T;
  if (typeof value === 'function')
    return ((...args: unknown[]) => bracket((value as (...args: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(value)) return value.map(bracket) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracket(inner)])) as T;
  return value;
}

const LocaleContext = createContext<Locale>(DEFAULT);

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
export function languageTag(locale: Locale): Language {
  return locale === 'xx' ? DEFAULT : locale;
}
