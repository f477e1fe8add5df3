import { DELETED_NAME } from '@kontor/protocol';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { peopleAt, STAND_IN } from '../lobby/proposals.ts';
import { callOff, stand } from '../lobby/seats.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Edit } from '../play/change.ts';
import { type Room, seatOf } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { SeatRow, Store } from '../store/store.ts';
import { addToLists, readLists } from './deleted-list.ts';

/** The admin tool writes to the database alone, so whom it has deleted is looked for again and again. */
const EVERY_MS = 10_000;

interface DeletionParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly bus: Bus;
  /** Folders with lists of who was deleted, which outlive the database. */
  readonly lists: readonly string[];
  readonly log: Logger;
}

/** Deletes people. Their games stay, with "somebody" at their seat. */
export class Deletion {
  readonly #parts: DeletionParts;
  #timer: NodeJS.Timeout | undefined;
  #failing = false;

  constructor(parts: DeletionParts) {
    this.#parts = parts;
  }

  /** Goes on with what a crash has broken off, and deletes again whom a restored back-up has brought back. */
  async start(): Promise<void> {
    const { store, rooms, lists } = this.#parts;
    await store.personal.addDeleted(await readLists(lists), rooms.now());
    await this.finish();
    this.#timer = setInterval(() => void this.#keep(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async delete(user: string): Promise<void> {
    const { store, rooms, bus, lists } = this.#parts;
    await store.personal.markDeleted(user, rooms.now());
    await addToLists(lists, [user]);
    await bus.publish({ kind: 'forgotten', user });
    await this.#erase(user);
  }

  /** Deletes everything about whoever is marked as deleted and still there. */
  async finish(): Promise<void> {
    for (const user of await this.#parts.store.personal.comeBack()) await this.delete(user);
  }

  async #keep(): Promise<void> {
    try {
      await this.finish();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#parts.log.error({ err: error }, 'people could not be deleted');
      this.#failing = true;
    }
  }

  async #erase(user: string): Promise<void> {
    const { store, tables, rooms } = this.#parts;
    for (const { terms } of await store.tablesOf(user, Number.MAX_SAFE_INTEGER)) {
      await tables.edit(terms.id, (room) => depart(room, user));
      // The match knows the names from when it was loaded.
      rooms.forget(terms.id);
    }
    await store.personal.erase(user);
  }
}

/** Leaves a table for good: a bot goes on for whoever is in a game, unless nobody else is there. */
function depart(room: Room, user: string): Edit {
  const { stored, match } = room;
  const { stage, proposals } = stored.progress;
  const mine = seatOf(stored, user);
  if (stage === 'gathering') {
    if (stored.terms.host === user) return { ...(mine && stand(stored, user)), ...callOff(stored, user) };
    return mine ? stand(stored, user) : {};
  }
  if (!mine) return {};
  const seats = anonymous(stored.seats, mine);
  if (stage !== 'running' || !match) return { seats };
  if (peopleAt(room).every((seat) => seat === mine.seat)) return { seats, progress: { stage: 'cancelled' } };
  if (match.botAt(mine.seat) === undefined) match.control(mine.seat, STAND_IN);
  const { cancel, missing, alsoMissing } = proposals;
  return {
    seats,
    progress: {
      proposals: {
        ...proposals,
        cancel: cancel.filter((seat) => seat !== mine.seat),
        missing: missing?.seat === mine.seat ? null : missing,
        alsoMissing: alsoMissing.filter((seat) => seat !== mine.seat),
      },
    },
  };
}

function anonymous(seats: readonly SeatRow[], mine: SeatRow): SeatRow[] {
  const names = seats.map(({ name }) => name);
  const free = [DELETED_NAME, ...seats.map((_, i) => `${DELETED_NAME} ${i + 2}`)];
  const name = free.find((each) => !names.includes(each)) ?? DELETED_NAME;
  return seats.map((seat) =>
    seat === mine ? { ...seat, user: null, name, returnHash: null, auto: [] } : seat,
  );
}
