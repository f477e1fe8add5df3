import type { Book } from '@kontor/ui/book';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { PlaceLink } from './place-link.tsx';
import { findPassages } from './search.ts';
import { useRulesTexts } from './texts/index.ts';

interface BookSearchProps {
  readonly book: Book;
  readonly onGo: (anchor: string) => void;
}

/** Finds passages while one types; Enter goes to the first. */
export function BookSearch({ book, onGo }: BookSearchProps): ReactNode {
  const texts = useRulesTexts();
  const field = useId();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const passages = useMemo(() => findPassages(book, asked), [book, asked]);
  return (
    <search className="w-book-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = findPassages(book, query);
          if (first) onGo(first.anchor);
        }}
      >
        <label htmlFor={field}>{texts.search}</label>
        <input
          id={field}
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p role="status">{asked === '' ? '' : texts.found(passages.length)}</p>
      {passages.length > 0 && (
        <ol className="w-book-results k-scroll" aria-label={texts.results}>
          {passages.map(({ anchor, chapter, paragraph }) => (
            <li key={anchor}>
              <PlaceLink anchor={anchor} onGo={onGo}>
                {paragraph.lead}
              </PlaceLink>{' '}
              <small>{chapter}</small>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}
