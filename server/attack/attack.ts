import type { Rng } from '@kontor/core';
import type { Guest, GuestOptions } from './lib/guest.ts';
import type { RawSocket } from './lib/raw-socket.ts';
import type { ServerOptions, ServerProcess } from './lib/server-process.ts';

/** One way to harm a server, played from outside over loopback. */
export interface Attack {
  readonly name: string;
  /** What somebody tries, in one sentence. */
  readonly what: string;
  /** The attack starts servers itself, so nobody else plays on them meanwhile. */
  readonly ownServer?: true;
  /** It takes longer than the short form may. */
  readonly longOnly?: true;
  /** Nobody can be quick meanwhile, because nothing can be stored; so the time of others' moves decides nothing. */
  readonly delaysAll?: true;
  /** How many megabytes the server's memory may grow meanwhile; 256 if left out. */
  readonly memoryMb?: number;
  run(context: Context): Promise<Findings>;
}

export interface Findings {
  /** What was tried, with counts. */
  readonly tried: string;
  /** What did not hold; empty if everything did. */
  readonly problems: readonly string[];
  /** What took too long. Machines differ, so this decides in the long form only. */
  readonly slow?: readonly string[];
  readonly figures?: Readonly<Record<string, number | string>>;
  /** Why this machine cannot play the attack. */
  readonly skipped?: string;
}

/** What an attack works with. Everything opened through it is closed when the attack ends. */
export interface Context {
  /** The server under attack; attacks with `ownServer` start theirs instead. */
  readonly server: ServerProcess;
  readonly short: boolean;
  readonly rng: Rng;
  /** One number for the short form, another for the long one. */
  size(short: number, long: number): number;
  /** Loopback addresses that nobody has used yet. */
  addresses(count: number): string[];
  /** Somebody with a name and a cookie, at an address of their own unless one is given. */
  guest(name: string, options?: Partial<GuestOptions>): Promise<Guest>;
  /** Somebody without a name. */
  nobody(options?: Partial<GuestOptions>): Guest;
  /** A WebSocket without a library, which need not read what it is sent. */
  rawSocket(options?: { address?: string; headers?: Readonly<Record<string, string>> }): Promise<RawSocket>;
  startServer(options?: ServerOptions): Promise<ServerProcess>;
  /** A folder that is removed with the attack. */
  folder(): string;
}
