import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, rngFromText } from '@kontor/core';
import type { Context } from './attack.ts';
import { Guest, type GuestOptions } from './lib/guest.ts';
import { RawSocket } from './lib/raw-socket.ts';
import { type ServerOptions, ServerProcess } from './lib/server-process.ts';

/** Hands out loopback addresses, each once, so that no attack meets a limit that another one has used up. */
export class Addresses {
  #last = 0;

  take(count: number): string[] {
    return Array.from({ length: count }, () => {
      this.#last++;
      return `127.${10 + (this.#last >> 16)}.${(this.#last >> 8) & 255}.${this.#last & 255}`;
    });
  }
}

/** What an attack opens through its context is closed with it. */
export class AttackContext implements Context {
  readonly short: boolean;
  readonly rng: Rng;
  readonly #main: string;
  readonly #shared: ServerProcess | undefined;
  readonly #addresses: Addresses;
  readonly #closing: (() => void)[] = [];
  readonly #servers: ServerProcess[] = [];
  #listening: ServerProcess | undefined;
  readonly #folders: string[] = [];

  constructor(
    options: { readonly main: string; readonly short: boolean; readonly seed: string },
    addresses: Addresses,
    shared: ServerProcess | undefined,
  ) {
    this.#main = options.main;
    this.short = options.short;
    this.rng = rngFromText(options.seed);
    this.#addresses = addresses;
    this.#shared = shared;
    this.#listening = shared;
  }

  /** The one that an attack started last, or the one that all share. */
  get server(): ServerProcess {
    const server = this.#servers.at(-1) ?? this.#shared;
    if (!server) throw new Error('no server was started');
    return server;
  }

  /** The process whose memory counts. */
  get serverPid(): number | undefined {
    return this.#listening?.pid;
  }

  size(short: number, long: number): number {
    return this.short ? short : long;
  }

  addresses(count: number): string[] {
    return this.#addresses.take(count);
  }

  nobody(options: Partial<GuestOptions> = {}): Guest {
    const [address = '127.0.0.1'] = options.address === undefined ? this.addresses(1) : [options.address];
    const guest = new Guest({ url: this.server.url, ...options, address });
    this.#closing.push(() => guest.close());
    return guest;
  }

  async guest(name: string, options: Partial<GuestOptions> = {}): Promise<Guest> {
    const guest = this.nobody(options);
    await guest.ask('PUT', '/api/me', { name });
    return guest;
  }

  async rawSocket(
    options: { address?: string; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<RawSocket> {
    const [address = '127.0.0.1'] = options.address === undefined ? this.addresses(1) : [options.address];
    const socket = await RawSocket.open(this.server.port, address, options.headers);
    this.#closing.push(() => socket.close());
    return socket;
  }

  async startServer(options: ServerOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(this.#main, options);
    this.#servers.push(server);
    if (await server.start()) this.#listening = server;
    return server;
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-attack-'));
    this.#folders.push(folder);
    return folder;
  }

  async close(): Promise<void> {
    for (const close of this.#closing) close();
    for (const server of this.#servers) await server.remove();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
