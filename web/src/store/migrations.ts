import type { PendingMoves } from '@kontor/core';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Schema, StoredTable } from './database.ts';

type Upgrade = IDBPTransaction<Schema, ('summaries' | 'tables')[], 'versionchange'>;

/** What each version of the database changed; never edited, only added to. */
export const MIGRATIONS: readonly ((db: IDBPDatabase<Schema>, upgrade: Upgrade) => void | Promise<void>)[] = [
  (db) => {
    db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('updated', 'updated');
    db.createObjectStore('tables', { keyPath: 'id' });
  },
  async (_, upgrade) => {
    const tables = upgrade.objectStore('tables');
    for (let cursor = await tables.openCursor(); cursor; cursor = await cursor.continue())
      await cursor.update(withPendingMoves(cursor.value));
  },
];

/** A stored game of version 1, which had other names for the pending moves and for a request to undo. */
interface StoredTable1 extends Omit<StoredTable, 'pending'> {
  readonly desk?: Omit<PendingMoves, 'undoRequest'> & { readonly ask: PendingMoves['undoRequest'] };
}

export function withPendingMoves(stored: StoredTable | StoredTable1): StoredTable {
  if (!('desk' in stored) || !stored.desk) return stored;
  const { desk, ...rest } = stored;
  const { ask, ...moves } = desk;
  return { ...rest, pending: { ...moves, undoRequest: ask } };
}
