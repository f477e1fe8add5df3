import type { Seat } from '@kontor/core';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { dueOf } from '../play/change.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Services } from '../services.ts';
import type { Change, Store, StoredTable, TableProgress } from '../store/store.ts';
import { skipDownTime } from './clock.ts';
import { lookAfter } from './time-out.ts';

/** How often the database is asked for tables that are due. */
const TICK_MS = 500;

/** How often the server leaves a sign of life, besides what happens at the tables. A crash gives no more away than this. */
const SIGN_MS = 5000;

/** When so long passes between two looks, the machine was asleep. */
const LONGEST_TICK_MS = 30_000;

const MOST_AT_ONCE = 200;

/** Looks after tables whose moment has come. What is due lies in the database, so a restart forgets nothing. */
export class Timekeeper {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #playFor: (table: string, seat: Seat) => void;
  #timers: NodeJS.Timeout[] = [];
  /** When the database was last asked, by the machine's own clock. */
  #lastBeat = Date.now();
  /** How long the machine was asleep, as far as clocks have not been set forward by it. */
  #slept = 0;
  #busy = false;

  constructor({ store, rooms, bus, log }: Services, playFor: (table: string, seat: Seat) => void) {
    this.#store = store;
    this.#rooms = rooms;
    this.#bus = bus;
    this.#log = log;
    this.#playFor = playFor;
  }

  /** Sets the clocks forward by the time in which no server ran, then begins to watch. */
  async start(): Promise<void> {
    const now = this.#rooms.now();
    const alive = await this.#store.aliveAt();
    if (alive !== undefined) {
      const tables = await this.#store.runningTables();
      // Whatever happened anywhere shows that the server still ran.
      const from = tables.reduce((latest, { progress }) => Math.max(latest, progress.updatedAt), alive);
      await this.#skip(tables, from, now);
    }
    await this.#store.setAlive(now);
    this.#lastBeat = Date.now();
    this.#timers = [
      setInterval(() => void this.beat(Date.now()), TICK_MS),
      setInterval(() => void this.sign(), SIGN_MS),
    ];
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#store.setAlive(this.#rooms.now());
  }

  /** Comes every half second. If it comes much too late, the machine was asleep, and no clock ran meanwhile. */
  beat(at: number): Promise<void> {
    const passed = at - this.#lastBeat;
    this.#lastBeat = at;
    if (passed > LONGEST_TICK_MS) this.#slept += passed;
    return this.tick();
  }

  /** Looks after what is due. What cannot be done now is still due at the next tick. */
  async tick(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const now = this.#rooms.now();
      if (this.#slept > 0) {
        await this.#skip(await this.#store.runningTables(), now - this.#slept, now);
        this.#slept = 0;
      }
      for (const table of await this.#store.dueTables(now, MOST_AT_ONCE)) await this.#visit(table);
    } catch (error) {
      this.#log.error({ err: error }, 'due tables could not be found');
    } finally {
      this.#busy = false;
    }
  }

  /** Leaves a sign of life. */
  async sign(): Promise<void> {
    try {
      await this.#store.setAlive(this.#rooms.now());
    } catch (error) {
      this.#log.error({ err: error }, 'the sign of life could not be stored');
    }
  }

  async #visit(table: string): Promise<void> {
    try {
      const seat = await this.#rooms.act(table, (room, now) => {
        const { edit, playFor } = lookAfter(room, now);
        return { answer: playFor, ...edit };
      });
      if (seat !== undefined) this.#playFor(table, seat);
    } catch (error) {
      this.#log.error({ err: error, table }, 'a due table could not be handled');
    }
  }

  /** Sets the clocks of these tables forward, and lets everybody there know. */
  async #skip(tables: readonly StoredTable[], from: number, now: number): Promise<void> {
    const changes = tables.flatMap((table) => skipped(table, from, now) ?? []);
    const { stale } = await this.#store.commit(changes);
    for (const change of changes) {
      const { table, progress } = change;
      if (stale.includes(change)) continue;
      this.#rooms.forget(table);
      await this.#bus.publish({ kind: 'change', table, version: progress.version });
    }
    if (stale.length === 0) return;
    // Somebody was faster there.
    const again = await Promise.all(stale.map(({ table }) => this.#store.table(table)));
    await this.#skip(
      again.flatMap((table) => table ?? []),
      from,
      now,
    );
  }
}

/** A running table after a time in which no clock ran, if it has any. */
function skipped({ terms, progress }: StoredTable, from: number, now: number): Change | undefined {
  const { clock } = terms.time;
  const { clocks, deadline, proposals, stage } = progress;
  const { missing } = proposals;
  if (stage !== 'running' || (!clocks && deadline === null && !missing)) return undefined;
  const down = now - Math.max(from, progress.updatedAt);
  const times: TableProgress = {
    ...progress,
    version: progress.version + 1,
    clocks: clock && clocks && skipDownTime(clock, clocks, from, now),
    deadline: deadline === null ? null : deadline + down,
    proposals: { ...proposals, missing: missing && { ...missing, until: missing.until + down } },
  };
  return {
    table: terms.id,
    before: progress,
    progress: { ...times, due: dueOf(terms, times, now) },
    rows: [],
  };
}
