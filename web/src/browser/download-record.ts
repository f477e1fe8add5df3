import type { MatchRecord } from '@kontor/core';

/** Gives a record away as a file. */
export function downloadRecord(record: MatchRecord): void {
  downloadJson(record.game, JSON.stringify(record));
}

/** Gives a JSON text away as a file with a name and the date of today: by the share sheet of a phone, or as a download. */
export function downloadJson(name: string, json: string): void {
  const dated = `${name}-${new Date().toISOString().slice(0, 10)}.json`;
  const file = new File([json], dated, { type: 'application/json' });
  if (!canShare(file)) {
    download(file);
    return;
  }
  navigator.share({ files: [file] }).catch((error: unknown) => {
    // Whoever closes the sheet does not want the file.
    if ((error as Error).name !== 'AbortError') download(file);
  });
}

/** Downloads a text as a file. */
export function downloadText(name: string, text: string): void {
  download(new File([text], `${name}.txt`, { type: 'text/plain' }));
}

/** With a mouse a download is what people expect. */
function canShare(file: File): boolean {
  return matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }) === true;
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
