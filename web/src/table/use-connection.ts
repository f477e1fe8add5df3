import { startTransition, useEffect, useState } from 'react';
import type { TableConnection } from '../play/connection.ts';

export interface OpenConnection<C extends TableConnection, State> {
  readonly connection: C;
  readonly state: State;
}

/** Keeps a connection to a table open while its page is on the screen; `open` and `read` must not change. */
export function useConnection<C extends TableConnection, State>(
  id: string,
  open: (id: string) => C,
  read: (connection: C) => State,
): OpenConnection<C, State> | undefined {
  const [current, setCurrent] = useState<OpenConnection<C, State>>();
  useEffect(() => {
    const connection = open(id);
    // Drawing a whole table takes long, and clicks are to be answered meanwhile.
    const show = (): void => startTransition(() => setCurrent({ connection, state: read(connection) }));
    const unsubscribe = connection.subscribe(show);
    show();
    return () => {
      unsubscribe();
      connection.close();
    };
  }, [id, open, read]);
  return current;
}
