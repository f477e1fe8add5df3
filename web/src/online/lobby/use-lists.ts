import { useEffect, useState } from 'react';
import { api, type Lists } from '../connection/api.ts';

interface Listed {
  readonly lists: Lists | undefined;
  /** The server cannot be reached; the request is repeated. */
  readonly lost: boolean;
}

interface Watching {
  readonly everyMs: number;
  /** Also while the page is hidden. */
  readonly hidden?: boolean;
}

/** The lists of tables, fetched periodically, and at once when `key` changes or the page becomes visible. */
export function useLists(key: unknown, { everyMs, hidden = false }: Watching): Listed {
  const [lists, setLists] = useState<Lists>();
  const [lost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when there may be something else to list.
  useEffect(() => {
    let current = true;
    const refresh = (): void => {
      if (document.hidden && !hidden) return;
      api.lists().then(
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
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [key, everyMs, hidden]);
  return { lists, lost };
}
