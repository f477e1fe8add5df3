import type { Desk, FileRef, Row } from '@kontor/core';

/** Somebody who plays. A guest has a token only; an account adds ways to prove who one is. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** `gathering`: people take their seats; the others say how it went. */
export const STAGES = ['gathering', 'running', 'finished', 'cancelled', 'expired'] as const;
export type Stage = (typeof STAGES)[number];

/** What was chosen when the table was made; it never changes. */
export interface TableTerms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly board: FileRef;
  readonly pieces: FileRef;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: number;
  readonly open: boolean;
  /** Clock and what happens at time-out, as the clock module writes it. */
  readonly time: unknown;
  readonly host: string;
  readonly commitment: string;
  /** Told to nobody before the game is over. */
  readonly secret: string;
  readonly createdAt: number;
  readonly rematchOf: string | null;
}

/** What changes while people play. */
export interface TableProgress {
  readonly stage: Stage;
  /** Number of the last row. */
  readonly row: number;
  /** Seats that owe a decision, one bit each. */
  readonly active: number;
  readonly entropy: readonly string[];
  readonly desk: Desk | null;
  readonly clocks: unknown;
  /** Wishes beside the game: cancelling, what to do about a missing player. */
  readonly wishes: unknown;
  readonly result: unknown;
  readonly updatedAt: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly user: string | null;
  readonly name: string;
  /** The level of the bot that was seated at the start. */
  readonly bot: string | null;
  readonly colour: string;
  readonly shape: string;
  readonly ready: boolean;
  /** Hash of the private link that gives the seat back to whoever lost the cookie. */
  readonly returnHash: string | null;
  /** Automatic answers of a slow game. */
  readonly auto: unknown;
  /** The last row this seat's player has seen. */
  readonly seen: number;
}

export interface StoredTable {
  readonly terms: TableTerms;
  readonly progress: TableProgress;
  readonly seats: readonly SeatRow[];
}

/** The answer once given to a command: a repeated command gets it again. */
export interface Receipt {
  readonly clientId: string;
  readonly answer: unknown;
}

/** Everything that one command changes at one table; all of it becomes durable together, or nothing. */
export interface Change {
  readonly table: string;
  /** Rows to append; the first follows the last row stored, else the change is stale: somebody else has appended meanwhile. */
  readonly rows: readonly { readonly row: number; readonly entry: Row; readonly at: number }[];
  readonly progress: TableProgress;
  readonly receipt?: Receipt;
}

export interface ChatLine {
  readonly n: number;
  readonly user: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Where everything lives that must survive a restart. Every promise resolves only when the data is durable. */
export interface Store {
  addUser(user: User, tokenHash: string): Promise<void>;
  userByToken(tokenHash: string): Promise<User | undefined>;
  renameUser(id: string, name: string): Promise<void>;

  addTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Tables that strangers may join, newest first. */
  openTables(limit: number): Promise<StoredTable[]>;
  /** A user's tables that are not over, then those that are; newest first. */
  tablesOf(user: string, limit: number): Promise<StoredTable[]>;
  /** Running tables whose clock may run out, for the watch after a restart. */
  runningTables(): Promise<string[]>;
  saveSeat(table: string, seat: SeatRow): Promise<void>;
  seatByReturn(hash: string): Promise<{ readonly table: string; readonly seat: number } | undefined>;
  saveProgress(table: string, progress: TableProgress): Promise<void>;

  /** Commits several tables' changes in one transaction; those that are stale are named and left out. */
  commit(changes: readonly Change[]): Promise<{ readonly stale: readonly Change[] }>;
  rows(table: string): Promise<{ readonly entry: Row; readonly at: number }[]>;
  receipts(table: string): Promise<Receipt[]>;

  addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  chat(table: string, after: number): Promise<ChatLine[]>;

  close(): Promise<void>;
}
