import { expectParsed, openTable } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { gamePage } from '../../games/game-pages.ts';
import { loadRules } from '../../games/load-rules.ts';
import { type OpenConnection, useConnection } from '../../table/use-connection.ts';
import type { LoadedTable, LoadedTableState } from '../../table/use-table.ts';
import { api } from './api.ts';
import { OnlineConnection, type OnlineRoom } from './online-connection.ts';

const openOnline = (id: string): OnlineConnection => new OnlineConnection(id);
const roomOf = (connection: OnlineConnection): OnlineRoom => connection.room();

/** The connection to an online table. */
export function useRoom(id: string): OpenConnection<OnlineConnection, OnlineRoom> | undefined {
  return useConnection(id, openOnline, roomOf);
}

/** Loads an online table whose game has begun. */
export function useOnlineTable(info: TableInfo | undefined): LoadedTableState {
  const game = info?.game;
  const [parts, setParts] = useState<Pick<LoadedTable, 'game' | 'ui'> | Error>();
  useEffect(() => {
    const entry = game === undefined ? undefined : gamePage(game);
    if (!entry) return;
    let current = true;
    const show = (next: typeof parts): void => {
      if (current) startTransition(() => setParts(next));
    };
    Promise.all([loadRules(entry.id), entry.loadUi()]).then(
      ([rules, ui]) => show({ game: rules, ui }),
      (error: unknown) => show(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [game]);

  // A message that changes none of these facts must not load the table again.
  const facts = info && JSON.stringify(factsOf(info));
  return useMemo((): LoadedTableState => {
    if (facts === undefined || !parts) return 'loading';
    if (parts instanceof Error) return parts;
    const { id, seats, options, board, pieces, mine, commitment } = JSON.parse(facts) as ReturnType<
      typeof factsOf
    >;
    const table = openTable(parts.game, { seats: seats.length, options, board: board.id, pieces: pieces.id });
    return {
      ...parts,
      id,
      commitment,
      table: expectParsed(table),
      players: seats.map(({ name, colour, shape, control }, seat) => ({
        seat,
        name,
        colour,
        shape,
        ...(control === null ? {} : { bot: control }),
      })),
      here: mine === null ? [] : [mine],
      path: `/table/${id}`,
      ...(mine === null ? {} : { rematch: async () => `/table/${(await api.rematch(id)).table}` }),
    };
  }, [facts, parts]);
}

/** What a loaded table is made of. */
function factsOf({ id, seats, options, board, pieces, mine, commitment }: TableInfo) {
  return { id, seats, options, board, pieces, mine, commitment };
}
