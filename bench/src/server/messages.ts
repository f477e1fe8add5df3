/** What the process with a server tells the one with the load, once, when it is ready. */
export interface Ready {
  readonly kind: 'ready';
  readonly port: number;
  /** Cookies of the people of each slot, and the games that they play one after the other. */
  readonly slots: readonly Slot[];
}

export interface Slot {
  readonly cookies: readonly string[];
  readonly games: readonly ScriptedGame[];
}

/** A game with all its moves: they were found out before, so that the load does nothing but send them. */
export interface ScriptedGame {
  readonly table: string;
  readonly moves: readonly { readonly seat: number; readonly move: string }[];
}

export interface Memory {
  readonly kind: 'memory';
  /** heapUsed and external after garbage collection, and the whole process, in bytes. */
  readonly bytes: number;
  readonly rss: number;
  /** Microseconds that the process has computed since its start. */
  readonly cpu: number;
}

/** What the server's process can be asked. */
export type Order =
  | { readonly kind: 'memory' }
  /** Makes so many running tables and tells their ids. */
  | { readonly kind: 'tables'; readonly count: number }
  | { readonly kind: 'sleep' };

export interface Tables {
  readonly kind: 'tables';
  readonly ids: readonly string[];
}

/** The set-up of a server under load. */
export interface Prepare {
  readonly folder: string;
  /** The PostgreSQL database to use instead of a file in the folder. */
  readonly databaseUrl?: string | undefined;
  readonly slots: number;
  readonly gamesPerSlot: number;
  /** For the relay: how long its frames are. */
  readonly relay?: { readonly frame: number };
}
