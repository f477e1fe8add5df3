import { contentHash, type Json, type MatchRecord } from '@kontor/core';

/** Whether two records are of one game: equal, or the stored one goes on where the other ends. */
export function sameRecord(stored: MatchRecord, other: MatchRecord): 'equal' | 'further' | undefined {
  if (stored.rows.length < other.rows.length) return undefined;
  if (hashOf(beginning(stored, other.rows.length)) !== hashOf(beginning(other, other.rows.length)))
    return undefined;
  return stored.rows.length === other.rows.length ? 'equal' : 'further';
}

function beginning({ result: _, ...record }: MatchRecord, rows: number): object {
  return { ...record, rows: record.rows.slice(0, rows) };
}

function hashOf(value: object): string {
  return contentHash(value as Json);
}
