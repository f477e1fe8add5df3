import { type Rng, rngFromText } from '@kontor/core';
import { Cluster } from './cluster.ts';
import { Person } from './person.ts';
import { randomCommand, seatAll } from './play.ts';
import { openPatiently } from './postgres-server.ts';
import { RestlessPlayer } from './restless-player.ts';

/** What is done to the servers while people play. */
export const DISTURBANCES = [
  'rolling',
  'node',
  'redis',
  'postgres',
  'cut-redis',
  'cut-postgres',
  'cut-both',
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** A table that stands still for so long will never go on. */
const SLOWEST_MS = 60_000;

export interface ClusterOptions {
  readonly nodes: number;
  readonly tables: number;
  readonly disturbances: readonly Disturbance[];
}

export interface ClusterReport {
  /** Moves that were acknowledged; all were looked for. */
  readonly moves: number;
  readonly faults: readonly string[];
  readonly reconnections: number;
  /** Milliseconds from the first attempt of a command to its answer. */
  readonly pauses: { readonly median: number; readonly p99: number; readonly most: number };
  /** The longest that a server took to stop. */
  readonly slowestStopMs: number;
}

/** A table whose two people come by the proxy, so that they are often at different servers. */
class ClusterTable {
  readonly id: string;
  readonly players: readonly RestlessPlayer[];
  readonly acknowledged: { row: number; seat: number; move: string }[] = [];
  readonly #rng: Rng;

  private constructor(id: string, people: readonly Person[]) {
    this.id = id;
    this.players = people.map((person) => new RestlessPlayer(person, id));
    this.#rng = rngFromText(id);
  }

  static async open(url: string): Promise<ClusterTable> {
    const people = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')] as const;
    const { id } = await people[0].makeTable('hermagor', [{ bot: null }, { bot: null }]);
    await seatAll(people, id);
    for (const person of people) {
      await person.connect();
      await person.watch(id);
    }
    return new ClusterTable(id, people);
  }

  stop(): void {
    for (const player of this.players) player.stop();
  }

  get isOver(): boolean {
    return this.players[0]?.view.info.stage !== 'running';
  }

  /** Plays until it is told to stop or the game is over. Resolves to what must not happen. */
  async play(isEnd: () => boolean): Promise<string[]> {
    while (!isEnd() && !this.isOver)
      for (const [seat, player] of this.players.entries()) {
        const wanted = randomCommand(player.view, seat, this.#rng);
        if (!wanted) continue;
        const command = wanted.kind === 'play' ? { ...wanted, hold: false } : wanted;
        const { row } = player.view.frame;
        const outcome = await player.command(command);
        if (!outcome.ok)
          return [`${this.id}: ${JSON.stringify(command)} was refused: ${outcome.refused.code}`];
        if (command.kind === 'play') this.acknowledged.push({ row: row + 1, seat, move: command.move });
        for (const other of this.players) await other.until(() => other.view.frame.row > row || this.isOver);
      }
    return [];
  }
}

/** Plays at several tables while servers are stopped, killed and cut off, and looks for everything that was acknowledged. */
export async function clusterRun({
  nodes,
  tables: count,
  disturbances,
}: ClusterOptions): Promise<ClusterReport> {
  const cluster = await Cluster.start(nodes);
  try {
    const tables: ClusterTable[] = [];
    for (let i = 0; i < count; i++) tables.push(await ClusterTable.open(cluster.url));
    let isEnd = false;
    const playing = tables.map((table) => table.play(() => isEnd));
    const stops: number[] = [];
    const rng = rngFromText(`disturbances ${process.pid}`);
    const faults: string[] = [];
    for (const disturbance of [undefined, ...disturbances]) {
      if (disturbance) stops.push(await disturb(cluster, disturbance, rng));
      faults.push(...(await standstills(tables, disturbance)));
      if (faults.length > 0) break;
    }
    isEnd = true;
    if (faults.length > 0) for (const table of tables) table.stop();
    const refused = await Promise.all(playing.map((each) => each.catch((error: unknown) => [String(error)])));
    faults.push(...refused.flat());
    faults.push(...(await storedFaults(cluster.databaseUrl, tables)));
    const players = tables.flatMap((table) => table.players);
    return {
      moves: tables.flatMap(({ acknowledged }) => acknowledged).length,
      faults,
      reconnections: players.reduce((sum, player) => sum + player.reconnections, 0),
      pauses: quantiles(players.flatMap((player) => player.pauses)),
      slowestStopMs: Math.max(0, ...stops),
    };
  } finally {
    await cluster.remove();
  }
}

/** Waits until every table that is not over has gone on; names those that do not. */
async function standstills(tables: readonly ClusterTable[], after = 'the beginning'): Promise<string[]> {
  const before = tables.map(({ acknowledged }) => acknowledged.length);
  const stands = (table: ClusterTable): boolean =>
    !table.isOver && table.acknowledged.length === before[tables.indexOf(table)];
  const until = performance.now() + SLOWEST_MS;
  while (tables.some(stands) && performance.now() < until) await pause(20);
  return tables.filter(stands).map(({ id }) => `${id} does not go on after ${after}`);
}

/** Resolves to the milliseconds that a server took to stop, if one was asked to. */
async function disturb(cluster: Cluster, disturbance: Disturbance, rng: Rng): Promise<number> {
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
      await pause(2000);
      for (const relay of cut) relay.mend();
      return 0;
    }
  }
}

/** Every acknowledged move is in the log under its number, and none is there twice. */
async function storedFaults(url: string, tables: readonly ClusterTable[]): Promise<string[]> {
  const store = await openPatiently(url);
  const faults: string[] = [];
  for (const { id, acknowledged } of tables) {
    const log = (await store.rows(id)).map(({ entry }) => entry);
    for (const { row, seat, move } of acknowledged) {
      const entry = log[row - 1];
      if (entry?.kind !== 'move' || entry.seat !== seat || entry.move !== move)
        faults.push(`${id}: row ${row} is ${JSON.stringify(entry)} instead of ${move} by seat ${seat}`);
    }
    const moves = log.filter(({ kind }) => kind === 'move').length;
    if (moves !== acknowledged.length)
      faults.push(`${id}: ${moves} moves are stored, but ${acknowledged.length} were acknowledged`);
  }
  await store.close();
  return faults;
}

function quantiles(values: readonly number[]): ClusterReport['pauses'] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { median: at(0.5), p99: at(0.99), most: at(1) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
