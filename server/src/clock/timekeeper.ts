import type { Seat } from '@kontor/core';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Share } from '../nodes/share.ts';
import { dueOf } from '../play/change.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Services } from '../services.ts';
import type { Change, Store, StoredTable, TableProgress } from '../store/store.ts';
import { isUnreadable } from '../unreadable.ts';
import { skipDownTime } from './clock.ts';
import { steadyClock } from './steady.ts';
import { handleDue } from './time-out.ts';

/** How often the database is asked for tables that are due. */
const TICK_MS = 500;

/** How often the server stores that it is running. After a crash, clocks may have run this much too long. */
const ALIVE_MS = 5000;

/** If more time than this passes between two ticks, the machine was asleep. */
const MAX_TICK_MS = 30_000;

const MAX_AT_ONCE = 200;

/** Handles tables that are due, e.g. because a clock has run out. Due times are stored, so a restart loses none. */
export class Timekeeper {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #bus: Bus;
  readonly #share: Share;
  readonly #log: Logger;
  readonly #playFor: (table: string, seat: Seat) => void;
  #timers: NodeJS.Timeout[] = [];
  /** When the last tick was, by the machine's own clock. */
  #lastTick: number;
  /** Tells a sleep of the machine from a clock that was set back and put right. */
  readonly #machineTime = steadyClock();
  /** How long the machine was asleep, until the tables' clocks are corrected by it. */
  #slept = 0;
  #busy = false;

  constructor({ store, rooms, bus, share, log }: Services, playFor: (table: string, seat: Seat) => void) {
    this.#store = store;
    this.#rooms = rooms;
    this.#bus = bus;
    this.#share = share;
    this.#log = log;
    this.#playFor = playFor;
    this.#lastTick = this.#machineTime();
  }

  /** Corrects the clocks by the time in which no server ran, unless another one runs, then starts to tick. */
  async start(): Promise<void> {
    await this.#share.join();
    const now = this.#rooms.now();
    const alive = await this.#store.aliveAt();
    if (alive !== undefined && !this.#share.hasOthers) {
      const tables = await this.#store.runningTables();
      // A change at any table shows that the server was still running then.
      const from = tables.reduce((latest, { progress }) => Math.max(latest, progress.updatedAt), alive);
      await this.#skip(tables, from, now);
    }
    await this.#store.setAlive(now);
    this.#lastTick = this.#machineTime();
    this.#share.run();
    this.#timers = [
      setInterval(() => void this.beat(this.#machineTime()), TICK_MS),
      setInterval(() => void this.storeAlive(), ALIVE_MS),
    ];
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#store.setAlive(this.#rooms.now());
    await this.#share.leave();
  }

  /** Runs every half second. If it runs much too late, the machine was asleep, and no clock may run for that time. */
  beat(at: number): Promise<void> {
    const passed = at - this.#lastTick;
    this.#lastTick = at;
    if (passed > MAX_TICK_MS) this.#slept += passed;
    return this.tick();
  }

  /** Handles what is due. What fails now is still due at the next tick. */
  async tick(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const now = this.#rooms.now();
      if (this.#slept > 0) {
        await this.#share.renew();
        // Clocks that another server has looked after meanwhile are right.
        if (!this.#share.hasOthers)
          await this.#skip(await this.#store.runningTables(), now - this.#slept, now);
        this.#slept = 0;
      }
      // Tables that were set aside stay due for ever and must not take the places of others.
      const limit = MAX_AT_ONCE + this.#rooms.setAsideCount;
      for (const table of await this.#store.dueTables(now, limit, this.#share.parts))
        await this.#handle(table);
    } catch (error) {
      this.#log.error({ err: error }, 'due tables could not be found');
    } finally {
      this.#busy = false;
    }
  }

  async storeAlive(): Promise<void> {
    try {
      await this.#store.setAlive(this.#rooms.now());
    } catch (error) {
      this.#log.error({ err: error }, 'the time could not be stored');
    }
  }

  async #handle(table: string): Promise<void> {
    try {
      const seat = await this.#rooms.act(table, (room, now) => {
        const { edit, playFor } = handleDue(room, now);
        return { answer: playFor, ...edit };
      });
      if (seat !== undefined) this.#playFor(table, seat);
    } catch (error) {
      if (isUnreadable(error)) return;
      this.#log.error({ err: error, table }, 'a due table could not be handled');
    }
  }

  /** Corrects the clocks of tables by a time in which none ran, and notifies their subscribers. */
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
    // These were changed meanwhile, so they are read and corrected again.
    const again = await Promise.all(stale.map(({ table }) => this.#store.table(table)));
    await this.#skip(
      again.flatMap((table) => table ?? []),
      from,
      now,
    );
  }
}

/** The change of a running table with times by a time in which none ran. */
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
