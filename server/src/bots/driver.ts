import { setTimeout as delay } from 'node:timers/promises';
import { botQuestion } from '@kontor/bots';
import { answerFor, type Seat } from '@kontor/core';
import type { Logger } from 'pino';
import type { Limits } from '../limits.ts';
import { STAND_IN } from '../lobby/proposals.ts';
import type { Edit } from '../play/change.ts';
import { type Room, seatsToAct } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { automaticAnswer } from './automatic.ts';
import { BotQueue, QueueFull } from './queue.ts';
import type { Thinker } from './thinker.ts';

/** When something fails, a bot tries again after a delay that grows every time. */
const MAX_TRIES = 3;
const RETRY_MS = 1000;

/** A move that a bot owes. */
interface Turn {
  readonly table: string;
  readonly owner: string;
  /** The number of the last row; after another one the turn is void. */
  readonly row: number;
  readonly seat: Seat;
  readonly level: string;
  readonly by: 'bot' | 'time';
}

export interface DriverParts {
  readonly rooms: Rooms;
  readonly thinker: Thinker;
  readonly limits: Limits;
  /** Is this the server that looks after the table's bots? */
  readonly isOurs: (table: string) => boolean;
  /** Is somebody connected to the table? */
  readonly watched: (table: string) => boolean;
  /** Milliseconds that a bot takes at least where people watch, so that they can follow. */
  readonly pauseMs: number;
  /** Called when bots can think again after some were turned away. */
  readonly onRoom: () => void;
  readonly log: Logger;
}

/** Makes the moves of bots, and the automatic answers that players have switched on. */
export class BotDriver {
  readonly #rooms: Rooms;
  readonly #thinker: Thinker;
  readonly #queue: BotQueue;
  readonly #isOurs: (table: string) => boolean;
  readonly #watched: (table: string) => boolean;
  readonly #pauseMs: number;
  readonly #log: Logger;
  /** Questions that bots are thinking about: table, row and seat. */
  readonly #thinking = new Set<string>();
  #closed = false;

  constructor(parts: DriverParts) {
    const { rooms, thinker, limits, log } = parts;
    this.#rooms = rooms;
    this.#thinker = thinker;
    this.#isOurs = parts.isOurs;
    this.#watched = parts.watched;
    this.#pauseMs = parts.pauseMs;
    this.#log = log;
    this.#queue = new BotQueue({
      threads: thinker.threads,
      perOwner: limits.botsThinkingPerPerson,
      capacity: limits.botsWaiting,
      onRoom: parts.onRoom,
    });
    rooms.follow((room) => this.look(room));
  }

  get thinkingCount(): number {
    return this.#queue.thinkingCount;
  }

  get waitingCount(): number {
    return this.#queue.waitingCount;
  }

  /** Makes one move for a seat whose time is up. */
  playFor(table: string, seat: Seat): void {
    this.#rooms
      .look(table, (room) => this.#ask(room, seat, STAND_IN, 'time'))
      .catch((error: unknown) => this.#log.error({ err: error, table }, 'no move was found for a time-out'));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thinker.close();
  }

  /** Starts what bots and automatic answers have to do at a table. */
  look(room: Room): void {
    const { match, stored } = room;
    if (!match || stored.progress.stage !== 'running' || match.pending.held) return;
    for (const seat of seatsToAct(match)) {
      const level = stored.progress.bots[seat] ?? null;
      // An automatic answer takes no time, and whoever is late finds that it was given.
      if (level !== null) {
        if (this.#isOurs(stored.terms.id)) this.#ask(room, seat, level, 'bot');
      } else if ((stored.seats[seat]?.auto.length ?? 0) > 0) this.#answer(stored.terms.id, seat);
    }
  }

  #ask(room: Room, seat: Seat, level: string, by: 'bot' | 'time'): void {
    const table = room.stored.terms.id;
    if (!room.match) return;
    const row = room.match.timeline.rows.length;
    const key = `${table} ${row} ${seat}`;
    if (this.#thinking.has(key)) return;
    const turn = { table, row, seat, level, by, owner: room.stored.terms.host };
    this.#thinking.add(key);
    this.#retry(() => this.#move(turn))
      .catch((error: unknown) => {
        if (error instanceof QueueFull) this.#log.warn({ table }, 'too many bots wait for their turn');
        else if (!this.#closed) this.#log.error({ err: error, table }, 'a bot could not move');
      })
      .finally(() => this.#thinking.delete(key));
  }

  async #retry(move: () => Promise<void>): Promise<void> {
    for (let tries = 1; !this.#closed; tries++)
      try {
        return await move();
      } catch (error) {
        if (tries === MAX_TRIES || error instanceof QueueFull) throw error;
        await delay(RETRY_MS * tries, undefined, { ref: false });
      }
  }

  async #move(turn: Turn): Promise<void> {
    const { table, row, seat, by } = turn;
    const watched = () => this.#watched(table);
    const pause = delay(watched() ? this.#pauseMs : 0);
    const move = await this.#queue.run({ ...turn, watched }, () => this.#think(turn));
    await pause;
    if (move === undefined) return;
    if (this.#closed) return;
    await this.#rooms.act(table, ({ stored, match }) => {
      // The person may be back by now, or moves were undone.
      const still = by === 'time' || stored.progress.bots[seat] !== null;
      if (!match || stored.progress.stage !== 'running' || match.timeline.rows.length !== row || !still)
        return { answer: undefined };
      const marked = by === 'time' || stored.seats[seat]?.bot === null;
      const outcome = answerFor(match, seat, move, marked ? by : undefined);
      if (!outcome.ok) throw new Error(`"${move}" was refused: ${outcome.refused.code}`);
      return { answer: undefined };
    });
  }

  /** The question is made when it is its turn: many may wait, and by then it may be void. */
  async #think({ table, row, seat, level }: Turn): Promise<string | undefined> {
    if (this.#closed) return undefined;
    const question = await this.#rooms.look(table, ({ match }) =>
      match?.timeline.rows.length === row ? botQuestion(match, seat, level) : undefined,
    );
    return question && this.#thinker.think(question);
  }

  #answer(table: string, seat: Seat): void {
    this.#rooms
      .act(table, (room) => ({ answer: undefined, ...automaticEdit(room, seat) }))
      .catch((error: unknown) => this.#log.error({ err: error, table }, 'an automatic answer failed'));
  }
}

function automaticEdit({ stored, match }: Room, seat: Seat): Edit {
  const row = stored.seats[seat];
  if (!match || !row || stored.progress.stage !== 'running' || !seatsToAct(match).includes(seat)) return {};
  const { move, auto } = automaticAnswer(match, seat, row.auto);
  if (move !== undefined) answerFor(match, seat, move);
  return auto.length === row.auto.length
    ? {}
    : { seats: stored.seats.map((other) => (other === row ? { ...row, auto } : other)) };
}
