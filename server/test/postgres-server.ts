import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { silentLogger } from '../src/log.ts';
import { PostgresStore } from '../src/store/postgres/postgres.ts';
import { endWithUs } from './end-with-us.ts';
import { onFreePort, programs } from './programs.ts';

/** How often a start is tried. */
const MAX_STARTS = 10;

/** A throw-away PostgreSQL on loopback, in a folder of its own, which can be killed and started again. */
export class PostgresServer {
  readonly #program: string;
  readonly #folder: string;
  readonly #password = randomBytes(8).toString('hex');
  readonly #settings: readonly string[];
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor(settings: readonly string[]) {
    this.#settings = settings;
    this.#program = programs().postgres;
    this.#folder = mkdtempSync(join(tmpdir(), 'kontor-postgres-'));
    process.on('exit', this.#removeFolder);
  }

  /** `settings` are those of postgresql.conf, e.g. `fsync=off`. */
  static async start(settings: readonly string[] = []): Promise<PostgresServer> {
    const server = new PostgresServer(settings);
    server.#initialise();
    await onFreePort(async (port) => {
      server.#port = port;
      await server.run();
    });
    return server;
  }

  /** Starts it again with the same address and data. Resolves when it accepts connections. */
  async run(): Promise<void> {
    // Memory that killed processes shared is free only when the last of them has gone.
    for (let attempts = 1; !(await this.#tryToRun()); attempts++)
      if (attempts === MAX_STARTS) throw new Error('PostgreSQL did not start.');
  }

  async #tryToRun(): Promise<boolean> {
    const settings = [
      'fsync=on',
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...this.#settings,
    ];
    const started = spawn(
      this.#program,
      ['-D', this.#folder, '-p', String(this.#port), ...settings.flatMap((setting) => ['-c', setting])],
      { stdio: ['ignore', 'ignore', 'pipe'], ...unprivileged() },
    );
    this.#process = started;
    endWithUs(started, 'QUIT');
    for await (const line of createInterface({ input: started.stderr })) {
      if (!line.includes('ready to accept connections')) continue;
      started.stderr.resume();
      return true;
    }
    return false;
  }

  /** Kills it with all its children, as a power cut would; the next start goes through crash recovery. */
  async kill(): Promise<void> {
    const children = childrenOf(this.#process?.pid);
    // Where its children are not known, it is asked to end them at once itself.
    const ended = this.#end(children ? 'SIGKILL' : 'SIGQUIT');
    for (const child of children ?? []) endAtOnce(child);
    await ended;
  }

  async #end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }

  /** The address of the database that every server has. */
  get url(): string {
    return `postgres://kontor:${this.#password}@127.0.0.1:${this.#port}/postgres`;
  }

  /** The address of a new, empty database. */
  database(): Promise<string> {
    return createDatabase(this.url);
  }

  async remove(): Promise<void> {
    process.off('exit', this.#removeFolder);
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #initialise(): void {
    const user = unprivileged();
    const passwordFile = mkdtempSync(join(tmpdir(), 'kontor-password-'));
    const file = join(passwordFile, 'password');
    writeFileSync(file, this.#password, { mode: 0o644 });
    if (user.uid !== undefined)
      for (const path of [this.#folder, passwordFile]) chownSync(path, user.uid, user.gid ?? 0);
    const made = spawnSync(
      join(dirname(this.#program), 'initdb'),
      [
        '-D',
        this.#folder,
        '-U',
        'kontor',
        '-A',
        'scram-sha-256',
        `--pwfile=${file}`,
        '-E',
        'UTF8',
        '--locale=C',
        '-N',
      ],
      { encoding: 'utf8', ...user },
    );
    rmSync(passwordFile, { recursive: true, force: true });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`);
  }

  /** No folder is left behind when the tests are broken off, unless they are killed. */
  readonly #removeFolder = (): void => {
    rmSync(this.#folder, { recursive: true, force: true });
  };
}

/** The processes that a process has started; only Linux tells. */
function childrenOf(pid: number | undefined): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return undefined;
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package has made, or as nobody. */
function unprivileged(): { uid?: number; gid?: number; cwd: string } {
  const cwd = tmpdir();
  if (process.getuid?.() !== 0) return { cwd };
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody']
    .map((name) => users.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = (entry ?? 'nobody::65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid), cwd };
}

/** Makes an empty database on the server at an address, and resolves to its own address. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** A store for tests: on a busy machine everything takes its time, and that must not look like a database that is away. */
export function openPatiently(url: string): Promise<PostgresStore> {
  return PostgresStore.open(url, silentLogger, { connectMs: 120_000, queryMs: 120_000 });
}
