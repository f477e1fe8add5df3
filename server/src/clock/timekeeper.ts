import type { Seat } from '@kontor/core';
import { dueOf } from '../play/change.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Change, Store, TableProgress } from '../store/store.ts';
import { skipDownTime } from './clock.ts';
import { lookAfter } from './time-out.ts';

/** How often the database is asked for tables that are due. */
const TICK_MS = 500;

/** How often the server leaves a sign of life, besides what happens at the tables. A crash gives no more away than this. */
const SIGN_MS = 5000;

const MOST_AT_ONCE = 200;

/** Looks after tables whose moment has come. What is due lies in the database, so a restart forgets nothing. */
export class Timekeeper {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #playFor: (table: string, seat: Seat) => void;
  #timers: NodeJS.Timeout[] = [];
  #busy = false;

  constructor(store: Store, rooms: Rooms, playFor: (table: string, seat: Seat) => void) {
    this.#store = store;
    this.#rooms = rooms;
    this.#playFor = playFor;
  }

  /** Sets the clocks forward by the time in which no server ran, then begins to watch. */
  async start(): Promise<void> {
    const now = this.#rooms.now();
    const alive = await this.#store.aliveAt();
    if (alive !== undefined) await this.#skip(alive, now);
    await this.#store.setAlive(now);
    this.#timers = [
      setInterval(() => void this.tick(), TICK_MS),
      setInterval(() => void this.sign(), SIGN_MS),
    ];
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#store.setAlive(this.#rooms.now());
  }

  /** Looks after what is due. What cannot be done now is still due at the next tick. */
  async tick(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (const table of await this.#store.dueTables(this.#rooms.now(), MOST_AT_ONCE))
        await this.#visit(table);
    } catch (error) {
      console.error('what is due could not be found out:', error);
    } finally {
      this.#busy = false;
    }
  }

  /** Leaves a sign of life. */
  async sign(): Promise<void> {
    try {
      await this.#store.setAlive(this.#rooms.now());
    } catch (error) {
      console.error('no sign of life could be left:', error);
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
      console.error(`table ${table} could not be looked after:`, error);
    }
  }

  async #skip(sign: number, now: number): Promise<void> {
    const changes: Change[] = [];
    const tables = await this.#store.runningTables();
    // Whatever happened anywhere shows that the server still ran.
    const from = tables.reduce((latest, { progress }) => Math.max(latest, progress.updatedAt), sign);
    for (const { terms, progress } of tables) {
      const { clock } = terms.time;
      const { clocks, deadline, wishes } = progress;
      const { missing } = wishes;
      if (!clocks && deadline === null && !missing) continue;
      const down = now - from;
      const times: TableProgress = {
        ...progress,
        version: progress.version + 1,
        clocks: clock && clocks && skipDownTime(clock, clocks, from, now),
        deadline: deadline === null ? null : deadline + down,
        wishes: { ...wishes, missing: missing && { ...missing, until: missing.until + down } },
      };
      const due = dueOf(terms, times, now);
      changes.push({ table: terms.id, before: progress, progress: { ...times, due }, rows: [] });
    }
    await this.#store.commit(changes);
  }
}
