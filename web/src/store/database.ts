import type { MatchRecord, PendingMoves, Seat } from '@kontor/core';
import type { PlayerColour, PlayerShape } from '@kontor/ui';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface Schema extends DBSchema {
  summaries: { key: string; value: Summary; indexes: { updated: number } };
  tables: { key: string; value: StoredTable };
}
export type Database = IDBPDatabase<Schema>;

/** What each version of the database changed; never edited, only added to. */
const MIGRATIONS: readonly ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('updated', 'updated');
    db.createObjectStore('tables', { keyPath: 'id' });
  },
];

let opened: Promise<Database> | undefined;

export function database(): Promise<Database> {
  opened ??= openDB<Schema>('kontor', MIGRATIONS.length, {
    upgrade(db, from) {
      for (const migrate of MIGRATIONS.slice(from)) migrate(db);
    },
    blocking(_from, _to, event) {
      // A newer page wants to migrate: let go rather than hold it up.
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
