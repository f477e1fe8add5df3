import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import type { Change, Store } from '../store/store.ts';
import { isUnreadable } from '../unreadable.ts';
import { changeOf, type Edit } from './change.ts';
import { Committer, type OnCommit, StaleTable } from './committer.ts';
import { loadRoom, type Room } from './room.ts';

/** When more tables than this were used since the last sweep, there is another one. */
const MAX_LOADED = 1000;

/** A table that is not used for one to two of these is dropped from memory. */
const SWEEP_MS = 120_000;

/** How often a change is tried when another process was faster. */
const MAX_TRIES = 10;

/** A table's place in memory. */
interface Slot {
  /** The table, if it is loaded. */
  room: Room | undefined;
  /** The number of the sweep before which it was last used. */
  usedAt: number;
  /** Jobs at this table that are not done yet. They run one after the other, each when the one before has ended. */
  jobs: number;
  lastJob: Promise<unknown>;
}

/** Changes a table in memory. Says what else is to be stored, and the answer; throwing `Refused` changes nothing. */
export type Act<Answer> = (room: Room, now: number) => Edit & { readonly answer: Answer };

/** Is called with every table that was loaded here, or changed here and is durable. */
export type Follower = (room: Room, change?: Change) => void;

/** The tables in memory. Jobs at one table run one after the other; a change is published when it is durable. */
export class Rooms {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #committer: Committer;
  readonly #log: Logger;
  readonly now: () => number;
  readonly #slots = new Map<string, Slot>();
  /** Tables that cannot be opened; they are not tried again before the next start. */
  readonly #setAside = new Map<string, Refused>();
  #sweeps = 0;
  /** How many tables were used since the last sweep. */
  #used = 0;
  readonly #followers: Follower[] = [];
  readonly #commitFollowers: OnCommit[] = [];
  readonly #sweeper: NodeJS.Timeout;

