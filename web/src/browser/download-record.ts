import type { MatchRecord } from '@kontor/core';

/** Downloads a record as a file. */
export function downloadRecord(record: MatchRecord): void {
  downloadJson(record.game, JSON.stringify(record));
}

/** Downloads a JSON text as a file with a name and the date of today. */
export function downloadJson(name: string, json: string): void {
  download(json, 'application/json', `${name}-${new Date().toISOString().slice(0, 10)}.json`);
}

export function downloadText(name: string, text: string): void {
  download(text, 'text/plain', `${name}.txt`);
}

function download(content: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
