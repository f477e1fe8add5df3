import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMatch } from '../play/room.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { openTarget } from './database.ts';
import { restore } from './restore.ts';

export interface Verified {
  readonly rows: number;
  readonly games: number;
  readonly replayed: number;
  /** Tables that do not replay to what is stored, with the reason. */
  readonly faults: readonly string[];
}

/** Restores a back-up to a temporary folder and replays games from it: all, or so many spread over all of them. */
export async function verify(file: string, most: number): Promise<Verified> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-verify-'));
  try {
    const target = await openTarget({ databaseUrl: undefined, dataDir: folder });
    let rows = 0;
    const ids: string[] = [];
    try {
      rows = await restore(target, file);
      const query = target.db.selectFrom('tables').select('id').where('last_row', '>', 0).orderBy('id');
      ids.push(...(await query.execute()).map(({ id }) => id));
    } finally {
      await target.close();
    }
    const step = Math.max(1, Math.ceil(ids.length / most));
    const chosen = ids.filter((_, i) => i % step === 0);
    const store = await SqliteStore.open(folder);
    try {
      const faults: string[] = [];
      for (const id of chosen) faults.push(...(await replayFaults(store, id)));
      return { rows, games: ids.length, replayed: chosen.length, faults };
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Why a stored game does not give what is stored about it; nothing if it does. */
async function replayFaults(store: Store, id: string): Promise<string[]> {
  try {
    const stored = await store.table(id);
    if (!stored) return [`${id}: it is missing`];
    const rows = (await store.rows(id)).map(({ entry }) => entry);
    return differences(stored, openMatch(stored, rows)).map((difference) => `${id}: ${difference}`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? ` (${String(error.cause)})` : '';
    return [`${id}: ${error instanceof Error ? error.message : String(error)}${cause}`];
  }
}

function differences({ progress }: StoredTable, match: ReturnType<typeof openMatch>): string[] {
  if (!match) return ['there is no game'];
  const { timeline, game } = match;
  const found: string[] = [];
  if (timeline.rows.length !== progress.row)
    found.push(`the log has ${timeline.rows.length} rows instead of ${progress.row}`);
  if (JSON.stringify(match.result ?? null) !== JSON.stringify(progress.result))
    found.push('the result is another one');
  if (progress.stage === 'running' && game.active(timeline.state) !== progress.active)
    found.push('other seats are to act');
  return found;
}
