import { applyCommand, type Command, isStale, type Outcome, refusal } from '@kontor/core';
import type { Bus } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import type { Change, Store } from '../store/store.ts';
import { changeOf, type Edit } from './change.ts';
import { Committer, StaleTable } from './committer.ts';
import { type Room, seatOf, wakeRoom } from './room.ts';

/** When more tables than this were wanted since the last sweep, there is another one. */
const MOST_AWAKE = 1000;

/** A table at which nothing happens for one to two of these goes to sleep in the database. */
const SLEEP_MS = 120_000;

/** How often a change is tried again when another process was faster. */
const TRIES = 3;

/** A table's place in memory. */
interface Place {
  /** The table, if it is awake. */
  room: Room | undefined;
  /** The sweep after which it was last wanted. */
  wanted: number;
  /** Something is being done at the table. */
  busy: boolean;
  /** Who waits for that. */
  readonly waiting: (() => void)[];
}

/** What an act answers, and what it decides; throwing `Refused` leaves everything as it was. */
export type Act<Answer> = (room: Room, now: number) => Edit & { readonly answer: Answer };

/** Who is told how something went. Promises would do, but a command takes so little time that theirs shows. */
export interface Reply<Answer> {
  readonly done: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/** Is called with every table that was loaded here, or changed here and is durable. */
export type Follower = (room: Room, change?: Change) => void;

/** What was done in memory. */
interface Played<Answer> {
  readonly answer: Answer;
  /** What has to be stored, if anything. */
  readonly change?: Change;
}

/** Something that is being done at a table. */
interface Deed<Answer> extends Reply<Answer> {
  readonly table: string;
  readonly place: Place;
  readonly act: Act<Answer>;
  /** How often it was tried. */
  tries: number;
}

/**
 * The tables. Everything that happens at one table happens one after the other; what happens at all of them in the same
 * moment is made durable together, and only then told.
 */
export class Rooms {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #committer: Committer;
  readonly now: () => number;
  readonly #places = new Map<string, Place>();
  #sweeps = 0;
  /** How many tables were wanted since the last sweep. */
  #wanted = 0;
  readonly #followers: Follower[] = [];
  readonly #sleeper: NodeJS.Timeout;

  constructor(store: Store, bus: Bus, now: () => number) {
    this.#store = store;
    this.#bus = bus;
    this.now = now;
    this.#committer = new Committer(store);
    this.#sleeper = setInterval(() => this.sweep(), SLEEP_MS).unref();
  }

  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** A person's command. `id` names it for good: sent again, it is answered but not carried out again. */
  command(
    table: string,
    user: string | null,
    id: string,
    row: number,
    command: Command,
    reply: Reply<Outcome>,
  ): void {
    const act: Act<Outcome> = ({ stored, match }) => {
      const seat = seatOf(stored, user)?.seat;
      if (seat === undefined) return no('seat.none');
      const { recent, bots, proposals, stage } = stored.progress;
      if (recent[seat]?.includes(id)) return { answer: { ok: true } };
      if (stage !== 'running' || !match) return no('table.still');
      if (bots[seat] !== null) return no('seat.bot');
      if (isStale(match.timeline.rows, row, seat, command)) return no('move.stale');
      const answer = applyCommand(match, seat, command);
      if (!answer.ok) return { answer };
      const done = { answer, command: { seat, id } };
      const back = proposals.missing?.seat === seat;
      return back ? { ...done, progress: { proposals: { ...proposals, missing: null } } } : done;
    };
    this.#do(table, act, reply);
  }

  /** Does something at a table and resolves when it is durable and told. */
  act<Answer>(table: string, act: Act<Answer>): Promise<Answer> {
    return new Promise((done, fail) => this.#do(table, act, { done, fail }));
  }

  /** When it is the table's turn. */
  #do<Answer>(table: string, act: Act<Answer>, { done, fail }: Reply<Answer>): void {
    const place = this.#place(table);
    const deed = { table, place, act, tries: 0, done, fail };
    if (place.busy) place.waiting.push(() => this.#begin(deed));
    else {
      place.busy = true;
      this.#begin(deed);
    }
  }

  #begin<Answer>(deed: Deed<Answer>): void {
    const { table, place } = deed;
    deed.tries++;
    if (place.room) this.#try(deed, place.room);
    else
      this.#wake(table, place).then(
        (room) => this.#try(deed, room),
        (error: unknown) => this.#fail(deed, error),
      );
  }

