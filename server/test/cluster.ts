import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithUs } from './end-with-us.ts';
import { PostgresServer } from './postgres-server.ts';
import { freePort, programs } from './programs.ts';
import { RedisServer } from './redis-server.ts';
import { Relay } from './relay.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = join(ROOT, 'server', 'dist', 'main.js');

/** One of several built servers, in a process of its own, with ways to the database and to Redis that can be cut. */
export class ClusterNode {
  readonly port: number;
  readonly toPostgres: Relay;
  readonly toRedis: Relay;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;

  constructor(port: number, toPostgres: Relay, toRedis: Relay, databaseUrl: string) {
    this.port = port;
    this.toPostgres = toPostgres;
    this.toRedis = toRedis;
    const database = new URL(databaseUrl);
    database.port = String(toPostgres.port);
    this.#env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: 'loopback',
      DATABASE_URL: database.href,
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      // All of them come from the address of the test.
      LIMIT_REQUESTS: '1000000',
      LIMIT_CONNECTIONS: '1000000',
      LIMIT_ADDRESS_MESSAGES: '1000000',
    };
  }

  /** Its own address, past the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it listens. */
  async run(): Promise<void> {
    const started = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    endWithUs(started);
    for await (const line of createInterface({ input: started.stdout }))
      if (line.includes('Kontor is at')) {
        started.stdout.resume();
        return;
      }
    throw new Error('a server did not start');
  }

  /** Ends it with a signal; resolves to the milliseconds that this took. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
    const running = this.#process;
    const since = performance.now();
    if (running && running.exitCode === null && running.signalCode === null) {
      running.kill(signal);
      await once(running, 'exit');
    }
    return performance.now() - since;
  }
}

/** Several servers on one PostgreSQL and one Redis, behind the proxy that docs/HOSTING.md proposes. */
export class Cluster {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly databaseUrl: string;
  readonly nodes: readonly ClusterNode[];
  readonly url: string;
  readonly #folder: string;
  readonly #proxy: ChildProcess;

  private constructor(
    parts: Pick<Cluster, 'postgres' | 'redis' | 'databaseUrl' | 'nodes' | 'url'>,
    folder: string,
    proxy: ChildProcess,
  ) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.databaseUrl = parts.databaseUrl;
    this.nodes = parts.nodes;
    this.url = parts.url;
    this.#folder = folder;
    this.#proxy = proxy;
  }

  static async start(count: number): Promise<Cluster> {
    const postgres = await PostgresServer.start();
    const redis = await RedisServer.start();
    const databaseUrl = await postgres.database();
    const nodes: ClusterNode[] = [];
    for (let i = 0; i < count; i++) {
      const toPostgres = await Relay.to(Number(new URL(databaseUrl).port));
      const toRedis = await Relay.to(Number(new URL(redis.url).port));
      nodes.push(new ClusterNode(await freePort(), toPostgres, toRedis, databaseUrl));
    }
    await Promise.all(nodes.map((node) => node.run()));
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'kontor-proxy-'));
    const proxy = startProxy(folder, port, nodes);
    const url = `http://127.0.0.1:${port}`;
    await untilAnswered(`${url}/api/health`);
    return new Cluster({ postgres, redis, databaseUrl, nodes, url }, folder, proxy);
  }

  async remove(): Promise<void> {
    this.#proxy.kill('SIGTERM');
    await Promise.all(this.nodes.map((node) => node.end('SIGKILL')));
    for (const { toPostgres, toRedis } of this.nodes) {
      toPostgres.close();
      toRedis.close();
    }
    await this.redis.kill();
    await this.postgres.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The configuration is the one in `deploy`, with the addresses of these servers. */
function startProxy(folder: string, port: number, nodes: readonly ClusterNode[]): ChildProcess {
  const servers = nodes.map((node) => `server 127.0.0.1:${node.port} max_fails=0;`).join('\n');
  const config = readFileSync(join(ROOT, 'deploy', 'nginx.conf'), 'utf8')
    .replace(/server kontor:3000 .*;/, servers)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('http {', `http {\naccess_log off;\n${temporaryPaths(folder)}`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off;\npid ${folder}/pid;\n${config}`);
  mkdirSync(join(folder, 'logs'));
  const started = spawn(programs().nginx, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  endWithUs(started, 'QUIT');
  return started;
}

function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
