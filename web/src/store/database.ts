import type { MatchRecord, PendingMoves, Seat } from '@kontor/core';
import type { PlayerColour, PlayerShape } from '@kontor/ui';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { MIGRATIONS } from './migrations.ts';

/** A player of a local table as the set-up made them. */
export interface StoredPlayer {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly shape: PlayerShape;
  readonly bot?: string;
}

/** A local game in the list of games. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly players: readonly StoredPlayer[];
  readonly created: number;
  readonly updated: number;
  readonly rows: number;
  /** Who is to move. */
  readonly active: readonly Seat[];
  /** By seat, once the game is over. */
  readonly ranks?: readonly number[];
}

/** The game itself. */
export interface StoredTable {
  readonly id: string;
  readonly record: MatchRecord;
  readonly pending?: PendingMoves;
}

/** A game as it is stored, in its two parts. */
export interface StoredGame {
  readonly summary: Summary;
  readonly table: StoredTable;
}

export interface Schema extends DBSchema {
  summaries: { key: string; value: Summary; indexes: { updated: number } };
  tables: { key: string; value: StoredTable };
}
type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

export function database(): Promise<Database> {
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Async, because a browser that denies storage throws at once. */
async function open(): Promise<Database> {
  return openDB<Schema>('kontor', MIGRATIONS.length, {
    async upgrade(db, from, _to, transaction) {
      for (const migrate of MIGRATIONS.slice(from)) await migrate(db, transaction);
    },
    blocking(_from, _to, event) {
      // A newer page wants to migrate the database, which an open connection would block.
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
}
