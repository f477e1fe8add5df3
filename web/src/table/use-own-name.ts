import type { Audience, Seat } from '@kontor/core';
import { useMemo } from 'react';
import { useWebTexts } from '../texts/index.ts';
import type { LoadedTable } from './use-table.ts';

/** The only person at this device is "you"; where several share it, everybody has a name. */
export function onlyPerson(here: readonly Seat[]): Seat | undefined {
  return here.length === 1 ? here[0] : undefined;
}

/** The table with "You" in place of the viewer's own name; who looks through others' eyes has a name like them. */
export function useOwnName(loaded: LoadedTable, viewer: Audience): LoadedTable {
  const { you } = useWebTexts().table;
  return useMemo(() => {
    const own = onlyPerson(loaded.here);
    if (own === undefined || own !== viewer) return loaded;
    const players = loaded.players.map((player) => (player.seat === own ? { ...player, name: you } : player));
    return { ...loaded, players };
  }, [loaded, viewer, you]);
}
