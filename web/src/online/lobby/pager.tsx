import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useOnlineTexts } from '../texts/index.ts';
import './lobby-page.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a list that has more than one. */
export function Pager({ page, pages, onPage }: PagerProps): ReactNode {
  const { pager: texts } = useOnlineTexts();
  // The list may have become shorter since.
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="w-pager" aria-label={texts.title}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <span aria-live="polite">{texts.page(page, Math.max(page, pages))}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
