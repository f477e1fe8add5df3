import { type AnyGame, expectParsed, openTable, type Seat, type Table } from '@kontor/core';
import type { AnyGameUi, PlayerInfo } from '@kontor/ui';
import { startTransition, useEffect, useState } from 'react';
import { gamePage } from '../games/game-pages.ts';
import { loadRules } from '../games/load-rules.ts';
import type { TableConnection, TableState } from '../play/connection.ts';
import { LocalConnection } from '../play/local.ts';
import { startGame } from '../setup/start.ts';
import { loadSummary, loadTable } from '../store/tables.ts';
import { type OpenConnection, useConnection } from './use-connection.ts';

/** Everything about a table that does not change while it is played. */
export interface LoadedTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly ui: AnyGameUi;
  readonly table: Table;
  readonly players: readonly PlayerInfo[];
  /** The seats of the people at this device. */
  readonly here: readonly Seat[];
  /** The address of the table's page. */
  readonly path: string;
  /** Sets up the same table again and returns the address of its page; absent for spectators. */
  readonly rematch?: () => Promise<string>;
  /** The hash of the secret, where one was published before the game. */
  readonly commitment?: string;
}

export type LoadedTableState = LoadedTable | 'loading' | 'missing' | Error;

/** Loads a local table. */
export function useLoadedTable(id: string): LoadedTableState {
  const [state, setState] = useState<LoadedTableState>('loading');
  useEffect(() => {
    let current = true;
    const show = (next: LoadedTableState): void => {
      if (current) startTransition(() => setState(next));
    };
    loadLocalTable(id).then(
      (loaded) => show(loaded ?? 'missing'),
      (error: unknown) => show(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return state;
}

async function loadLocalTable(id: string): Promise<LoadedTable | undefined> {
  const [summary, stored] = await Promise.all([loadSummary(id), loadTable(id)]);
  const entry = summary && gamePage(summary.game);
  if (!summary || !stored || !entry) return undefined;
  const [game, ui] = await Promise.all([loadRules(entry.id), entry.loadUi()]);
  const { record } = stored;
  const files = {
    board: record.board.file ?? record.board.id,
    pieces: record.pieces.file ?? record.pieces.id,
  };
  const table = openTable(game, { seats: record.players.length, options: record.options, ...files });
  const players = summary.players.map((player, seat) => ({ ...player, seat }));
  const here = players.filter(({ bot }) => bot === undefined).map(({ seat }) => seat);
  const rematch = async (): Promise<string> =>
    `/play/${await startGame(game, { players: summary.players, options: record.options }, files)}`;
  return { id, game, ui, table: expectParsed(table), players, here, path: `/play/${id}`, rematch };
}

const openLocal = (id: string): TableConnection => new LocalConnection(id);
const stateOf = (connection: TableConnection): TableState => connection.state();

/** The connection to a match that this device runs. */
export function useLocalConnection(id: string): OpenConnection<TableConnection, TableState> | undefined {
  return useConnection(id, openLocal, stateOf);
}
