import type { ChatLine, SeatRelation, TableInfo } from '@kontor/protocol';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { mannersApi } from './api.ts';

type Relations = readonly SeatRelation[];

const NONE: Relations = [];
const known = new Map<string, Relations>();
const listeners = new Set<() => void>();

export function setRelations(table: string, relations: Relations): void {
  known.set(table, relations);
  for (const listener of listeners) listener();
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
    mannersApi.relations(id).then(
      (loaded) => current && setRelations(id, loaded),
      // Nobody is hidden then.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [id, people]);
  return relations;
}

/** The lines of a chat without those of people whom the viewer does not want to read. */
export function useShownChat(info: TableInfo, lines: readonly ChatLine[]): readonly ChatLine[] {
  const relations = useRelations(info);
  return useMemo(() => {
    const isHidden = ({ seat, name }: ChatLine): boolean =>
      seat !== null && relations[seat]?.hidden === true && info.seats[seat]?.name === name;
    return relations.some(({ hidden }) => hidden) ? lines.filter((line) => !isHidden(line)) : lines;
  }, [relations, info.seats, lines]);
}
