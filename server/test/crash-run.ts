import { rngFromText } from '@kontor/core';
import { SqliteStore } from '../src/store/sqlite.ts';
import { LoadTable } from './load-table.ts';
import { OwnServer } from './own-server.ts';

export interface CrashOptions {
  readonly kills: number;
  readonly tables: number;
  /** More arguments for the server's Node. */
  readonly nodeArgs?: readonly string[];
  /** End with the first fault. */
  readonly once?: boolean;
}

export interface CrashReport {
  readonly kills: number;
  /** Moves that were acknowledged, all of which were looked for after every kill. */
  readonly moves: number;
  readonly faults: readonly string[];
}

const GAMES = ['hermagor', 'merchants'];
const SLOWEST_MS = 30_000;

/** Kills the built server again and again while people play, and checks that nothing acknowledged is lost. */
export async function crashRun({
  kills,
  tables: count,
  nodeArgs = [],
  once = false,
}: CrashOptions): Promise<CrashReport> {
  const server = await OwnServer.start(nodeArgs);
  const faults: string[] = [];
  let done = 0;
  try {
    const rng = rngFromText(`moments ${process.pid}`);
    const tables: LoadTable[] = [];
    for (let i = 0; i < count; i++)
      tables.push(await LoadTable.open(server.url, GAMES[i % GAMES.length] ?? '', 2 + (i % 3), `table ${i}`));
    while (done < kills && !(once && faults.length > 0)) {
      await playAndKill(server, tables, rng.int(400), faults);
      const killedAt = Date.now();
      done++;
      await pause(rng.int(300));
      await server.run();
      for (const found of await Promise.all(tables.map((table) => table.comeBack(killedAt))))
        faults.push(...found);
    }
    await server.kill();
    faults.push(...(await missingRows(server.data, tables)));
    return { kills: done, moves: tables.flatMap(({ acknowledged }) => acknowledged).length, faults };
  } finally {
    await server.remove();
  }
}

/** Lets every table go on, and a little longer; then the server is gone in the middle of it. */
async function playAndKill(
  server: OwnServer,
  tables: readonly LoadTable[],
  more: number,
  faults: string[],
): Promise<void> {
  let killed = false;
  const playing = tables.map((table) =>
    table.play().catch((error: unknown) => {
      if (!killed) faults.push(`${table.name}: ${String(error)}`);
    }),
  );
  const until = Date.now() + SLOWEST_MS;
  while (tables.some(({ progress }) => progress === 0) && Date.now() < until) await pause(10);
  for (const { name, progress } of tables) if (progress === 0) faults.push(`${name} does not go on`);
  await pause(more);
  killed = true;
  await server.kill();
  await Promise.all(playing);
}

/** Every acknowledged move is in the log under its number, for all tables there ever were. */
async function missingRows(folder: string, tables: readonly LoadTable[]): Promise<string[]> {
  const store = await SqliteStore.open(folder);
  const faults: string[] = [];
  const logs = new Map<string, Awaited<ReturnType<typeof store.rows>>>();
  for (const { table, row, seat, move } of tables.flatMap(({ acknowledged }) => acknowledged)) {
    const log = logs.get(table) ?? (await store.rows(table));
    logs.set(table, log);
    const entry = log[row - 1]?.entry;
    if (entry?.kind !== 'move' || entry.seat !== seat || entry.move !== move)
      faults.push(
        `${table}: ${move} in row ${row} was acknowledged and is gone, there is ${JSON.stringify(entry)}`,
      );
  }
  await store.close();
  return faults;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
