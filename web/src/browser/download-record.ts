import type { MatchRecord } from '@kontor/core';

/** Downloads a record as a file. */
export function downloadRecord(record: MatchRecord): void {
  downloadJson(record.game, JSON.stringify(record));
}

/** Downloads a JSON text as a file with a name and the date of today. */
export function downloadJson(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