  /** Does it in memory, and has it made durable if there is something to store. */
  #try<Answer>(deed: Deed<Answer>, room: Room): void {
    let played: Played<Answer>;
    try {
      played = this.#play(room, deed.act);
    } catch (error) {
      this.#fail(deed, error);
      return;
    }
    const { answer, change } = played;
    if (!change) this.#end(deed, answer);
    else
      this.#committer.commit(change, (error) => {
        if (error !== undefined) this.#fail(deed, error);
        else {
          this.#tell(deed.table, room, change);
          this.#end(deed, answer);
        }
      });
  }

  #end<Answer>({ table, place, done }: Deed<Answer>, answer: Answer): void {
    this.#pass(table, place);
    done(answer);
  }

  /** What could not be made durable is forgotten: the table is put to sleep, as it is only in memory. */
  #fail<Answer>(deed: Deed<Answer>, error: unknown): void {
    const { table, place, tries, fail } = deed;
    if (!(error instanceof Refused)) this.forget(table);
    if (error instanceof StaleTable && tries < TRIES) this.#begin(deed);
    else {
      this.#pass(table, place);
      fail(error);
    }
  }

  #play<Answer>(room: Room, act: Act<Answer>): Played<Answer> {
    const since = room.match?.timeline.rows.length ?? 0;
    const pending = room.match?.pending;
    const now = this.now();
    const edit = act(room, now);
    const { answer } = edit;
    const played = (room.match?.timeline.rows.length ?? 0) > since || room.match?.pending !== pending;
    if (!played && !edit.progress && !edit.seats && !edit.command) return { answer };
    room.settled = false;
    return { answer, change: changeOf(room, edit, since, now) };
  }

  /** What has become durable is what there is, and everybody hears of it. */
  #tell(table: string, room: Room, change: Change): void {
    const { progress, seats } = change;
    room.stored = { terms: room.stored.terms, progress, seats: seats ?? room.stored.seats };
    room.settled = true;
    const fail = (error: unknown) =>
      console.error(`a change of table ${table} could not be published:`, error);
    // The change is durable, so no failure here may undo it or keep it from the others.
    for (const follower of this.#followers)
      try {
        follower(room, change);
      } catch (error) {
        fail(error);
      }
    this.#bus.publish({ kind: 'change', table, version: progress.version }).catch(fail);
    // Nothing more will happen here; whoever looks back at it wakes it again.
    if (room.match && progress.stage !== 'running') this.forget(table);
  }

  /** Looks at a table in a state that is durable, and not older than a version that another process has stored. */
  async look<Answer>(table: string, look: (room: Room) => Answer, version = -1): Promise<Answer> {
    const place = this.#place(table);
    if (place.busy) await turnAt(place);
    place.busy = true;
    try {
      // Another process may have changed it.
      if (place.room && place.room.stored.progress.version < version) this.forget(table);
      return look(place.room ?? (await this.#wake(table, place)));
    } finally {
      this.#pass(table, place);
    }
  }

  /** Puts a table to sleep; it wakes again as it is stored. */
  forget(table: string): void {
    const place = this.#places.get(table);
    if (!place) return;
    place.room = undefined;
    if (!place.busy) this.#places.delete(table);
  }

  /** Tables that nobody wanted since the last sweep but one go to sleep. */
  sweep(): void {
    for (const [table, { wanted }] of this.#places) if (wanted < this.#sweeps) this.forget(table);
    this.#sweeps++;
    this.#wanted = 0;
  }

  close(): void {
    clearInterval(this.#sleeper);
  }

  /** Wakes a table. Only in its turn, so that it is woken once. */
  async #wake(table: string, place: Place): Promise<Room> {
    const stored = await this.#store.table(table);
    if (!stored) throw new Refused('table.unknown', 'There is no such table.', 404);
    const rows = await this.#store.rows(table);
    const room = wakeRoom(
      stored,
      rows.map(({ entry }) => entry),
    );
    place.room = room;
    this.#want(place);
    for (const follower of this.#followers) follower(room);
    return room;
  }

  #place(table: string): Place {
    const known = this.#places.get(table);
    if (known?.room) this.#want(known);
    if (known) return known;
    const place = { room: undefined, wanted: -1, busy: false, waiting: [] };
    this.#places.set(table, place);
    return place;
  }

  /** A table that is awake is wanted. One that is not there does not count, however often it is asked for. */
  #want(place: Place): void {
    if (place.wanted === this.#sweeps) return;
    place.wanted = this.#sweeps;
    if (++this.#wanted > MOST_AWAKE) this.sweep();
  }

  /** Whoever has waited longest at the table is next. */
  #pass(table: string, place: Place): void {
    const next = place.waiting.shift();
    if (next) queueMicrotask(next);
    else {
      place.busy = false;
      if (!place.room) this.#places.delete(table);
    }
  }
}

function turnAt({ waiting }: Place): Promise<void> {
  return new Promise((resolve) => waiting.push(resolve));
}

function no(code: string): { readonly answer: Outcome } {
  return { answer: { ok: false, refused: refusal(code, undefined) } };
}
