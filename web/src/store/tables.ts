import type { MatchRecord, PendingMoves, Result, Seat } from '@kontor/core';
import { database, type StoredPlayer, type StoredTable, type Summary } from './database.ts';
import { forgetDraft, keptDraft } from './unsaved-draft.ts';

export async function loadTable(id: string): Promise<StoredTable | undefined> {
  return (await database()).get('tables', id);
}

export async function loadSummary(id: string): Promise<Summary | undefined> {
  return (await database()).get('summaries', id);
}

/** All local games, the last played first. */
export async function listTables(): Promise<Summary[]> {
  return (await (await database()).getAllFromIndex('summaries', 'updated')).reverse();
}

export async function addTable(
  id: string,
  record: MatchRecord,
  players: readonly StoredPlayer[],
  result: Result | undefined,
  active: readonly Seat[],
): Promise<void> {
  const now = Date.now();
  await put(
    {
      id,
      game: record.game,
      players,
      created: now,
      updated: now,
      rows: record.rows.length,
      active,
      ...(result ? { ranks: result.ranks } : {}),
    },
    { id, record },
  );
}

/** Stores a change; resolves when it is durable. */
export async function saveTable(
  id: string,
  record: MatchRecord,
  pending: PendingMoves,
  result: Result | undefined,
  active: readonly Seat[],
): Promise<void> {
  const before = await loadSummary(id);
  if (!before) throw new Error('The game was deleted.');
  const { ranks: _, ...rest } = before;
  await put(
    {
      ...rest,
      updated: Date.now(),
      rows: record.rows.length,
      active,
      ...(result ? { ranks: result.ranks } : {}),
    },
    { id, record, pending },
  );
}

export async function deleteTable(id: string): Promise<void> {
  forgetDraft(id, keptDraft(id));
  const transaction = (await database()).transaction(['summaries', 'tables'], 'readwrite');
  await Promise.all([
    transaction.objectStore('summaries').delete(id),
    transaction.objectStore('tables').delete(id),
    transaction.done,
  ]);
}

async function put(summary: Summary, table: StoredTable): Promise<void> {
  const transaction = (await database()).transaction(['summaries', 'tables'], 'readwrite');
  await Promise.all([
    transaction.objectStore('summaries').put(summary),
    transaction.objectStore('tables').put(table),
    transaction.done,
  ]);
}
