import { expectParsed, openTable } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { gameEntry } from '../games.ts';
import { loadRules } from '../rules.ts';
import type { FixtureState, TableFixture } from '../table/use-table.ts';
import { api } from './api.ts';
import { OnlineConnection, type OnlineRoom } from './online-connection.ts';

/** The line to an online table as long as it is on the screen. */
export function useRoom(id: string): { connection: OnlineConnection; room: OnlineRoom } | undefined {
  const [connection, setConnection] = useState<OnlineConnection>();
  useEffect(() => {
    const opened = new OnlineConnection(id);
    setConnection(opened);
    return () => opened.close();
  }, [id]);
  const room = useSyncExternalStore(
    (listener) => connection?.subscribe(listener) ?? (() => {}),
    () => connection?.room(),
  );
  return connection && room ? { connection, room } : undefined;
}

/** Rules, drawings and players of a table that has begun. */
export function useOnlineFixture(info: TableInfo | undefined): FixtureState {
  const game = info?.game;
  const [parts, setParts] = useState<Pick<TableFixture, 'game' | 'ui'> | Error>();
  useEffect(() => {
    const entry = game === undefined ? undefined : gameEntry(game);
    if (!entry) return;
    let current = true;
    Promise.all([loadRules(entry.id), entry.loadUi()]).then(
      ([rules, ui]) => current && setParts({ game: rules, ui }),
      (error: unknown) => current && setParts(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [game]);

  // What a message repeats without a change makes no new fixture.
  const facts = info && JSON.stringify(factsOf(info));
  return useMemo((): FixtureState => {
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

/** What a fixture is made of. */
function factsOf({ id, seats, options, board, pieces, mine, commitment }: TableInfo) {
  return { id, seats, options, board, pieces, mine, commitment };
}
