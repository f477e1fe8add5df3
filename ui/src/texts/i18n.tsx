import type { Catalogue } from '@kontor/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '../table/contract.ts';
import { DEFAULT_LANGUAGE } from './load-catalogue.ts';

export type { Catalogue };

const pseudo = new WeakMap<object, object>();

/** The texts of a language. In the pseudo-locale every text is in brackets, so that texts outside the catalogues stand out. */
export function textsFor<T extends object>(catalogue: Catalogue<T>, locale: Locale): T {
  if (locale !== 'xx') return catalogue[locale];
  const known = pseudo.get(catalogue[DEFAULT_LANGUAGE]);
  if (known) return known as T;
  const bracketed = bracket(catalogue[DEFAULT_LANGUAGE]);
  pseudo.set(catalogue[DEFAULT_LANGUAGE], bracketed);
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

const LocaleContext = createContext<Locale>(DEFAULT_LANGUAGE);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export function useTexts<T extends object>(catalogue: Catalogue<T>): T {
  return textsFor(catalogue, useContext(LocaleContext));
}
