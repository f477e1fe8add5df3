import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithUs } from './end-with-us.ts';

const MAIN = join(import.meta.dirname, '..', 'dist', 'main.js');

/**
 * The built server in a process of its own, which can be killed and started again with the same address and data. Each
 * process takes whatever port is free; the address is that of a relay, which holds its port all the time, so that nobody
 * else can take it meanwhile.
 */
export class OwnServer {
  readonly url: string;
  readonly data = mkdtempSync(join(tmpdir(), 'kontor-own-'));
  readonly #relay: Server;
  readonly #nodeArgs: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #port: number | undefined;

  private constructor(relay: Server, nodeArgs: readonly string[], env: (url: string) => NodeJS.ProcessEnv) {
    const address = relay.address();
    if (typeof address !== 'object' || address === null) throw new Error('the relay has no port');
    this.url = `http://127.0.0.1:${address.port}`;
    this.#relay = relay;
    this.#nodeArgs = nodeArgs;
    this.#env = env(this.url);
    relay.on('connection', (client) => {
      client.on('error', () => client.destroy());
      if (this.#port === undefined) {
        client.destroy();
        return;
      }
      const server = connect(this.#port, '127.0.0.1');
      server.on('error', () => client.destroy());
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
      client.pipe(server).pipe(client);
    });
  }

  /** `env`: what it is configured by besides, given its address. */
  static async start(
    nodeArgs: readonly string[] = [],
    env: (url: string) => NodeJS.ProcessEnv = () => ({}),
  ): Promise<OwnServer> {
    const relay = createServer().listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const server = new OwnServer(relay, nodeArgs, env);
    await server.run();
    return server;
  }

  /** Resolves when the server listens. */
  async run(): Promise<void> {
    const started = spawn(process.execPath, [...this.#nodeArgs, MAIN], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        DATA_DIR: this.data,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    endWithUs(started);
    this.#port = await portOf(started);
  }

  /** As a power cut would: nothing is finished. Resolves when the process is gone. */
  async kill(): Promise<void> {
    this.#port = undefined;
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    this.#relay.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The port that a server says it is bound to. */
async function portOf(started: ChildProcess): Promise<number> {
  if (!started.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: started.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) {
      started.stdout.resume();
      return Number(new URL(address).port);
    }
  }
  throw new Error('The server did not start.');
}
