import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '@kontor/server/test/postgres-server';
import { type Connection, connect } from './connection.ts';
import { drive, type LoadResult, type Measured } from './load.ts';
import type { Slot } from './messages.ts';
import { pin, ServerProcess } from './process.ts';

export interface ServerOptions {
  readonly seconds: number;
  readonly rounds: number;
  readonly rate: number;
  readonly store: Store;
  /** How many servers share the work; with SQLite it is always one. */
  readonly nodes: number;
}

export const STORES = ['sqlite', 'postgres'] as const;
export type Store = (typeof STORES)[number];

/** With the microseconds that the server computed per move, which a busy machine hardly changes. */
type Run = Measured & { readonly cpuPerMove: number };

interface ServerReport {
  readonly kontor: Run;
  readonly bare: Run;
  readonly ratio: number;
  readonly frameBytes: number;
  readonly nodes: number;
  readonly memory?: {
    readonly perIdleTable: number;
    readonly perConnection: number;
    /** The whole process with 5,000 idle tables and a spectator at each. */
    readonly withSpectators: number;
  };
}

const TABLES = 100;
/** A server runs for months: it is measured when its code has been compiled. */
const WARM_UP_MS = 10_000;
/** No game of two lasts less on a machine of today, with a hundred of them going on. */
const SHORTEST_GAME_S = 0.35;
/** The relay is not faster than this. */
const TIMES_FASTER = 4;
const IDLE_TABLES = 5000;
const CONNECTIONS = 2000;

/** Measures Kontor's server beside a bare relay, in turns, so that other load on the machine hits both. */
export async function benchServer(
  { seconds, rounds, rate, store, nodes }: ServerOptions,
  tell: (text: string) => void,
): Promise<ServerReport> {
  const postgres = store === 'postgres' ? await PostgresServer.start() : undefined;
  if (!postgres && nodes > 1) throw new Error('Several servers need --store postgres.');
  if (!postgres) pin(process.pid, 1);
  const kontor: (LoadResult & Run)[] = [];
  const bare: (LoadResult & Run)[] = [];
  for (let round = 0; round < rounds; round++) {
    tell(`round ${round + 1} of ${rounds}: preparing ${TABLES} tables …`);
    await inFolder(async (folder) => {
      const gamesPerSlot = Math.ceil((seconds + WARM_UP_MS / 1000) / SHORTEST_GAME_S) + 1;
      const databaseUrl = await postgres?.database();
      const ours = await ServerProcess.start('kontor', { folder, databaseUrl, slots: TABLES, gamesPerSlot });
      const all = [ours];
      while (all.length < nodes)
        all.push(await ServerProcess.start('kontor', { folder, databaseUrl, slots: 0, gamesPerSlot: 0 }));
      const { slots } = ours.ready;
      const result = await underLoad(all, slots, seconds, rate);
      for (const each of all) await each.stop();
      kontor.push(result);
      tell(`  kontor: ${describe(result)}, frames of ${result.frame} bytes`);

      const theirs = await ServerProcess.start('relay', {
        folder,
        databaseUrl,
        slots: TABLES,
        gamesPerSlot,
        relay: { frame: result.frame },
      });
      const relayed = await underLoad([theirs], slots.map(lengthen), seconds, rate);
      await theirs.stop();
      bare.push(relayed);
      tell(`  bare relay: ${describe(relayed)}`);
    });
  }
  const database = await postgres?.database();
  const memory = nodes > 1 ? undefined : await inFolder((folder) => measureMemory(folder, database, tell));
  await postgres?.remove();
  const [best, relay] = [median(kontor), median(bare)];
  return {
    kontor: figures(best),
    bare: figures(relay),
    ratio: Math.round((best.movesPerSecond / relay.movesPerSecond) * 1000) / 1000,
    frameBytes: best.frame,
    nodes,
    ...(memory && { memory }),
  };
}

/** Each table is played at one of the servers. */
async function underLoad(
  servers: readonly ServerProcess[],
  slots: readonly Slot[],
  seconds: number,
  rate: number,
): Promise<LoadResult & Run> {
  const computed = async (): Promise<number> => {
    const memories = await Promise.all(servers.map((server) => server.memory()));
    return memories.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  const before = await computed();
  const ports = servers.map(({ ready }) => ready.port);
  const result = await drive(ports, slots, {
    warmUpMs: WARM_UP_MS,
    measureMs: seconds * 1000,
    rate,
  });
  return { ...result, cpuPerMove: Math.round(((await computed()) - before) / Math.max(1, result.sent)) };
}

/** The relay is faster, and keeps no rules: it can be given the same moves again under other tables' names. */
function lengthen(slot: Slot): Slot {
  const games = Array.from({ length: TIMES_FASTER }, (_, i) =>
    slot.games.map((game) => ({ ...game, table: `${game.table}.${i}` })),
  );
  return { ...slot, games: games.flat() };
}

async function measureMemory(
  folder: string,
  databaseUrl: string | undefined,
  tell: (text: string) => void,
): Promise<NonNullable<ServerReport['memory']>> {
  const server = await ServerProcess.start('kontor', { folder, databaseUrl, slots: 0, gamesPerSlot: 0 });
  const { port } = server.ready;
  // The first tables bring rules and boards into memory.
  await server.order({ kind: 'tables', count: 10 });
  await server.order({ kind: 'sleep' });
  const empty = await server.memory();
  const ids: string[] = [];
  for (let i = 0; i < IDLE_TABLES / 500; i++)
    ids.push(...(await server.order({ kind: 'tables', count: 500 })));
  await server.order({ kind: 'sleep' });
  const idle = await server.memory();
  const connections = await connectAll(port, CONNECTIONS);
  const connected = await server.memory();
  connections.push(...(await connectAll(port, ids.length - CONNECTIONS)));
  await Promise.all(ids.map((id, i) => connections[i]?.subscribe(id)));
  await server.order({ kind: 'sleep' });
  const watched = await server.memory();
  for (const connection of connections) connection.terminate();
  await server.stop();
  const memory = {
    perIdleTable: Math.round((idle.bytes - empty.bytes) / IDLE_TABLES),
    perConnection: Math.round((connected.bytes - idle.bytes) / CONNECTIONS),
    withSpectators: watched.rss,
  };
  tell(
    `memory: ${memory.perIdleTable} bytes per idle table, ${memory.perConnection} per connection; ${IDLE_TABLES} tables with a spectator each: ${Math.round(watched.rss / 1e6)} MB`,
  );
  return memory;
}

async function connectAll(port: number, count: number): Promise<Connection[]> {
  const connections: Connection[] = [];
  while (connections.length < count)
    connections.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(100, count - connections.length) }, () => connect(port, '')),
      )),
    );
  return connections;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(results: readonly (LoadResult & Run)[]): LoadResult & Run {
  const sorted = [...results].sort((a, b) => a.movesPerSecond - b.movesPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

function figures({ movesPerSecond, p50, p99, moves, cpuPerMove }: LoadResult & Run): Run {
  return { movesPerSecond, p50, p99, moves, cpuPerMove };
}

function describe({ movesPerSecond, p50, p99, cpuPerMove }: LoadResult & Run): string {
  return `${movesPerSecond} moves/s, ${p50} ms (p50), ${p99} ms (p99), ${cpuPerMove} µs of computing per move`;
}
