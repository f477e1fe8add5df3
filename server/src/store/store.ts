import type { FileRef, PendingMoves, Result, Row } from '@kontor/core';
import type { Clocks, Proposals, Stage, TimeTerms } from '@kontor/protocol';
import type { Recent } from './recent.ts';

/** Somebody who plays. A guest has tokens only, one for each device; an account adds ways to prove who one is. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** What was chosen when the table was made; it never changes. */
export interface TableTerms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly board: FileRef;
  readonly pieces: FileRef;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly open: boolean;
  readonly time: TimeTerms;
  /** The user who made it. */
  readonly host: string;
  readonly commitment: string;
  /** Told to nobody before the game is over. */
  readonly secret: string;
  readonly createdAt: number;
}

/** What changes while people gather and play. */
export interface TableProgress {
  /** Counts the changes; one that does not follow the last is stale. */
  readonly version: number;
  readonly stage: Stage;
  /** Number of the last row. */
  readonly row: number;
  /** Seats that owe a decision, one bit each. */
  readonly active: number;
  /** When the table must be looked after even if nobody comes: a clock runs out, a wish or the table itself lapses. */
  readonly due: number | null;
  readonly updatedAt: number;
  /** What the seats add to chance, by seat. */
  readonly entropy: readonly string[];
  readonly pending: PendingMoves | null;
  readonly clocks: Clocks | null;
  /** When the time for what all are asked at once is up, at a table that chose a limit. */
  readonly deadline: number | null;
  readonly proposals: Proposals;
  /**
   * By seat: since when others wait for it, or null. Only what the seat itself does ends that, so nobody can keep others
   * from asking how to go on without somebody who is away.
   */
  readonly awaitedSince: readonly (number | null)[];
  /** The level of the bot that has each seat now. */
  readonly bots: readonly (string | null)[];
  /** Sent again, these are answered but not carried out again. */
  readonly recent: Recent;
  readonly result: Result | null;
  /** The table at which the same people go on. */
  readonly rematch: string | null;
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
  /** Automatic answers that are switched on. */
  readonly auto: readonly string[];
}

export interface StoredTable {
  readonly terms: TableTerms;
  readonly progress: TableProgress;
  readonly seats: readonly SeatRow[];
}

/** Everything that one act changes at one table; all of it becomes durable together, or nothing. */
export interface Change {
  readonly table: string;
  /** What it follows. If something else is stored, the change is stale: somebody else was faster. */
  readonly before: TableProgress;
  /** Its version is one more than the one before. */
  readonly progress: TableProgress;
  /** Rows to append to the log; the last has the number `progress.row`. */
  readonly rows: readonly Row[];
  /** All seats, if any of them changed. */
  readonly seats?: readonly SeatRow[] | undefined;
}

/** A row of a log, and when it was added. */
export interface StoredRow {
  readonly entry: Row;
  readonly at: number;
}

export interface StoredChatLine {
  readonly n: number;
  readonly user: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

/** Nothing can be stored now: the disk is full or fails, or another process holds the data. Nothing was changed. */
export class StoreUnavailable extends Error {}

/** Where everything lives that must survive a restart. Every promise resolves only when the data is durable. */
export interface Store {
  addUser(user: User, tokenHash: string): Promise<void>;
  /** One device more. */
  addToken(user: string, tokenHash: string): Promise<void>;
  userByToken(tokenHash: string): Promise<User | undefined>;
  renameUser(id: string, name: string): Promise<void>;

  addTable(table: StoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Tables that strangers may join, or look at while a game is going on there; newest first. */
  openTables(stage: 'gathering' | 'running', limit: number): Promise<StoredTable[]>;
  /**
   * A user's tables that are not over, then those that are; newest first. Theirs are those where they sit, and while people
   * gather also those that they made.
   */
  tablesOf(user: string, limit: number): Promise<StoredTable[]>;
  /** All tables at which a game is going on. */
  runningTables(): Promise<StoredTable[]>;
  /** Tables that must be looked after by now, the most urgent first. */
  dueTables(now: number, limit: number): Promise<string[]>;
  seatByReturn(hash: string): Promise<{ readonly table: string; readonly seat: number } | undefined>;

  /** Commits several tables' changes in one transaction; those that are stale are named and left out. */
  commit(changes: readonly Change[]): Promise<{ readonly stale: readonly Change[] }>;
  /** A table's log, with the moment of each row. */
  rows(table: string): Promise<StoredRow[]>;

  addChat(table: string, line: Omit<StoredChatLine, 'n'>): Promise<StoredChatLine>;
  chat(table: string, after: number): Promise<StoredChatLine[]>;

  /** When a server on this data was last known to run. */
  aliveAt(): Promise<number | undefined>;
  setAlive(at: number): Promise<void>;

  close(): Promise<void>;
}
