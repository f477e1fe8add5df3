import { type AnyGame, expectParsed, openTable, type Seat, type Table } from '@kontor/core';
import type { AnyGameUi, PlayerInfo } from '@kontor/ui';
import { startTransition, useEffect, useState } from 'react';
import { gameEntry } from '../games.ts';
import type { TableConnection, TableState } from '../play/connection.ts';
import { LocalConnection } from '../play/local.ts';
import { loadRules } from '../rules.ts';
import { startGame } from '../setup/start.ts';
import { loadSummary, loadTable } from '../store/tables.ts';

/** Everything about a table that does not change while it is played. */
export interface TableFixture {
  readonly id: string;
  readonly game: AnyGame;
  readonly ui: AnyGameUi;
  readonly table: Table;
  readonly players: readonly PlayerInfo[];
  /** The seats of the people at this device. */
  readonly here: readonly Seat[];
  /** The address of the table's page. */
  readonly path: string;
  /** Sets up the same table again and tells the address of its page; absent for those who only look on. */
  readonly rematch?: () => Promise<string>;
  /** Published before the game, if it was. */
  readonly commitment?: string;
}

export type FixtureState = TableFixture | 'loading' | 'missing' | Error;

/** Loads rules, drawings and the table's choices. */
export function useFixture(id: string): FixtureState {
  const [state, setState] = useState<FixtureState>('loading');
  useEffect(() => {
    let current = true;
    const show = (next: FixtureState): void => {
      if (current) startTransition(() => setState(next));
    };
    loadFixture(id).then(
      (fixture) => show(fixture ?? 'missing'),
      (error: unknown) => show(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return state;
}

async function loadFixture(id: string): Promise<TableFixture | undefined> {
  const [summary, stored] = await Promise.all([loadSummary(id), loadTable(id)]);
  const entry = summary && gameEntry(summary.game);
  if (!summary || !stored || !entry) return undefined;
  const [game, ui] = await Promise.all([loadRules(entry.id), entry.loadUi()]);
  const { record } = stored;
  const table = openTable(game, {
    seats: record.players.length,
    options: record.options,
    board: record.board.file ?? record.board.id,
    pieces: record.pieces.file ?? record.pieces.id,
  });
  const players = summary.players.map((player, seat) => ({ ...player, seat }));
  const here = players.filter(({ bot }) => bot === undefined).map(({ seat }) => seat);
  const rematch = async (): Promise<string> =>
    `/play/${await startGame(game, { players: summary.players, options: record.options })}`;
  return { id, game, ui, table: expectParsed(table), players, here, path: `/play/${id}`, rematch };
}

interface TableLine {
  readonly connection: TableConnection;
  readonly state: TableState;
}

/** The line to the match as long as the table is on the screen. */
export function useConnection(id: string): TableLine | undefined {
  const [line, setLine] = useState<TableLine>();
  useEffect(() => {
    const connection = new LocalConnection(id);
    // A whole table is drawn bit by bit: what the person does meanwhile is answered first.
    const show = (): void => startTransition(() => setLine({ connection, state: connection.state() }));
    const leave = connection.subscribe(show);
    show();
    return () => {
      leave();
      connection.close();
    };
  }, [id]);
  return line;
}
