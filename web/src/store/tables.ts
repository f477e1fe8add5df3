import type { MatchRecord, PendingMoves, Result, Seat } from '@kontor/core';
import { database, type StoredGame, type StoredPlayer, type StoredTable, type Summary } from './database.ts';
import { forgetDraft, keptDraft } from './unsaved-draft.ts';

/** Games that could not be stored; they last until the page is closed. */
const unsaved = new Map<string, StoredGame>();

/** A game that this page could not store. */
export function unsavedGame(id: string): StoredGame | undefined {
  return unsaved.get(id);
}

/** Keeps a game in memory because it could not be stored, or forgets it because it was. */
export function keepUnsaved(id: string, game: StoredGame | undefined): void {
  if (game) unsaved.set(id, game);
  else unsaved.delete(id);
}

export async function loadTable(id: string): Promise<StoredTable | undefined> {
  return unsaved.get(id)?.table ?? (await database()).get('tables', id);
}

export async function loadSummary(id: string): Promise<Summary | undefined> {
  return unsaved.get(id)?.summary ?? (await database()).get('summaries', id);
}

/** All local games, the last played first. */
export async function listTables(): Promise<Summary[]> {
  const stored = await database()
    .then((db) => db.getAllFromIndex('summaries', 'updated'))
    .catch((error: unknown) => {
      if (unsaved.size === 0) throw error;
      return [];
    });
  const kept = [...unsaved.values()].map(({ summary }) => summary);
  return [...stored.filter(({ id }) => !unsaved.has(id)), ...kept].sort((a, b) => b.updated - a.updated);
}

export async function addTable(
  id: string,
  record: MatchRecord,
  players: readonly StoredPlayer[],
  result: Result | undefined,
  active: readonly Seat[],
): Promise<void> {
  const now = Date.now();
  const summary: Summary = {
    id,
    game: record.game,
    players,
    created: now,
    updated: now,
    rows: record.rows.length,
    active,
    ...(result ? { ranks: result.ranks } : {}),
  };
  const game: StoredGame = { summary, table: { id, record } };
  await putGame(game).catch(() => keepUnsaved(id, game));
}

/** A game after a change. */
export function changedGame(
  { id, ranks: _, ...before }: Summary,
  record: MatchRecord,
  pending: PendingMoves,
  result: Result | undefined,
  active: readonly Seat[],
): StoredGame {
  const summary: Summary = {
    ...before,
    id,
    updated: Date.now(),
    rows: record.rows.length,
    active,
    ...(result ? { ranks: result.ranks } : {}),
  };
  return { summary, table: { id, record, pending } };
}

export async function deleteTable(id: string): Promise<void> {
  forgetDraft(id, keptDraft(id));
  if (unsaved.delete(id)) return;
  const transaction = (await database()).transaction(['summaries', 'tables'], 'readwrite');
  await Promise.all([
    transaction.objectStore('summaries').delete(id),
    transaction.objectStore('tables').delete(id),
    transaction.done,
  ]);
}

/** Stores a game; resolves when it is durable. */
export async function putGame({ summary, table }: StoredGame): Promise<void> {
  const transaction = (await database()).transaction(['summaries', 'tables'], 'readwrite');
  await Promise.all([
    transaction.objectStore('summaries').put(summary),
    transaction.objectStore('tables').put(table),
    transaction.done,
  ]);
}
