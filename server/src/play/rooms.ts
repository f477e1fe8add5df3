import type { Command, Outcome, Seat } from '@kontor/core';
import type { Bus } from '../bus/bus.ts';
import type { Receipt, Store } from '../store/store.ts';
import { Committer } from './committer.ts';
import { changeOf, obey, type Room, wakeRoom } from './room.ts';

/** The topic on which word goes out that a table has changed. */
export function tableTopic(table: string): string {
  return `table/${table}`;
}

/** So many tables are kept awake; the others sleep in the database until somebody comes. */
const MOST_AWAKE = 500;

/** There is no such table, or it cannot be played. */
export class NoRoom extends Error {}

/** What somebody wants to do at a table, in memory; answers whether it may be. */
export type Act<Answer> = (room: Room) => Answer;

/**
 * The running tables. Everything that happens at one table happens one after the other; what happens at all of them in
 * the same moment is made durable together, and only then told.
 */
export class Rooms {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #committer: Committer;
  readonly #now: () => number;
  readonly #awake = new Map<string, Promise<Room>>();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(store: Store, bus: Bus, now: () => number) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
    this.#committer = new Committer(store);
  }

  /** A person's command. `clientId` names it for good: sent again, it gets the answer it got before. */
  command(table: string, seat: Seat, clientId: string, row: number, command: Command): Promise<Outcome> {
    return this.act(
      table,
      (room) => {
        const before = room.receipts.get(clientId);
        return before === undefined ? obey(room.match, seat, command, row) : (before as Outcome);
      },
      clientId,
    );
  }

  /**
   * Does something at a table and resolves when it is durable and told. If it cannot be made durable, the table is put
   * to sleep, so that what was only in memory is forgotten.
   */
  act<Answer>(table: string, act: Act<Answer>, clientId?: string): Promise<Answer> {
    return this.#inTurn(table, async () => {
      const room = await this.room(table);
      const { rows } = room.match.timeline;
      const since = rows.length;
      const desk = room.match.desk;
      const answer = act(room);
      const receipt: Receipt | undefined = clientId === undefined ? undefined : { clientId, answer };
      if (rows.length === since && room.match.desk === desk) return answer;
      const change = changeOf(room, since, this.#now(), receipt);
      try {
        await this.#committer.commit(change);
      } catch (error) {
        this.forget(table);
        throw error;
      }
      room.stored = { ...room.stored, progress: change.progress };
      if (receipt) room.receipts.set(receipt.clientId, receipt.answer);
      await this.#bus.publish(tableTopic(table), String(change.progress.row));
      return answer;
    });
  }

  /** The table with its match, awake. */
  room(table: string): Promise<Room> {
    const awake = this.#awake.get(table) ?? this.#wake(table);
    // Moved to the end: the first of the map is the one that was not wanted for longest.
    this.#awake.delete(table);
    this.#awake.set(table, awake);
    if (this.#awake.size > MOST_AWAKE) this.forget(this.#awake.keys().next().value as string);
    return awake;
  }

  /** Puts a table to sleep; it wakes again as it is stored. */
  forget(table: string): void {
    this.#awake.delete(table);
  }

  async #wake(table: string): Promise<Room> {
    try {
      const stored = await this.#store.table(table);
      if (!stored || stored.progress.stage === 'gathering') throw new NoRoom(table);
      const [rows, receipts] = await Promise.all([this.#store.rows(table), this.#store.receipts(table)]);
      const room = wakeRoom(stored, rows, receipts);
      if (room.ok) return room.value;
      throw new Error(`table ${table} does not replay: ${JSON.stringify(room.problems)}`);
    } catch (error) {
      this.forget(table);
      throw error;
    }
  }

  #inTurn<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
    const before = this.#queues.get(table) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#queues.set(table, done);
    const leave = () => {
      if (this.#queues.get(table) === done) this.#queues.delete(table);
    };
    done.then(leave, leave);
    return done;
  }
}
