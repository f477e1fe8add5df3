import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStore } from '../store/sqlite.ts';
import { openTarget } from './database.ts';
import { type Replayed, replayGames } from './replay.ts';
import { restore } from './restore.ts';

interface Verified extends Replayed {
  readonly rows: number;
  readonly games: number;
}

/**
 * Restores a back-up to a temporary folder, which compares hashes and brings it up to date, and replays games from it: all, or so
 * many chosen at random.
 */
export async function verify(file: string, most: number): Promise<Verified> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-verify-'));
  try {
    const target = await openTarget({ databaseUrl: undefined, dataDir: folder });
    let rows = 0;
    let games = 0;
    try {
      rows = await restore(target, file);
      const query = target.db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('last_row', '>', 0);
      games = (await query.executeTakeFirstOrThrow()).count;
    } finally {
      await target.close();
    }
    const store = await SqliteStore.open(folder);
    try {
      return { rows, games, ...(await replayGames(store, most)) };
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
