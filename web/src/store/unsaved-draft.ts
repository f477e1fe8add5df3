import type { Seat } from '@kontor/core';
import { localStore } from '../browser/local-storage.ts';

/** A draft that the screen shows but the database may not have yet. */
export interface UnsavedDraft {
  /** The draft answers the question after this row. */
  readonly row: number;
  readonly seat: Seat;
  readonly move: string;
}

function key(table: string): string {
  return `kontor.draft.${table}`;
}

/** Keeps a draft in `localStorage`, which writes at once, because a page can be reloaded before the database has it. */
export function keepDraft(table: string, draft: UnsavedDraft): void {
  localStore.set(key(table), JSON.stringify(draft));
}

export function keptDraft(table: string): UnsavedDraft | undefined {
  const stored = localStore.get(key(table));
  return stored === null ? undefined : (JSON.parse(stored) as UnsavedDraft);
}

/** Forgets a draft that is stored or refused, unless there is a newer one. */
export function forgetDraft(table: string, draft: UnsavedDraft | undefined): void {
  if (draft && localStore.get(key(table)) === JSON.stringify(draft)) localStore.delete(key(table));
}
