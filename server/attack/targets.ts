import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Addresses } from './context.ts';
import { BystanderThread } from './lib/bystander-thread.ts';
import { ServerProcess } from './lib/server-process.ts';

/** A server under attack, and two people who play on it all the time. */
export interface Target {
  readonly server: ServerProcess;
  readonly bystander: BystanderThread;
  /** How long their moves take on this machine when nobody attacks, in milliseconds (p99). */
  readonly quietP99: number;
}

/** The server that attacks share. It is replaced once an attack has damaged it. */
export class Targets {
  readonly #main: string;
  readonly #addresses: Addresses;
  readonly #quietMs: number;
  #current: Target | undefined;
  /** How many servers attacks have damaged. */
  damaged = 0;

  /** `quietMs`: so long at most the moves of others are measured before anybody attacks. */
  constructor(main: string, addresses: Addresses, quietMs: number) {
    this.#main = main;
    this.#quietMs = quietMs;
    this.#addresses = addresses;
  }

  async get(): Promise<Target> {
    this.#current ??= await this.#start();
    return this.#current;
  }

  /** The next attack gets another server. */
  async replace(): Promise<void> {
    this.damaged++;
    await this.end();
  }

  async end(): Promise<void> {
    const target = this.#current;
    this.#current = undefined;
    await target?.bystander.stop();
    await target?.server.remove();
  }

  async #start(): Promise<Target> {
    const [one = '', other = ''] = this.#addresses.take(2);
    await expectAddress(one);
    const server = new ServerProcess(this.#main);
    try {
      if (!(await server.start())) throw new Error(`The server does not start: ${server.output}`);
      const bystander = await BystanderThread.start({ url: server.url, addresses: [one, other] });
      await bystander.measuresEnough(this.#quietMs);
      return { server, bystander, quietP99: (await bystander.takeFigures()).p99 };
    } catch (error) {
      await server.remove();
      throw error;
    }
  }
}

/** Limits for each address can be tried only where a machine has many; Linux and Windows have all of 127.0.0.0/8. */
async function expectAddress(address: string): Promise<void> {
  const server = createServer().listen(0, address);
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(`This machine has no address ${address}: only 127.0.0.1 is set up for loopback.`);
  }
  server.close();
}
