import type { SeatRelation, TableInfo } from '@kontor/protocol';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { OnlineConnection } from '../connection/online-connection.ts';
import { mannersApi } from './api.ts';

type Relations = readonly SeatRelation[];

const NONE: Relations = [];
const known = new Map<string, Relations>();
const listeners = new Set<() => void>();

export function setRelations(table: string, relations: Relations): void {
  known.set(table, relations);
  for (const listener of listeners) listener();
}

/** Asks the server what stands between the viewer and the others at a table; nobody is hidden if it does not answer. */
export async function loadRelations(table: string, isWanted = () => true): Promise<void> {
  const loaded = await mannersApi.relations(table).catch(() => undefined);
  if (loaded && isWanted()) setRelations(table, loaded);
}

/** What stands between the viewer and the others at a table, by seat; empty while it is not known. */
export function useRelations({ id, seats }: TableInfo): Relations {
  const relations = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known.get(id) ?? NONE,
  );
  const people = seats.map(({ name, taken }) => (taken ? name : '')).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other people, other relations.
  useEffect(() => {
    let current = true;
    void loadRelations(id, () => current);
    return () => {
      current = false;
    };
  }, [id, people]);
  return relations;
}

/** Fetches the chat again when the viewer has muted or blocked somebody, or does so no more: the server leaves words out. */
export function useWantedChat(info: TableInfo, connection: OnlineConnection): void {
  const hidden = useRelations(info).flatMap((relation, seat) => (relation.hidden ? seat : []));
  const now = hidden.join();
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    // What is shown stays if it cannot be fetched.
    connection.reloadChat().catch(() => undefined);
  }, [now, connection]);
}
