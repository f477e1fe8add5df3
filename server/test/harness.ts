import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { chooseMove } from '../src/bots/choose-move.ts';
import type { Limits } from '../src/limits.ts';
import { KontorServer, type ServerParts } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite.ts';

/** Everybody in a test has the same address, and much happens while the clock stands still. */
const NO_LIMITS: Partial<Limits> = {
  requestsPerMinute: 1_000_000,
  connectionsPerAddress: 1_000_000,
  socketsPerAddress: 1_000_000,
  messagesPerAddress: 1_000_000,
  undosPerMinute: 1_000_000,
  listsPerPerson: 1_000_000,
  listsPerAddress: 1_000_000,
  signInsPerMinute: 1_000_000,
  accountChangesPerMinute: 1_000_000,
  mailsPerHour: 1_000_000,
  listCacheMs: 0,
  newcomerMinutes: 0,
};

/** A server of this process, and the clock it goes by. */
export interface TestServer {
  readonly server: KontorServer;
  readonly url: string;
  readonly folder: string;
  readonly clock: { now: number };
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kontor-server-'));
}

let emptyDatabase: Promise<Buffer> | undefined;

/** The file of a database without data, made once: to go through all migrations takes a fourth of a server's start. */
async function makeDatabase(): Promise<Buffer> {
  const folder = temporaryFolder();
  await (await SqliteStore.open(folder)).close();
  const file = readFileSync(join(folder, 'kontor.db'));
  rmSync(folder, { recursive: true });
  return file;
}

/** A folder with an empty database, which is gone after the test. */
async function dataFolder(): Promise<string> {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  emptyDatabase ??= makeDatabase();
  writeFileSync(join(folder, 'kontor.db'), await emptyDatabase);
  return folder;
}

/** Starts a server on its own data, which ends with the test. Its clock stands still until it is moved. */
export async function startServer(
  over: Partial<ServerParts> & { folder?: string; clock?: { now: number } } = {},
): Promise<TestServer> {
  const { folder = await dataFolder(), clock = { now: 1_000_000_000_000 }, limits, ...parts } = over;
  const server = await KontorServer.make({
    store: parts.store ?? (await SqliteStore.open(folder)),
    // How well bots play does not matter here, but how long they think does.
    thinker: {
      think: (question) => chooseMove({ ...question, bot: 'random' }),
      threads: 8,
      close: async () => undefined,
    },
    build: 'test',
    botPause: 0,
    limits: { ...NO_LIMITS, ...limits },
    trustProxy: false,
    now: () => clock.now,
    monotonicNow: () => clock.now,
    ...parts,
  });
  const url = await server.listen('127.0.0.1', 0);
  let closed = false;
  const close = server.close.bind(server);
  server.close = async () => {
    if (!closed) await close();
    closed = true;
  };
  onTestFinished(() => server.close());
  return { server, url, folder, clock };
}
