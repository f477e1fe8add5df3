import { Button, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { gameName } from '../games/game-pages.ts';
import { useGame } from '../games/use-game.ts';
import { NotFound } from '../pages/not-found.tsx';
import { Page } from '../pages/page.tsx';
import { Problem } from '../pages/problem.tsx';
import { BookView } from './book-view.tsx';
import { figuresOf, hasBook, useBook } from './load-book.ts';
import { useRulesTexts } from './texts/index.ts';
import './print.css';

/** A game's rule book as a page of its own. */
export function RulesPage({ id }: { readonly id: string }): ReactNode {
  return hasBook(id) ? <Rules id={id} /> : <NotFound />;
}

function Rules({ id }: { readonly id: string }): ReactNode {
  const texts = useRulesTexts();
  const locale = useLocale();
  const book = useBook(id, locale);
  const parts = useGame(id);
  const [target, setTarget] = useState<string | undefined>(anchorInAddress);
  useEffect(() => {
    const onHash = (): void => setTarget(anchorInAddress());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  const options = useMemo(
    () => parts && { schema: parts.game.options, words: parts.ui.options?.(locale) ?? {} },
    [parts, locale],
  );
  return (
    <Page title={texts.title(gameName(id, locale))}>
      <p className="w-rules-tools">
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </p>
      {book === 'failed' && <Problem text={texts.failed} />}
      {book !== undefined && book !== 'failed' && (
        <BookView
          book={book}
          Figure={figuresOf(id)}
          options={options}
          target={target}
          onTarget={(anchor) => {
            window.history.replaceState(window.history.state, '', `#${anchor}`);
            setTarget(anchor);
          }}
          alone
        />
      )}
    </Page>
  );
}

function anchorInAddress(): string | undefined {
  const anchor = decodeURIComponent(window.location.hash.slice(1));
  return anchor === '' ? undefined : anchor;
}
