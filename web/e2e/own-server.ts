import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'dist', 'main.js');

/** A server of a test's own, which can be killed and started again on the same port and data. */
export class OwnServer {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.#data = mkdtempSync(join(tmpdir(), 'kontor-own-'));
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    onTestFinished(async () => {
      await server.kill();
      rmSync(server.#data, { recursive: true, force: true });
    });
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    const started = spawn(process.execPath, [MAIN], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(this.#port), DATA_DIR: this.#data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    await once(started.stdout, 'data');
  }

  /** As a power cut would: nothing is said, nothing is finished. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
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
