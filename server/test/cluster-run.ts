import { type Rng, rngFromText } from '@kontor/core';
import { Cluster } from './cluster.ts';
import { type Acknowledged, ClusterTable } from './cluster-table.ts';
import { openPatiently } from './postgres-server.ts';

/** What is done to the servers while people play. */
export const DISTURBANCES = [
  'rolling',
  'node',
  'redis',
  'postgres',
  'cut-redis',
  'cut-postgres',
  'cut-both',
  'twice',
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** A table that stands still for this long, even on a busy machine, will never go on. */
const SLOWEST_MS = 180_000;
/** How long a server is cut off. */
const CUT_MS = 2000;
/** So many moves are made at every table by two pages at once. */
const MOVES_TWICE = 5;

interface ClusterOptions {
  readonly nodes: number;
  readonly tables: number;
  /** Milliseconds from one move at a table to the next one, at least. */
  readonly pace: number;
  readonly disturbances: readonly Disturbance[];
}

/** What people noticed of one kind of disturbance. */
interface Noticed {
  readonly kind: Disturbance;
  times: number;
  /** For each disturbance and table, the longest time from a command to its answer, in milliseconds. */
  readonly pauses: number[];
  /** The longest that a server took to stop. */
  slowestStopMs: number;
}

interface ClusterReport {
  /** Moves that were acknowledged; all were looked for. */
  readonly moves: number;
  readonly games: number;
  readonly faults: readonly string[];
  readonly reconnections: number;
  readonly refusals: readonly string[];
  readonly noticed: readonly Noticed[];
}

/** Plays at several tables while servers are stopped, killed and cut off, and looks for everything that was acknowledged. */
export async function clusterRun({
  nodes,
  tables: count,
  pace,
  disturbances,
}: ClusterOptions): Promise<ClusterReport> {
  const cluster = await Cluster.start(nodes);
  try {
    const tables: ClusterTable[] = [];
    for (let i = 0; i < count; i++) tables.push(await ClusterTable.open({ url: cluster.url, pace }));
    let isEnd = false;
    const broken: string[] = [];
    const playing = tables.map(async (table) => {
      broken.push(...(await table.play(() => isEnd).catch((error: unknown) => [String(error)])));
    });
    const noticed = new Map<Disturbance, Noticed>();
    const rng = rngFromText(`disturbances ${process.pid}`);
    const faults = await standstills(tables, 'the beginning', () => broken.length > 0);
    for (const kind of disturbances) {
      if (faults.length > 0 || broken.length > 0) break;
      for (const table of tables) table.takePauses();
      const stopMs = await disturb(cluster, tables, kind, rng);
      faults.push(...(await standstills(tables, kind, () => broken.length > 0)));
      const seen = noticed.get(kind) ?? { kind, times: 0, pauses: [], slowestStopMs: 0 };
      noticed.set(kind, seen);
      seen.times++;
      seen.pauses.push(...tables.map((table) => Math.max(0, ...table.takePauses())));
      seen.slowestStopMs = Math.max(seen.slowestStopMs, stopMs);
    }
    isEnd = true;
    if (faults.length > 0 || broken.length > 0) for (const table of tables) table.stop();
    await Promise.all(playing);
    const acknowledged = tables.flatMap((table) => table.acknowledged);
    faults.push(...broken, ...(await storedFaults(cluster.databaseUrl, acknowledged)));
    for (const table of tables) table.stop();
    return {
      moves: acknowledged.length,
      games: tables.reduce((sum, { finished }) => sum + finished, 0),
      faults,
      reconnections: tables.reduce((sum, { reconnections }) => sum + reconnections, 0),
      refusals: [...new Set(tables.flatMap(({ refusals }) => [...refusals]))],
      noticed: [...noticed.values()],
    };
  } finally {
    await cluster.remove();
  }
}

/** Waits until there were so many more moves at every table; names those where there were not. */
async function standstills(
  tables: readonly ClusterTable[],
  after: string,
  isBroken: () => boolean,
  moves = 1,
): Promise<string[]> {
  const wanted = new Map(tables.map((table) => [table, table.acknowledged.length + moves]));
  const stands = (table: ClusterTable): boolean => table.acknowledged.length < (wanted.get(table) ?? 0);
  const until = performance.now() + SLOWEST_MS;
  while (tables.some(stands) && !isBroken() && performance.now() < until) await pause(20);
  return isBroken() ? [] : tables.filter(stands).map(({ name }) => `${name} does not go on after ${after}`);
}

/** Resolves to the milliseconds that a server took to stop, if one was asked to. */
async function disturb(
  cluster: Cluster,
  tables: readonly ClusterTable[],
  disturbance: Disturbance,
  rng: Rng,
): Promise<number> {
  const node = cluster.nodes[rng.int(cluster.nodes.length)];
  if (!node) throw new Error('there is no server');
  switch (disturbance) {
    case 'rolling': {
      let slowest = 0;
      for (const each of cluster.nodes) {
        slowest = Math.max(slowest, await each.end('SIGTERM'));
        await each.run();
      }
      return slowest;
    }
    case 'node':
      await node.end('SIGKILL');
      await pause(rng.int(300));
      await node.run();
      return 0;
    case 'redis':
      await cluster.redis.kill();
      await pause(rng.int(1000));
      await cluster.redis.run();
      return 0;
    case 'postgres':
      await cluster.postgres.kill();
      await pause(rng.int(1000));
      await cluster.postgres.run();
      return 0;
    case 'cut-redis':
    case 'cut-postgres':
    case 'cut-both': {
      const cut = disturbance === 'cut-redis' ? [] : [node.toPostgres];
      if (disturbance !== 'cut-postgres') cut.push(node.toRedis);
      for (const relay of cut) relay.cut();
      await pause(CUT_MS);
      for (const relay of cut) relay.mend();
      return 0;
    }
    case 'twice': {
      const urls = cluster.nodes.map(({ url }) => url);
      for (const table of tables) table.playTwice([urls[0] ?? '', urls[1] ?? urls[0] ?? '']);
      await standstills(tables, disturbance, () => false, MOVES_TWICE);
      for (const table of tables) table.playTwice([]);
      return 0;
    }
  }
}

/** Every acknowledged move is in the log under its number, and none is there twice. */
async function storedFaults(url: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const store = await openPatiently(url);
  const faults: string[] = [];
  for (const [table, moves] of grouped(acknowledged)) {
    const log = (await store.rows(table)).map(({ entry }) => entry);
    for (const { row, seat, move } of moves) {
      const entry = log[row - 1];
      if (entry?.kind !== 'move' || entry.seat !== seat || entry.move !== move)
        faults.push(`${table}: row ${row} is ${JSON.stringify(entry)} instead of ${move} by seat ${seat}`);
    }
    const stored = log.filter(({ kind }) => kind === 'move').length;
    if (stored !== moves.length)
      faults.push(`${table}: ${stored} moves are stored, but ${moves.length} were acknowledged`);
  }
  await store.close();
  return faults;
}

function grouped(all: readonly Acknowledged[]): Map<string, Acknowledged[]> {
  const tables = new Map<string, Acknowledged[]>();
  for (const each of all) tables.set(each.table, [...(tables.get(each.table) ?? []), each]);
  return tables;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
