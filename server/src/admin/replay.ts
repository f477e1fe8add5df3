import { openMatch } from '../play/room.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { newToken } from '../tokens.ts';

/** How many tables are looked up at once. */
const PAGE = 500;

export interface Replayed {
  readonly replayed: number;
  /** Tables that do not replay to what is stored, with the reason. */
  readonly faults: readonly string[];
}

/** Replays stored games and compares what comes out with what is stored: all of them, or so many chosen at random. */
export async function replayGames(store: Store, most: number): Promise<Replayed> {
  const faults: string[] = [];
  let replayed = 0;
  for await (const id of chosen(store, most)) {
    replayed++;
    faults.push(...(await replayFaults(store, id)));
  }
  return { replayed, faults };
}

/** Ids are random, so those after any text are a sample; the rest follows from the beginning. */
async function* chosen({ hosting }: Store, most: number): AsyncGenerator<string> {
  const start = newToken();
  let left = most;
  for (const [from, to] of [
    [start, undefined],
    ['', start],
  ] as const) {
    for (let after = from; left > 0; ) {
      const page = await hosting.gameIds(after, Math.min(PAGE, left), to);
      yield* page;
      left -= page.length;
      const last = page.at(-1);
      if (last === undefined) break;
      after = last;
    }
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
