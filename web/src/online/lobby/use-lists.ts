import type { TableLists } from '@kontor/protocol';
import { useEffect, useState } from 'react';
import { api, type ListPages } from '../connection/api.ts';

interface Listed {
  readonly lists: TableLists | undefined;
  /** The server cannot be reached; the request is repeated. */
  readonly lost: boolean;
}

export const FIRST_PAGES: ListPages = { open: 1, running: 1 };

interface Watching {
  readonly everyMs: number;
  /** Which pages of the lists; the first ones if left out. */
  readonly pages?: ListPages;
  /** Also while the page is hidden. */
  readonly hidden?: boolean;
}

/** The lists of tables, fetched periodically, and at once when `key` changes or the page becomes visible. */
export function useLists(key: unknown, { everyMs, pages = FIRST_PAGES, hidden = false }: Watching): Listed {
  const [lists, setLists] = useState<TableLists>();
  const [lost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when there may be something else to list.
  useEffect(() => {
    let current = true;
    const refresh = (): void => {
      if (document.hidden && !hidden) return;
      api.lists(pages).then(
        (fresh) => {
          if (!current) return;
          setLists(fresh);
          setLost(false);
        },
        () => current && setLost(true),
      );
    };
    refresh();
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [key, everyMs, pages, hidden]);
  return { lists, lost };
}
