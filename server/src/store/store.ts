import type { FileRef, PendingMoves, Result, Row } from '@kontor/core';
import type { Clocks, Proposals, Stage, TimeTerms } from '@kontor/protocol';
import type { DeviceName } from '../accounts/device-name.ts';
import type { AccountStore } from './accounts.ts';
import type { HostStore } from './host-store.ts';
import type { MannersStore } from './manners.ts';
import type { NoticeStore } from './notices.ts';
import type { PersonalData } from './personal-data.ts';
import type { Recent } from './recent.ts';
import type { VacationStore } from './vacations.ts';

/** A player. Guests have tokens only, one for each device. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A published file, or somebody's own, which is stored with the table. */
export interface TableFile extends FileRef {
  readonly own?: true;
  /** The file itself, if it is somebody's own; not in lists of tables. */
  readonly file?: unknown;
}

/** What was chosen when the table was created; it never changes. */
export interface TableTerms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly board: TableFile;
  readonly pieces: TableFile;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly open: boolean;
  /** Players may ask their own device what a bot would do. */
  readonly hints?: boolean;
  readonly time: TimeTerms;
  /** The user who created it. */
  readonly host: string;
  readonly commitment: string;
  /** Sent to nobody before the game is over. */
  readonly secret: string;
  readonly createdAt: number;
}

/** What changes while people gather and play. */
export interface TableProgress {
  /** Counts the changes; a change that does not follow the last one is stale. */
  readonly version: number;
  readonly stage: Stage;
  /** Number of the last row. */
  readonly row: number;
  /** Seats that owe a decision, one bit each. */
  readonly active: number;
  /** When something happens even if nobody acts: a clock runs out, a proposal ends or the table expires. */
  readonly due: number | null;
  readonly updatedAt: number;
  /** What each seat has added to the seed. */
  readonly entropy: readonly string[];
  readonly pending: PendingMoves | null;
  readonly clocks: Clocks | null;
  /** When the time for a simultaneous decision is up, at a table that chose a limit. */
  readonly deadline: number | null;
  readonly proposals: Proposals;
  /**
   * By seat: since when others wait for it, or null. Only what the seat itself does ends that, so nobody can keep others
   * from asking how to go on without somebody who is away.
   */
  readonly awaitedSince: readonly (number | null)[];
  /** By seat: until when its person is on vacation and its clock stands still, or null. */
  readonly vacations: readonly (number | null)[];
  /** The level of the bot that has each seat now. */
  readonly bots: readonly (string | null)[];
  /** Commands that are answered but not carried out if they are sent again. */
  readonly recent: Recent;
  readonly result: Result | null;
  /** The id of the table for a rematch. */
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
  /** Hash of the private link that gives the seat back to somebody who has lost the cookie. */
  readonly returnHash: string | null;
  /** Automatic answers that are switched on. */
  readonly auto: readonly string[];
}

export interface StoredTable {
  readonly terms: TableTerms;
  readonly progress: TableProgress;
  readonly seats: readonly SeatRow[];
}

/** Everything that one act changes at a table; it is stored as a whole or not at all. */
export interface Change {
  readonly table: string;
  /** The progress that it follows. If another version is stored, the change is stale. */
  readonly before: TableProgress;
  /** Its version is one more than the one before. */
  readonly progress: TableProgress;
  /** Rows to append to the log; the last has the number `progress.row`. */
  readonly rows: readonly Row[];
  /** All seats, if any of them changed. */
  readonly seats?: readonly SeatRow[] | undefined;
}

/** A row of a log and when it was added. */
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

