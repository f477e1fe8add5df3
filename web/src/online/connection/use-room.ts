import { expectParsed, openTable } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { gamePage } from '../../games/game-pages.ts';
import { loadRules } from '../../games/load-rules.ts';
import { type OpenConnection, useConnection } from '../../table/use-connection.ts';
import type { LoadedTable, LoadedTableState } from '../../table/use-table.ts';
import { shownName } from '../seat/shown-name.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { api } from './api.ts';
import { OnlineConnection, type OnlineRoom } from './online-connection.ts';
import { type LoadedFiles, loadFiles } from './table-files.ts';

type LoadedParts = Pick<LoadedTable, 'game' | 'ui'> & { readonly files: LoadedFiles };

const openOnline = (id: string): OnlineConnection => new OnlineConnection(id);
const roomOf = (connection: OnlineConnection): OnlineRoom => connection.room();

/** The connection to an online table. */
export function useRoom(id: string): OpenConnection<OnlineConnection, OnlineRoom> | undefined {
  return useConnection(id, openOnline, roomOf);
}

/** Loads an online table whose game has begun. */
export function useOnlineTable(info: TableInfo | undefined): LoadedTableState {
  const texts = useOnlineTexts();
  // What is loaded; it never changes at a table.
  const wanted = info && JSON.stringify(filesWanted(info));
  const [parts, setParts] = useState<LoadedParts | Error>();
  useEffect(() => {
    if (wanted === undefined) return;
    const { game, ...table } = JSON.parse(wanted) as ReturnType<typeof filesWanted>;
    const entry = gamePage(game);
    if (!entry) return;
    let current = true;
    const show = (next: typeof parts): void => {
      if (current) startTransition(() => setParts(next));
    };
    const rules = loadRules(entry.id);
    Promise.all([rules, entry.loadUi(), rules.then((each) => loadFiles(each, table))]).then(
      ([game, ui, files]) => show({ game, ui, files }),
      (error: unknown) => show(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  // A message that changes none of these facts must not load the table again.
  const facts = info && JSON.stringify(factsOf(info));
  return useMemo((): LoadedTableState => {
    if (facts === undefined || !parts) return 'loading';
    if (parts instanceof Error) return parts;
    const { id, seats, options, mine, commitment } = JSON.parse(facts) as ReturnType<typeof factsOf>;
    const { game, ui, files } = parts;
    const table = openTable(game, { seats: seats.length, options, board: files.board, pieces: files.pieces });
    return {
      game,
      ui,
      id,
      commitment,
      table: expectParsed(table),
      players: seats.map(({ name, colour, shape, control }, seat) => ({
        seat,
        name: shownName(name, texts),
        colour,
        shape,
        ...(control === null ? {} : { bot: control }),
      })),
      here: mine === null ? [] : [mine],
      path: `/table/${id}`,
      ...(mine === null ? {} : { rematch: async () => `/table/${(await api.rematch(id)).table}` }),
    };
  }, [facts, parts, texts]);
}

/** What a loaded table is made of. */
function factsOf({ id, seats, options, mine, commitment }: TableInfo) {
  return { id, seats, options, mine, commitment };
}

/** What says which files a table is made of. */
function filesWanted({ id, game, board, pieces }: TableInfo) {
  return { id, game, board, pieces };
}
