import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endWithUs } from './end-with-us.ts';
import { onFreePort, programs } from './programs.ts';

/** A throw-away Redis on loopback that keeps nothing, which can be killed and started again. */
export class RedisServer {
  readonly #settings: readonly string[];
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor(settings: readonly string[]) {
    this.#settings = settings;
  }

  /** `settings` are arguments of `redis-server`. */
  static async start(settings: readonly string[] = []): Promise<RedisServer> {
    const server = new RedisServer(settings);
    await onFreePort(async (port) => {
      server.#port = port;
      await server.run();
    });
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts it again at the same address. Resolves when it accepts connections. */
  async run(): Promise<void> {
    const args = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = spawn(programs().redis, [...args, ...this.#settings], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = started;
    endWithUs(started);
    for await (const line of createInterface({ input: started.stdout })) {
      if (!/ready to accept connections/i.test(line)) continue;
      started.stdout.resume();
      return;
    }
    throw new Error('Redis did not start.');
  }

  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
}
