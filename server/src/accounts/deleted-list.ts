import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside back-ups, so that whoever was deleted after a back-up does not come back with it. It holds random ids only. */
const FILE = 'deleted-users.txt';

/** The ids in the lists of these folders, as far as there are any. */
export async function readLists(folders: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const folder of folders)
    for (const id of (await readFile(join(folder, FILE), 'utf8').catch(nothing)).split('\n'))
      if (id !== '') ids.add(id);
  return [...ids];
}

/** Adds those ids to the lists that are not in them yet. */
export async function addToLists(folders: readonly string[], ids: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const known = new Set(await readLists([folder]));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) await appendFile(join(folder, FILE), `${missing.join('\n')}\n`);
  }
}

function nothing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
