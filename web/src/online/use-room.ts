import { expectParsed, openTable } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../games.ts';
import { loadRules } from '../rules.ts';
import type { FixtureState, TableFixture } from '../table/use-table.ts';
import { api } from './api.ts';
import { OnlineConnection, type OnlineRoom } from './online-connection.ts';

interface RoomLine {
  readonly connection: OnlineConnection;
  readonly room: OnlineRoom;
}

/** The line to an online table as long as it is on the screen. */
export function useRoom(id: string): RoomLine | undefined {
  const [line, setLine] = useState<RoomLine>();
  useEffect(() => {
    const connection = new OnlineConnection(id);
    // A whole table is drawn bit by bit: what the person does meanwhile is answered first.
    const show = (): void => startTransition(() => setLine({ connection, room: connection.room() }));
    const leave = connection.subscribe(show);
    show();
    return () => {
      leave();
      connection.close();
    };
  }, [id]);
  return line;
}

/** Rules, drawings and players of a table that has begun. */
export function useOnlineFixture(info: TableInfo | undefined): FixtureState {
  const game = info?.game;
  const [parts, setParts] = useState<Pick<TableFixture, 'game' | 'ui'> | Error>();
  useEffect(() => {
    const entry = game === undefined ? undefined : gameEntry(game);
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
