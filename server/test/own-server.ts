import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'dist', 'main.js');

/** The built server in a process of its own, which can be killed and started again on the same port and data. */
export class OwnServer {
  readonly url: string;
  readonly data = mkdtempSync(join(tmpdir(), 'kontor-own-'));
  readonly #port: number;
  readonly #nodeArgs: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, nodeArgs: readonly string[]) {
    this.#port = port;
    this.#nodeArgs = nodeArgs;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(nodeArgs: readonly string[] = []): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), nodeArgs);
    await server.run();
    return server;
  }

  /** Resolves when the server listens. */
  async run(): Promise<void> {
    const started = spawn(process.execPath, [...this.#nodeArgs, MAIN], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(this.#port), DATA_DIR: this.data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    const ended = once(started, 'exit').then(([code]) => Promise.reject(new Error(`exit code ${code}`)));
    ended.catch(() => undefined);
    await Promise.race([once(started.stdout, 'data'), ended]);
  }

  /** As a power cut would: nothing is said, nothing is finished. Resolves when the process is gone. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