export interface ChatRange {
  /** Only those with a higher number. */
  readonly after?: number | undefined;
  /** Only those with a lower number. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Which of a user's games are looked for. */
export interface PlayedFilter {
  readonly game?: string | undefined;
  /** A part of the name of somebody at the table. */
  readonly search?: string | undefined;
}

export interface TableVersion {
  readonly id: string;
  readonly version: number;
}

export interface TablePosition extends TableVersion {
  /** The number of the last line of the chat, or 0. */
  readonly chat: number;
}

/** The servers that use the same store. */
export interface Nodes {
  /**
   * Notes that a server lives for the given time, and gives it its share of the parts. The parts of servers that have not renewed
   * theirs in time go to others.
   */
  renew(
    node: string,
    leaseMs: number,
  ): Promise<{ readonly held: readonly number[]; readonly live: readonly string[] }>;
  leave(node: string): Promise<void>;
}

/** Nothing can be stored now: the disk is full or fails, or another process holds the data. Nothing was changed. */
export class StoreUnavailable extends Error {}

/** Stores everything that must survive a restart. Promises resolve only when the data are durable. */
/** A device of a user, known by the hash of its token. */
export interface StoredDevice extends DeviceName {
  readonly hash: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Store {
  addUser(user: User, tokenHash: string): Promise<void>;
  /** Adds a device of a user. */
  addToken(user: string, tokenHash: string, createdAt: number): Promise<void>;
  /** A user's devices, the newest first. */
  tokensOf(user: string): Promise<StoredDevice[]>;
  removeToken(user: string, tokenHash: string): Promise<void>;
  userByToken(tokenHash: string): Promise<User | undefined>;
  renameUser(id: string, name: string): Promise<void>;

  addTable(table: StoredTable): Promise<void>;
  /** A table, together with the board and pieces that are its own. */
  table(id: string): Promise<StoredTable | undefined>;
  /** Open tables to join or to watch, newest first, without the first `skip`. */
  openTables(stage: 'gathering' | 'running', limit: number, skip?: number): Promise<StoredTable[]>;
  openTableCount(stage: 'gathering' | 'running'): Promise<number>;
  /**
   * The tables where a user has a seat, and those that the user created and that still gather people. Unfinished ones come
   * first, then newest first.
   */
  tablesOf(user: string, limit: number): Promise<StoredTable[]>;
  /** A user's games that have begun and are over, those that ended last first, without the first `skip`. */
  playedTables(user: string, filter: PlayedFilter, limit: number, skip?: number): Promise<StoredTable[]>;
  playedTableCount(user: string, filter: PlayedFilter): Promise<number>;
  runningTables(): Promise<StoredTable[]>;
  /** Running tables where a bot has to act, as far as they are in the parts, if any are given. */
  botTables(limit: number, parts?: readonly number[]): Promise<TableVersion[]>;
  /** Tables that are due by now, the most urgent first, as far as they are in the parts, if any are given. */
  dueTables(now: number, limit: number, parts?: readonly number[]): Promise<string[]>;
  seatByReturn(hash: string): Promise<{ readonly table: string; readonly seat: number } | undefined>;

  /** Stores the changes of several tables in one transaction, apart from stale ones, which are returned. */
  commit(changes: readonly Change[]): Promise<{ readonly stale: readonly Change[] }>;
  rows(table: string): Promise<StoredRow[]>;
  /** How far tables are, as far as they exist. */
  positions(tables: readonly string[]): Promise<TablePosition[]>;

  addChat(table: string, line: Omit<StoredChatLine, 'n'>): Promise<StoredChatLine>;
  /** The last so many chat messages of a table within a range of their numbers, oldest first. */
  chat(table: string, range: ChatRange): Promise<StoredChatLine[]>;
  /** How many chat messages a table has, and how many of them are a user's. */
  chatCount(table: string, user: string): Promise<{ readonly all: number; readonly own: number }>;

  /** When a server on this data was last known to be running. */
  aliveAt(): Promise<number | undefined>;
  setAlive(at: number): Promise<void>;

  /** How people sign in. */
  readonly accounts: AccountStore;

  /** What concerns whoever runs the server. */
  readonly hosting: HostStore;
  readonly notices: NoticeStore;
  readonly manners: MannersStore;
  readonly vacations: VacationStore;
  readonly personal: PersonalData;

  /** How several servers share the work; undefined if only one at a time can use the store. */
  readonly nodes: Nodes | undefined;

  close(): Promise<void>;
}
