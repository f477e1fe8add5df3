import { useCallback, useEffect, useState } from 'react';
import type { Summary } from '../store/database.ts';
import { deleteTable, listTables } from '../store/tables.ts';

interface Games {
  /** The last played first; undefined until they are read. */
  readonly games: readonly Summary[] | undefined;
  remove(id: string): Promise<void>;
}

/** The games kept on this device. */
export function useGames(): Games {
  const [games, setGames] = useState<readonly Summary[]>();
  const refresh = useCallback(() => {
    listTables().then(setGames, () => setGames([]));
  }, []);
  useEffect(refresh, [refresh]);
  const remove = async (id: string): Promise<void> => {
    await deleteTable(id);
    refresh();
  };
  return { games, remove };
}