  constructor(store: Store, bus: Bus, now: () => number, log: Logger) {
    this.#store = store;
    this.#bus = bus;
    this.now = now;
    this.#log = log;
    this.#committer = new Committer(store, (...done) => {
      for (const follower of this.#commitFollowers) follower(...done);
    });
    this.#sweeper = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  followCommits(follower: OnCommit): void {
    this.#commitFollowers.push(follower);
  }

  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** How many tables are in memory. */
  get loadedCount(): number {
    return this.#slots.size;
  }

  get setAsideCount(): number {
    return this.#setAside.size;
  }

  /** Changes a table and resolves when the change is durable and published. */
  act<Answer>(table: string, act: Act<Answer>): Promise<Answer> {
    return this.#enqueue(table, async (slot) => {
      for (let tries = 1; ; tries++)
        try {
          return await this.#act(table, slot, act);
        } catch (error) {
          // What is in memory is not what is stored, so it is read again when it is needed.
          if (!(error instanceof Refused)) slot.room = undefined;
          const again = error instanceof StaleTable || (await this.#isOutdated(table, slot));
          if (!again || tries === MAX_TRIES) throw error;
          slot.room = undefined;
        }
    });
  }

  /** Looks at a table in a state that is durable, and not older than a version that another process has stored. */
  look<Answer>(table: string, look: (room: Room) => Answer, version = -1): Promise<Answer> {
    return this.#enqueue(table, async (slot) => {
      const isOld = version < 0 ? await this.#isOutdated(table, slot) : versionOf(slot) < version;
      if (isOld) slot.room = undefined;
      return look(slot.room ?? (await this.#load(table, slot)));
    });
  }

  /** Drops a table from memory; it is read from the store when it is needed again. */
  forget(table: string): void {
    const slot = this.#slots.get(table);
    if (!slot) return;
    slot.room = undefined;
    if (slot.jobs === 0) this.#slots.delete(table);
  }

  /** Drops the tables that were not used since the last sweep but one. */
  sweep(): void {
    for (const [table, { usedAt }] of this.#slots) if (usedAt < this.#sweeps) this.forget(table);
    this.#sweeps++;
    this.#used = 0;
  }

  /** Resolves when everything that was begun is done. */
  async settled(): Promise<void> {
    await Promise.all([...this.#slots.values()].map(({ lastJob }) => lastJob));
  }

  close(): void {
    clearInterval(this.#sweeper);
  }

  #enqueue<Answer>(table: string, job: (slot: Slot) => Promise<Answer>): Promise<Answer> {
    const slot = this.#slot(table);
    slot.jobs++;
    const done = slot.lastJob.then(() => job(slot));
    const end = (): void => {
      slot.jobs--;
      if (slot.jobs === 0 && !slot.room) this.#slots.delete(table);
    };
    slot.lastJob = done.then(end, end);
    return done;
  }

  async #act<Answer>(table: string, slot: Slot, act: Act<Answer>): Promise<Answer> {
    const room = slot.room ?? (await this.#load(table, slot));
    const rows = room.match?.timeline.rows.length ?? 0;
    const pending = room.match?.pending;
    const now = this.now();
    const edit = act(room, now);
    const played = (room.match?.timeline.rows.length ?? 0) > rows || room.match?.pending !== pending;
    if (played || edit.progress || edit.seats || edit.command) {
      const change = changeOf(room, edit, rows, now);
      await this.#committer.commit(change);
      this.#publish(room, change);
    } else if (await this.#isOutdated(table, slot)) {
      // Nothing was done, but perhaps only because of what another server has changed meanwhile.
      throw new StaleTable(table);
    }
    return edit.answer;
  }

  /** Has another server changed the table since it was loaded here? */
  async #isOutdated(table: string, slot: Slot): Promise<boolean> {
    if (!this.#store.nodes || !slot.room) return false;
    const [position] = await this.#store.positions([table]);
    return position?.version !== versionOf(slot);
  }

  #publish(room: Room, change: Change): void {
    const { table, progress, seats } = change;
    room.stored = { terms: room.stored.terms, progress, seats: seats ?? room.stored.seats };
    this.#callFollowers(room, change);
    this.#bus
      .publish({ kind: 'change', table, version: progress.version })
      .catch((error: unknown) => this.#log.error({ err: error, table }, 'no notification was sent'));
    // Nothing more will happen here; whoever looks back at it loads it again.
    if (room.match && progress.stage !== 'running') this.forget(table);
  }

  async #load(table: string, slot: Slot): Promise<Room> {
    const known = this.#setAside.get(table);
    if (known) throw known;
    try {
      return await this.#read(table, slot);
    } catch (error) {
      if (isUnreadable(error)) {
        this.#setAside.set(table, error);
        this.#log.error({ table, reason: error.cause }, error.message);
      }
      throw error;
    }
  }

  async #read(table: string, slot: Slot): Promise<Room> {
    const stored = await this.#store.table(table);
    if (!stored) throw new Refused('table.unknown', 'There is no such table.', 404);
    const rows = await this.#store.rows(table);
    const room = loadRoom(
      stored,
      rows.map(({ entry }) => entry),
    );
    slot.room = room;
    this.#markUsed(slot);
    this.#callFollowers(room);
    return room;
  }

  /** A change is durable by now, so no follower's failure may undo it or keep it from the others. */
  #callFollowers(room: Room, change?: Change): void {
    for (const follower of this.#followers)
      try {
        follower(room, change);
      } catch (error) {
        this.#log.error({ err: error, table: room.stored.terms.id }, 'a change could not be followed');
      }
  }

  #slot(table: string): Slot {
    const known = this.#slots.get(table);
    if (known?.room) this.#markUsed(known);
    if (known) return known;
    const slot: Slot = { room: undefined, usedAt: -1, jobs: 0, lastJob: Promise.resolve() };
    this.#slots.set(table, slot);
    return slot;
  }

  /** Only tables that are loaded count: asking for tables that do not exist must not drop others from memory. */
  #markUsed(slot: Slot): void {
    if (slot.usedAt === this.#sweeps) return;
    slot.usedAt = this.#sweeps;
    if (++this.#used > MAX_LOADED) this.sweep();
  }
}

function versionOf({ room }: Slot): number {
  return room?.stored.progress.version ?? -1;
}
