import { type BookFigureProps, type Locale, languageTag, pseudoText } from '@kontor/ui';
import type { Book, BookPart } from '@kontor/ui/book';
import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

const BOOKS = import.meta.glob<{ readonly book: Book }>('../../../games/*/book/??.ts');
const FIGURES = import.meta.glob<{ readonly Figure: ComponentType<BookFigureProps> }>(
  '../../../games/*/book/figures.tsx',
);

async function loadBook(game: string, locale: Locale): Promise<Book> {
  const load = BOOKS[`../../../games/${game}/book/${languageTag(locale)}.ts`];
  if (!load) throw new Error(`There is no rule book of "${game}".`);
  const { book } = await load();
  return locale === 'xx' ? pseudoBook(book) : book;
}

function pseudoBook(book: Book): Book {
  const part = (each: BookPart): BookPart =>
    each.kind === 'figure'
      ? { ...each, caption: pseudoText(each.caption) }
      : { ...each, lead: pseudoText(each.lead), text: pseudoText(each.text) };
  return book.map(({ id, title, parts }) => ({ id, title: pseudoText(title), parts: parts.map(part) }));
}

export function hasBook(game: string): boolean {
  return Object.keys(BOOKS).some((path) => path.includes(`/games/${game}/book/`));
}

/** The rule book in a language: `undefined` until it is loaded, `failed` if it cannot be. */
export function useBook(game: string, locale: Locale): Book | 'failed' | undefined {
  const [book, setBook] = useState<Book | 'failed'>();
  useEffect(() => {
    let current = true;
    setBook(undefined);
    loadBook(game, locale).then(
      (loaded) => current && setBook(loaded),
      () => current && setBook('failed'),
    );
    return () => {
      current = false;
    };
  }, [game, locale]);
  return book;
}

const figures = new Map<string, LazyExoticComponent<ComponentType<BookFigureProps>>>();

/** The figures of a game's book, which draw with the parts of its table and come after the text. */
export function figuresOf(game: string): LazyExoticComponent<ComponentType<BookFigureProps>> | undefined {
  const load = FIGURES[`../../../games/${game}/book/figures.tsx`];
  if (!load) return undefined;
  const known = figures.get(game) ?? lazy(async () => ({ default: (await load()).Figure }));
  figures.set(game, known);
  return known;
}
